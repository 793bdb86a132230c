import { StorageUnavailableError } from '@shared/infra/storage/file-storage.js';
import { ThreadsClosedError } from './thread-pool.js';

/** A thread's answer where something went wrong that is not the task's fault, as far as it can tell. */
export interface ThreadFailure {
  outcome: 'error';
  name: string;
  message: string;
  stack?: string;
}

/** What a thread answers for what it caught. */
export function threadFailure(error: unknown): ThreadFailure {
  const { name, message, stack } = error as Error;
  return { outcome: 'error', name, message, stack };
}

/** What a thread failed with, under its own name; the stack is the thread's. */
export class ThreadError extends Error {
  constructor({ name, message, stack }: ThreadFailure) {
    super(message);
    this.name = name;
    if (stack !== undefined) this.stack = stack;
  }
}

/** Whether the storage was away, here or in a thread, or this process is stopping: then it was no attempt. */
export function isNoAttempt(error: unknown): boolean {
  if (error instanceof StorageUnavailableError || error instanceof ThreadsClosedError) return true;
  return error instanceof ThreadError && error.name === StorageUnavailableError.name;
}
