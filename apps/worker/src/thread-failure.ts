import { StorageUnavailableError } from '@shared/infra/storage/file-storage.js';
import { ThreadsClosedError } from './thread-pool.js';

/** A thread's answer for a failure that is, as far as it can tell, not the task's fault. */
export interface ThreadFailure {
  outcome: 'error';
  name: string;
  message: string;
  stack?: string;
}

/** A thread's answer for a caught error. */
export function threadFailure(error: unknown): ThreadFailure {
  const { name, message, stack } = error as Error;
  return { outcome: 'error', name, message, stack };
}

/** An error of a thread, with its original name and the thread's stack. */
export class ThreadError extends Error {
  constructor({ name, message, stack }: ThreadFailure) {
    super(message);
    this.name = name;
    if (stack !== undefined) this.stack = stack;
  }
}

/** Whether the attempt does not count: the storage was unavailable, here or in a thread, or the process is stopping. */
export function isNoAttempt(error: unknown): boolean {
  if (error instanceof StorageUnavailableError || error instanceof ThreadsClosedError) return true;
  return error instanceof ThreadError && error.name === StorageUnavailableError.name;
}
