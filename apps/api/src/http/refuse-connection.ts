import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long the refusal has to reach its client. */
const lastWordsMs = 1_000;

/** What a connection is refused for, beside the faults of Node's parser. */
export type ConnectionFault = 'ERR_TINY_CHUNKS' | 'ERR_PIPELINED';

/** Refuses what comes over a connection as the parser's faults are refused (`raw-errors.ts`), and ends it. */
export function refuseConnection(server: Server, socket: Socket, code: ConnectionFault): void {
  server.emit('clientError', Object.assign(new Error(code), { code }), socket);
  setTimeout(() => socket.destroy(), lastWordsMs).unref();
}
