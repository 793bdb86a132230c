import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { checkIsObject, checkJsonText, checkJsonTree, maxJsonBytes } from './json-bounds.js';
import { receiveBody, unreadable } from './request-body.js';
import { told } from '@shared/words/say.js';

const unparsedKey = 'unparsedBody';

/** The handler reads the request's bytes itself. */
export const UnparsedBody = () => SetMetadata(unparsedKey, true);

const tooLarge = {
  message: told('api.messages.jsonTooLarge', { kilobytes: maxJsonBytes / 1024 }),
  hint: told('api.hints.sendLessJson'),
};

function hasBody(request: Request): boolean {
  return (
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
  );
}

/** JSON is UTF-8; UTF-16 is read if the content type names it. */
function decoderFor(request: Request): TextDecoder {
  const [, named = 'utf-8'] =
    /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(request.headers['content-type'] ?? '') ?? [];
  const charset = named.toLowerCase();
  if (['utf-8', 'utf8', 'utf-16', 'utf-16le'].includes(charset)) return new TextDecoder(charset);
  throw unreadable(told('api.messages.unsupportedEncoding'), told('api.hints.utf8'));
}

function parse(text: string): object {
  // Cheap checks first, before the text is parsed.
  const isSuspect = checkJsonText(text);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    throw unreadable(told('api.messages.invalidJson'), told('api.hints.oneJsonObject'), error);
  }
  checkIsObject(body);
  if (isSuspect) checkJsonTree(body);
  return body;
}

/**
 * Parses JSON bodies after the route, the session and the rate have been checked, so that
 * those refusals come first and callers without a session cost no parsing.
 */
@Injectable()
export class BodyGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    if (['GET', 'HEAD'].includes(request.method)) return true;
    if (this.reflector.get<boolean>(unparsedKey, context.getHandler())) return true;
    if (!hasBody(request)) {
      request.body = {};
      return true;
    }
    if (!request.is(['application/json', '+json'])) {
      throw unreadable(told('api.messages.notJson'), told('api.hints.jsonType'));
    }
    const decoder = decoderFor(request);
    const bytes = await receiveBody(request, { maxBytes: maxJsonBytes, mayBeCompressed: true, tooLarge });
    const text = decoder.decode(bytes);
    request.body = text === '' ? {} : parse(text);
    return true;
  }
}
