import type { Client, ClientBase } from 'pg';
import type { ConnectedClient } from './silent-connections.js';

/** SQLSTATE of a write where the server takes none. */
export const readOnlyCode = '25006';

/** Fails as a write does where the server takes none; changes and locks nothing. */
export const takesWritesSql = 'select from number_counters where false for update';

/**
 * Ends a connection whose server takes no writes, once it says so: the primary of before a failover, to which an old
 * address or a pooler leads. Its pool would use it for as long as there is work; the next one finds the new primary, as soon as
 * the address does.
 *
 * @param andThen what else is to be left then
 */
export function endIfReadOnly(client: ClientBase, andThen?: () => void): void {
  const { connection } = client as ConnectedClient;
  // After pg's own listener, which fails the statement.
  connection.on('errorMessage', ({ code }: { code?: string }) => {
    if (code !== readOnlyCode) return;
    void (client as Client).end();
    andThen?.();
  });
}
