import { readFileSync, writeFileSync } from 'node:fs';

/** A figure of this process as Linux tells it; undefined elsewhere. */
function processStatus(name: 'VmHWM' | 'VmRSS' | 'Threads'): number | undefined {
  try {
    const found = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync('/proc/self/status', 'utf8'));
    return found ? Number(found[1]) : undefined;
  } catch {
    return undefined;
  }
}

/** How many threads the process has. */
export function threadCount(): number | undefined {
  return processStatus('Threads');
}

/** Begins to watch how far this process's memory grows; the function it returns tells by how many bytes. */
export function watchPeakMemory(): () => number | undefined {
  try {
    // Sets the peak back to what is used now.
    writeFileSync('/proc/self/clear_refs', '5');
  } catch {
    return () => undefined;
  }
  const before = processStatus('VmRSS') ?? 0;
  return () => ((processStatus('VmHWM') ?? 0) - before) * 1024;
}
