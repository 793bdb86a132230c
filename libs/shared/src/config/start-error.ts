import { SettingsError } from './env.js';

/** What a failed start prints: plain errors are written for its reader, any other kind is to be traced. */
export function describeStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.constructor !== Error && !(error instanceof SettingsError)) return error.stack ?? error.message;
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** Ends a process that could not start, with the reason and no stack where none is needed. */
export function endWithReason(error: unknown): void {
  process.stderr.write(`${describeStartError(error)}\n`);
  process.exit(1);
}
