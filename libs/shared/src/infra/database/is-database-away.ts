import { ConnectionException } from '@mikro-orm/core';
import { readOnlyCode } from './read-only-connections.js';
import { isUnstorableText } from './unstorable-text.js';

/**
 * The driver's codes, and PostgreSQL's of connections (08…), of a server that takes no writes (25006), as before a failover
 * is through, of a statement's time (57014), of shutdown and start (57P01 to 57P03), of resources (53…: connections, memory,
 * disk) and of files (58030). All errors of PgBouncer's own, as of a server that ended, are 08P01.
 */
const codes = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', '08000', '08001', '08003', '08006', '08P01'],
  ...[readOnlyCode, '57014', '57P01', '57P02', '57P03', '53000', '53100', '53200', '53300', '58030'],
];

/** Of a connection to a Unix socket alone: elsewhere they are a file's. */
const socketCodes = ['ENOENT', 'EAGAIN'];

/** The driver's messages, which carry no code, for a connection that ended before or during a query. */
const words =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Client was closed|socket (hang up|has been ended)/;

/** Whether an error, or its cause, means that the database is unavailable or out of resources, so that it may work later. */
export function isDatabaseAway(error: unknown): boolean {
  if (isUnstorableText(error)) return false;
  if (error instanceof ConnectionException) return true;
  const { code, syscall, message, cause } = error as Record<string, unknown>;
  if (codes.includes(String(code)) || words.test(String(message))) return true;
  if (syscall === 'connect' && socketCodes.includes(String(code))) return true;
  return cause instanceof Error && isDatabaseAway(cause);
}
