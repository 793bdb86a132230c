import { readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { getPriority, setPriority } from 'node:os';

/** By what a thread does: one of 5 has a third of the time of another thread that wants the processor, one of 15 a thirtieth. */
const nicenessOf = {
  /** Milliseconds at a time, in turns with the database and the queue, which answer other requests, too. */
  measuring: 5,
  /** No request waits for it. */
  drawing: 15,
} as const;

/**
 * Leaves the processor to other threads and processes that want it. Linux alone gives each thread a niceness of its own; elsewhere,
 * and where the system does not allow it, nothing changes.
 */
export function giveWay(work: keyof typeof nicenessOf): void {
  if (process.platform !== 'linux') return;
  try {
    const threadId = Number(basename(readlinkSync('/proc/thread-self')));
    const niceness = nicenessOf[work];
    // To become more urgent again is not allowed.
    if (getPriority(threadId) < niceness) setPriority(threadId, niceness);
  } catch {
    // A container may hide /proc, or forbid it.
  }
}
