import type { Worker } from 'node:worker_threads';

/** If a thread gets less than a quarter of a processor, the wall clock ends its work. */
const clockShare = 4;

/** Older releases of Node do not report a thread's processor time. */
type Meter = Partial<Pick<Worker, 'cpuUsage'>>;

/**
 * Calls `onOverdue` once a thread has worked for `workMs` of the processor's time, so that a busy machine does not
 * make work overdue, or after four times as long by the clock. If Node does not report processor time, the
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

/** A thread's processor time in milliseconds; 0 for one that has just ended, which its exit event reports. */
async function busyMs(thread: Worker): Promise<number> {
  const { user, system } = await thread.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  return (user + system) / 1000;
}
