import { StorageUnavailableError } from '@shared/storage/file-storage.js';
import type { ThreadFailure } from '../thread-pool.js';

/** How often a card, or its picture, may fail or take a worker with it before it is given up. */
export const maxAttempts = 3;

/** What a thread failed with, under its own name; the stack is the thread's. */
export class CardThreadError extends Error {
  constructor({ name, message, stack }: ThreadFailure & { stack?: string }) {
    super(message);
    this.name = name;
    if (stack !== undefined) this.stack = stack;
  }
}

/** Whether the storage was away, here or in a thread: then it was no attempt of the card's. */
export function isStorageAway(error: unknown): boolean {
  if (error instanceof StorageUnavailableError) return true;
  return error instanceof CardThreadError && error.name === StorageUnavailableError.name;
}
