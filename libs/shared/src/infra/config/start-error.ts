import { SettingsError } from './env.js';
import { endProcess } from './process-stop.js';

/** System error codes in words, for the operator who starts the service. */
const meanings: Record<string, string> = {
  EACCES: 'this user has no permission for it',
  EPERM: 'this user has no permission for it',
  EROFS: 'its file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a file is in the way of a folder',
  EEXIST: 'something is in its way',
  EISDIR: 'a folder is in its way',
  ENOENT: 'nothing can be made there',
  ENAMETOOLONG: 'the path is too long',
  ELOOP: 'its symbolic links form a circle',
  ENOLINK: 'a symbolic link there leads nowhere',
  EIO: 'the disk fails',
};

const ports: Record<string, string> = {
  EADDRINUSE: 'is taken by another process: stop that one, or set PORT',
  EACCES: 'is not for this user: choose a PORT above 1023',
  EADDRNOTAVAIL: 'is on an address that this machine does not have: set HOST',
  ENOTFOUND: 'is on an address that cannot be found: set HOST',
};

type SystemError = NodeJS.ErrnoException & { address?: string; port?: number };

/**
 * One sentence for a system error, or `null` for any other error.
 *
 * @param subject such as `DATA_DIR`, when the reader knows the path by that name.
 */
export function describeSystemError(error: unknown, subject?: string): string | null {
  if (!(error instanceof Error)) return null;
  const { code = '', syscall, path, address, port } = error as SystemError;
  if (syscall === 'listen' || (syscall === 'getaddrinfo' && port === undefined && path === undefined)) {
    const meaning = ports[code];
    const place = port === undefined ? `${address ?? 'HOST'}` : `Port ${port} of ${address}`;
    return meaning === undefined ? null : `${place} ${meaning}.`;
  }
  if (syscall === 'connect') {
    const place = port === undefined ? (path ?? address) : `${address}:${port}`;
    return `${place} does not answer (${code}): is what the settings name there running?`;
  }
  const meaning = meanings[code];
  if (syscall === undefined || meaning === undefined) return null;
  const place = [subject, path].filter((word) => word !== undefined).join(' ');
  return `${place || 'A file'} cannot be used: ${meaning} (${code}).`;
}

/** The output of a failed start: the message of a plain error, the stack of any other kind. */
export function describeStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const refusal = describeSystemError(error);
  if (refusal !== null) return refusal;
  if (error.constructor !== Error && !(error instanceof SettingsError)) return error.stack ?? error.message;
  // A whole sentence needs no cause.
  if (error.message.endsWith('.')) return error.message;
  return error.cause instanceof Error ? `${error.message}: ${describeCause(error.cause)}` : error.message;
}

/** A connection that fails at several addresses has one message for each, and none of its own. */
function describeCause(cause: Error): string {
  if (cause instanceof AggregateError && cause.message === '') {
    return [...new Set(cause.errors.map((one) => (one as Error).message))].join(', ');
  }
  return cause.message;
}

/** Ends a process that could not start, printing {@link describeStartError}. */
export function endWithReason(error: unknown): void {
  process.stderr.write(`${describeStartError(error)}\n`);
  endProcess(1);
}
