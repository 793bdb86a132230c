import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ServiceError } from '@shared/contract/errors.js';
import express, { type Request, type Response } from 'express';
import { checkJsonTree } from './json-tree.js';

const unparsedKey = 'unparsedBody';
const jsonBodyDeadlineMs = 15_000;

/** The handler reads the request's bytes itself. */
export const UnparsedBody = () => SetMetadata(unparsedKey, true);

// Not strict: `null` is JSON, too; that it is no object is told by the next check.
const parseJson = express.json({ limit: '1mb', strict: false, type: () => true });

function hasBody(request: Request): boolean {
  return (
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
  );
}

function readJson(request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      response.setHeader('Connection', 'close');
      reject(malformed('The body did not arrive in time.', 'Send the whole body within 15 seconds.'));
    }, jsonBodyDeadlineMs);
    parseJson(request, response, (error?: unknown) => {
      clearTimeout(timer);
      if (error === undefined) resolve();
      else reject(explain(error as { type?: string }));
    });
  });
}

function malformed(message: string, hint: string): ServiceError {
  return new ServiceError('INVALID_INPUT', { message, details: { hint } });
}

function explain(error: { type?: string }): ServiceError {
  if (error.type === 'entity.too.large') {
    return malformed('The JSON body is larger than 1 MB.', 'Send less; files go to POST /api/upload.');
  }
  if (error.type === 'encoding.unsupported' || error.type === 'charset.unsupported') {
    return malformed(
      'The body has an unsupported encoding.',
      'Send UTF-8, plain or with gzip, deflate or br.',
    );
  }
  return malformed('The body is not valid JSON.', 'Send one JSON object.');
}

/**
 * Parses JSON bodies after the route, the session and the rate have been checked, so that a caller
 * hears of those first and an unknown one costs us no parsing.
 */
@Injectable()
export class BodyGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (['GET', 'HEAD'].includes(request.method)) return true;
    if (this.reflector.get<boolean>(unparsedKey, context.getHandler())) return true;
    if (!hasBody(request)) {
      request.body = {};
      return true;
    }
    if (!request.is(['application/json', '+json'])) {
      throw malformed('The body is not JSON.', 'Send Content-Type: application/json.');
    }
    await readJson(request, http.getResponse<Response>());
    checkJsonTree(request.body);
    return true;
  }
}
