import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Requests with `Expect: 100-continue` that have had no `100 Continue` yet. */
const awaiting = new WeakMap<IncomingMessage, ServerResponse>();

/**
 * Sends `100 Continue` when the body is first read, so that a request with `Expect: 100-continue` can be refused by
 * its head alone.
 */
export function continueWhenRead(server: Server): void {
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    awaiting.set(request, response);
    server.emit('request', request, response);
  });
}

/** Sends `100 Continue` if the client waits for it. Call it before reading a body. */
export function askForBody(request: IncomingMessage): void {
  const response = awaiting.get(request);
  awaiting.delete(request);
  if (response !== undefined && !response.headersSent) response.writeContinue();
}

/** Whether the client still waits for `100 Continue`. It may send the body all the same, or never. */
export function isBodyWithheld(request: IncomingMessage): boolean {
  return awaiting.has(request);
}
