import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Requests with `Expect: 100-continue` whose clients have not been told to go on. */
const awaiting = new WeakMap<IncomingMessage, ServerResponse>();

/**
 * Lets requests with `Expect: 100-continue` be judged by their head: `100 Continue` is sent when the body is first
 * read, so that a refusal that needs no body is the only answer.
 */
export function continueWhenRead(server: Server): void {
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    awaiting.set(request, response);
    server.emit('request', request, response);
  });
}

/** Tells a client that waits for it to send the body. To be called before a body is read. */
export function askForBody(request: IncomingMessage): void {
  const response = awaiting.get(request);
  awaiting.delete(request);
  if (response !== undefined && !response.headersSent) response.writeContinue();
}

/** Whether the client still waits to be told to send the body. It may send it all the same, or never. */
export function isBodyWithheld(request: IncomingMessage): boolean {
  return awaiting.has(request);
}
