import { ServiceError } from '@shared/contract/errors.js';
import express, { type Request, type Response } from 'express';

const bodyDeadlineMs = 15_000;

const readRaw = express.raw({ limit: '1mb', inflate: false, type: () => true });

function unreadable(message: string, hint: string): ServiceError {
  return new ServiceError('INVALID_INPUT', { message, details: { hint } });
}

/**
 * The body byte for byte, as a signature covers it; up to 1 MB.
 *
 * @throws {ServiceError} INVALID_INPUT when it is larger, compressed, or does not arrive.
 */
export function receiveRawBody(request: Request, response: Response): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      response.setHeader('Connection', 'close');
      reject(unreadable('The body did not arrive in time.', 'Send the whole body within 15 seconds.'));
    }, bodyDeadlineMs);
    readRaw(request, response, (error?: unknown) => {
      clearTimeout(timer);
      if (error !== undefined)
        reject(unreadable('The body cannot be read.', 'Send up to 1 MB, not compressed.'));
      else resolve(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
    });
  });
}
