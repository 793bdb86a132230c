import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the request that this code works for: jobs that it enqueues are found by it. */
export const requestIds = new AsyncLocalStorage<string>();
