import type { Worker } from 'node:worker_threads';

/** On a machine so busy that a thread gets less than a quarter of a processor, the clock ends its work after all. */
const clockShare = 4;

/** Older releases of Node cannot tell a thread's processor time. */
type Meter = Partial<Pick<Worker, 'cpuUsage'>>;

/**
 * Calls `onOverdue` once a thread has worked for `workMs` of the processor's time, so that a busy machine does not
 * make work overdue, or after four times as long by the clock. Where Node cannot tell the processor's time, the
 * clock alone counts.
 *
 * @returns a function that ends the watch
 */
export function startWorkDeadline(thread: Worker, workMs: number, onOverdue: () => void): () => void {
  const meter: Meter = thread;
  if (meter.cpuUsage === undefined) {
    const timer = setTimeout(onOverdue, workMs);
    return () => clearTimeout(timer);
  }
  let isEnded = false;
  let timer: NodeJS.Timeout | undefined;
  const latest = setTimeout(onOverdue, workMs * clockShare);
  const begun = busyMs(thread);
  const look = async (): Promise<void> => {
    const leftMs = workMs - ((await busyMs(thread)) - (await begun));
    if (isEnded) return;
    if (leftMs <= 0) onOverdue();
    else timer = setTimeout(() => void look(), Math.ceil(leftMs));
  };
  timer = setTimeout(() => void look(), workMs);
  return () => {
    isEnded = true;
    clearTimeout(timer);
    clearTimeout(latest);
  };
}

/** What a thread has had of the processor, in milliseconds; 0 of one that has just ended, whose exit says so. */
async function busyMs(thread: Worker): Promise<number> {
  const { user, system } = await thread.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  return (user + system) / 1000;
}
