import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Answers a request, or passes it on. */
type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** One of the first steps of every request: calls `next`, or answers. It throws nothing: that would end the process. */
export type FirstStep = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Takes each request through these steps before Express, whose routing costs more than to send an answer from memory.
 * Express gives requests and responses its properties (`ip`, `locals`) only after them.
 */
export function takeFirstSteps(server: Server, steps: readonly FirstStep[]): void {
  const [express] = server.listeners('request') as [Listener];
  const enter = steps.reduceRight<Listener>(
    (next, step) => (request, response) => step(request, response, () => next(request, response)),
    express,
  );
  server.off('request', express).on('request', enter);
}
