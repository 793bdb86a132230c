import type { Socket } from 'node:net';
import type { Connection, Pool, PoolClient } from 'pg';

/** As `pg` has them; its types leave them out. */
type ConnectedClient = PoolClient & { connection: Connection & { stream: Socket } };

/** What a server that works has beyond the time of a statement, to end it and say so. */
const lastWordsMs = 1_000;

/**
 * Ends connections of a pool that are not told the end of their statement, so long after its time is up: the server or its disk
 * stands still. Who asked fails then, as if the connection had been lost, in place of waiting for as long as that lasts.
 * A transaction that waits for something else may wait.
 */
export function endSilentConnections(pool: Pool, answerMs: number): void {
  const ms = answerMs + lastWordsMs;
  pool.on('connect', (client) => {
    const { connection } = client as ConnectedClient;
    const { stream } = connection;
    let answered = stream.bytesWritten;
    // Before pg's own listener, which sends what waits.
    connection.prependListener('readyForQuery', () => (answered = stream.bytesWritten));
    stream.setTimeout(ms, () => {
      if (stream.bytesWritten > answered) stream.destroy(noAnswer(ms));
    });
  });
}

function noAnswer(ms: number): Error {
  return Object.assign(new Error(`PostgreSQL has not answered for ${ms / 1000} s`), { code: 'ETIMEDOUT' });
}
