import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { isDecodable } from '@shared/domain/contract/percent-encoding.js';
import type { Told } from '@shared/domain/contract/told.js';
import type { NextFunction, Request, Response } from 'express';
import { continueWhenRead } from './awaited-bodies.js';
import type { Drain } from './drain.js';
import { apiVersion } from './response-headers.js';
import { failureBody } from './failure.js';
import type { ConnectionFault } from './refuse-connection.js';
import { longestUploadMs } from './upload-rate.js';
import { told } from '@shared/words/say.js';

type Explanation = [message: Told, hint: Told];

const faultsOfClients: Record<ConnectionFault, Explanation> = {
  ERR_TINY_CHUNKS: [told('api.messages.tinyChunks'), told('api.hints.largerChunks')],
  ERR_PIPELINED: [told('api.messages.pipelined'), told('api.hints.oneRequest')],
};

const explanations: Record<string, Explanation> = {
  ...faultsOfClients,
  HPE_HEADER_OVERFLOW: [
    told('api.messages.headersTooLarge'),
    told('api.hints.fewerHeaders', { kilobytes: 16 }),
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [told('api.messages.lateRequest'), told('api.hints.noPauses')],
};

function malformed(message: Told, hint: Told): ServiceError {
  return new ServiceError('INVALID_INPUT', { message, details: { hint } });
}

function answerBareSocket(error: NodeJS.ErrnoException, socket: Duplex): void {
  const [message, hint] = explanations[error.code ?? ''] ?? [
    told('api.messages.notHttp'),
    told('api.hints.checkHead'),
  ];
  const body = JSON.stringify(failureBody(malformed(message, hint)));
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

/**
 * Refuses a request whose head is readable but not acceptable. Node's server would answer most of
 * these without an envelope; {@link envelopeRawErrors} lets them through to here.
 */
export function checkRequestHead(request: Request, _response: Response, next: NextFunction): void {
  const { host, expect } = request.headers;
  if (request.httpVersion === '1.1' && host === undefined) {
    next(malformed(told('api.messages.hostMissing'), told('api.hints.nameHost')));
  } else if (expect !== undefined && expect.toLowerCase() !== '100-continue') {
    next(malformed(told('api.messages.unknownExpectation'), told('api.hints.expectContinue')));
  } else if (!isDecodable(request.path)) {
    next(malformed(told('api.messages.malformedEscape'), told('api.hints.writePercent')));
  } else next();
}

/** How often Node looks for requests that are late: by default twice a minute, which would be added to each limit. */
const lateEveryMs = 5_000;

/** How long the refusal of a tunnel has to reach its client. */
const lastWordsMs = 1_000;

/** Gives the refusals of Node's server, made before any route is known, the failure envelope. */
export function envelopeRawErrors(server: Server, drain: Drain): void {
  continueWhenRead(server);
  const refuse = (error: NodeJS.ErrnoException, socket: Duplex): void => {
    // A second answer must not be written into one in flight.
    const isLost = error.code === 'ECONNRESET' || !socket.writable || drain.isAnswering(socket);
    if (isLost) socket.destroy();
    else answerBareSocket(error, socket);
  };
  server.on('clientError', refuse);
  server.on('connect', (_request, socket) => {
    // Node has given the socket away: nobody else hears of its errors, or ends it.
    socket.on('error', () => socket.destroy());
    refuse(new Error('no tunnels'), socket);
    setTimeout(() => socket.destroy(), lastWordsMs).unref();
  });
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  // Options of the server, which Nest creates without any; Node reads the interval when it begins to listen.
  Object.assign(server, { requireHostHeader: false, connectionsCheckingInterval: lateEveryMs });
  // An answer that nobody reads is held no longer; the longest silence before one is shorter, and live streams say something.
  server.timeout = 90_000;
  server.headersTimeout = 15_000;
  // Longer than proxies keep an idle connection (Caddy: two minutes): else they may reuse one that is just closing.
  server.keepAliveTimeout = 125_000;
  // For uploads over a slow line. Their least rate and the deadline of other bodies are checked where they are read.
  server.requestTimeout = longestUploadMs;
}
