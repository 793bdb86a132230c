import { readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { getPriority, setPriority } from 'node:os';

/** How much of a processor a thread has beside one that gives way to nobody. */
const nicenessOf = {
  /** A third: what takes milliseconds in turns with those for whom others wait, such as the database's. */
  aThird: 5,
  /** A tenth of the third: what nobody waits for. */
  aThirtieth: 15,
} as const;

/**
 * Leaves the processor to other threads and processes that want it: the calling thread has its share beside each of them, and
 * all of it when they rest. Linux alone gives each thread a niceness of its own; elsewhere it does nothing.
 */
export function giveWay(share: keyof typeof nicenessOf): void {
  if (process.platform !== 'linux') return;
  const threadId = Number(basename(readlinkSync('/proc/thread-self')));
  const niceness = nicenessOf[share];
  // To become more urgent again is not allowed.
  if (getPriority(threadId) < niceness) setPriority(threadId, niceness);
}
