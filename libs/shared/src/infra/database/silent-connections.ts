import type { Socket } from 'node:net';
import type { ClientBase, Connection } from 'pg';

/** As `pg` has them; its types leave them out. */
export type ConnectedClient = ClientBase & { connection: Connection & { stream: Socket } };

/** A server that works has so long beyond the time of a statement, to end it and say so. */
const graceMs = 1_000;

/**
 * Destroys a connection whose statement has had no answer for `statementMs` and a second more: the server or its disk stands
 * still. The statement fails as on a lost connection, in place of waiting for as long as that lasts; it may take effect later.
 * A transaction that waits for something else may wait.
 */
export function endIfSilent(client: ClientBase, statementMs: number): void {
  const ms = statementMs + graceMs;
  const { connection } = client as ConnectedClient;
  const { stream } = connection;
  let answered = stream.bytesWritten;
  // Before pg's own listener, which sends what waits.
  connection.prependListener('readyForQuery', () => (answered = stream.bytesWritten));
  // Not as the argument of setTimeout, which would be called once: in the first pause, for nothing.
  stream.setTimeout(ms).on('timeout', () => {
    if (stream.bytesWritten > answered) stream.destroy(noAnswer(ms));
  });
}

function noAnswer(ms: number): Error {
  return Object.assign(new Error(`PostgreSQL has not answered for ${ms / 1000} s`), { code: 'ETIMEDOUT' });
}
