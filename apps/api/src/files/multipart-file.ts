import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { ServiceError } from '@shared/contract/errors.js';
import type { Request } from 'express';

const stallMs = 30_000;
/** How much of a refused upload is read on, so that the client hears the answer instead of a reset. */
const drainBytes = 64 * 1024 * 1024;
const drainMs = 20_000;

/** The one file of a form while it arrives. */
export interface IncomingFile {
  filename: string;
  content: Readable;
}

function missingFile(): ServiceError {
  return new ServiceError('MISSING_FIELD', {
    message: 'The form contains no file.',
    details: {
      errors: [{ field: 'file', message: 'is required' }],
      hint: 'Send multipart/form-data with one field named file.',
    },
  });
}

function malformedForm(message: string): ServiceError {
  return new ServiceError('INVALID_INPUT', {
    message,
    details: { hint: 'Send the whole multipart/form-data body with one field named file.' },
  });
}

function openForm(request: Request): BusboyInstance {
  if (!request.is('multipart/form-data')) throw missingFile();
  try {
    return new Busboy({
      headers: request.headers as BusboyHeaders,
      limits: { files: 1, fields: 20, fieldSize: 4096, parts: 25, headerPairs: 50 },
    });
  } catch {
    throw malformedForm('The form has no valid boundary.');
  }
}

/** Reads on and throws away, within bounds. */
function drain(request: Request): Promise<void> {
  if (request.readableEnded || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let read = 0;
    const timer = setTimeout(resolve, drainMs);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    request.on('data', (chunk: Buffer) => {
      read += chunk.length;
      if (read > drainBytes) done();
    });
    request.once('end', done).once('close', done).resume();
  });
}

/**
 * Streams the form's field `file` into `consume` and waits for both. Whatever ends the upload early
 * (a refusal, a client that leaves or stalls, a broken form) reaches `consume` as an error of its
 * stream, so that it can remove what it has written.
 *
 * @throws {ServiceError} MISSING_FIELD or INVALID_INPUT; what `consume` throws passes through.
 */
export async function receiveFile<T>(
  request: Request,
  consume: (file: IncomingFile) => Promise<T>,
): Promise<T> {
  const form = openForm(request);
  let incoming: Readable | undefined;
  let consumed: Promise<T> | undefined;
  let isCutOff = false;
  try {
    return await new Promise<T>((resolve, reject) => {
      const fail = (error: Error) => {
        incoming?.destroy(error);
        reject(error);
      };
      form.on('file', (field, content, filename) => {
        if (field !== 'file' || consumed !== undefined) {
          content.resume();
          return;
        }
        incoming = content;
        // Told to `consume`; once that has ended, late errors of the stream are nobody's.
        content.on('error', () => undefined);
        consumed = consume({ filename, content });
        consumed.catch(reject);
      });
      form.once('finish', () => (consumed === undefined ? reject(missingFile()) : resolve(consumed)));
      form.on('error', () => fail(malformedForm('The form is broken.')));
      const cutOff = (message: string) => {
        isCutOff = true;
        fail(malformedForm(message));
      };
      request.once('close', () => {
        if (!request.complete) cutOff('The upload was cut off.');
      });
      request.setTimeout(stallMs, () => cutOff('The upload stalled.'));
      request.pipe(form);
    });
  } catch (error) {
    request.unpipe(form);
    if (isCutOff) request.res?.setHeader('Connection', 'close');
    else await drain(request);
    await consumed?.catch(() => undefined);
    throw error;
  }
}
