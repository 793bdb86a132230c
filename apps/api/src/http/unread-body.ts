import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { NextFunction, Request, Response } from 'express';
import { isBodyWithheld } from './awaited-bodies.js';

/**
 * How much of an unread body is read and discarded. Browsers read no answer before they have sent everything: without
 * this they would see a reset instead of the refusal.
 */
const drainBytes = 64 * 1024 * 1024;
const drainMs = 20_000;
/** Slower clients are cut off. */
const briskBytesPerSecond = 256 * 1024;

/** Discards the rest of the body while it arrives fast enough. Resolves with whether it has ended. */
export function drainBody(request: IncomingMessage): Promise<boolean> {
  if (request.complete || request.destroyed) return Promise.resolve(request.complete);
  return new Promise((resolve) => {
    let [total, inSecond] = [0, 0];
    const startedMs = performance.now();
    const finish = () => {
      clearInterval(timer);
      request.off('data', count).off('end', finish).off('close', finish);
      resolve(request.complete);
    };
    const count = (chunk: Buffer) => {
      total += chunk.length;
      inSecond += chunk.length;
      if (total > drainBytes) finish();
    };
    const timer = setInterval(() => {
      if (inSecond < briskBytesPerSecond || performance.now() - startedMs > drainMs) finish();
      inSecond = 0;
    }, 1_000);
    request.on('data', count).once('end', finish).once('close', finish).resume();
  });
}

function bytesAnnounced({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) return drainBytes;
  return Number(headers['content-length'] ?? 0);
}

/** Keeps the connection for the next request if the body ends soon, else ends it. */
function keepOrEnd(request: IncomingMessage, socket: Socket): void {
  void drainBody(request).then((hasEnded) => {
    if (!hasEnded) socket.destroy();
  });
}

/** Lets the client read the answer before the connection ends: closed with bytes unread, it would be reset. */
function endGently(request: IncomingMessage, socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    void drainBody(request).then(() => socket.destroy());
  };
}

/**
 * A request answered before its body has arrived must not hold its connection until the body ends: a fast body is
 * discarded, for a slow one the connection ends within a second. If the body is larger than is ever discarded, or the
 * client still waits for `100 Continue`, the answer has `Connection: close`.
 */
export function releaseUnreadBodies(request: Request, response: Response, next: NextFunction): void {
  if (bytesAnnounced(request) === 0) {
    next();
    return;
  }
  const { socket } = request;
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = ((...head: unknown[]) => {
    const isTooLong = !request.complete && bytesAnnounced(request) > drainBytes;
    if ((isTooLong || isBodyWithheld(request)) && !response.headersSent)
      response.setHeader('Connection', 'close');
    return writeHead(...head);
  }) as typeof response.writeHead;
  response.once('prefinish', () => {
    if (request.complete) return;
    if (response.getHeader('connection') === 'close') endGently(request, socket);
    else keepOrEnd(request, socket);
  });
  next();
}
