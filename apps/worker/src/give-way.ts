import { readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { constants, getPriority, setPriority } from 'node:os';

/**
 * Leaves the processor to other threads and processes that want it: the calling thread then has about a tenth of what each
 * of them has, and all of it when they rest. Linux alone gives each thread a niceness of its own; elsewhere it does nothing.
 */
export function giveWay(): void {
  if (process.platform !== 'linux') return;
  const threadId = Number(basename(readlinkSync('/proc/thread-self')));
  const niceness = constants.priority.PRIORITY_BELOW_NORMAL;
  // To become more urgent again is not allowed.
  if (getPriority(threadId) < niceness) setPriority(threadId, niceness);
}
