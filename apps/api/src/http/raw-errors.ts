import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ServiceError } from '@shared/contract/errors.js';
import { apiVersion } from './response-headers.js';
import { failureBody } from './failure.js';

const explanations: Record<string, [message: string, hint: string]> = {
  HPE_HEADER_OVERFLOW: ['The request headers are too large.', 'Send less than 16 KB of headers.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['The request did not arrive in time.', 'Send the whole request without pauses.'],
};

function bodyFor(message: string, hint: string): string {
  return JSON.stringify(failureBody(new ServiceError('INVALID_INPUT', { message, details: { hint } })));
}

function answerBareSocket(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [message, hint] = explanations[error.code ?? ''] ?? [
    'This is not a well-formed HTTP request.',
    'Check the request line and the headers.',
  ];
  const body = bodyFor(message, hint);
  const head = [
    'HTTP/1.1 400 Bad Request',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${randomUUID()}`,
    `API-Version: ${apiVersion}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

function answerUnknownExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const body = bodyFor('The Expect header asks for something unknown.', 'Send Expect: 100-continue or none.');
  response.writeHead(400, {
    'Content-Type': 'application/json; charset=utf-8',
    'X-Request-Id': randomUUID(),
    'API-Version': apiVersion,
    'Cache-Control': 'no-store',
    Connection: 'close',
  });
  response.end(body);
}

/** Envelopes the refusals that Node's server would answer bare, before any route is known. */
export function envelopeRawErrors(server: Server): void {
  server.on('clientError', answerBareSocket);
  server.on('checkExpectation', answerUnknownExpectation);
  server.headersTimeout = 15_000;
  server.requestTimeout = 300_000;
}
