/**
 * Feeds the kernel, the 3MF reader, the estimate and the price with damaged files: `npm run tool fuzz [cases] [seed] [only
 * this case]`. Seed and number identify a case, which can be repeated alone. Ends with status 1 when something was found.
 */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { loadMeshKernel } from '@kernel/load-kernel.js';
import { fileOfCase, runCase } from '@testing/fuzz/run-case.js';

/** A case that takes longer than this hangs. */
const hangMs = 30_000;

interface FuzzRun {
  seed: number;
  first: number;
  cases: number;
}

type Message = { index: number } | { index: number; finding: string } | { counts: Record<string, number> };

async function runCases({ seed, first, cases }: FuzzRun): Promise<void> {
  const module = loadMeshKernel();
  const counts = { printable: 0, unprintable: 0, unreadable: 0, findings: 0 };
  for (let index = first; index < first + cases; index++) {
    if (index % 500 === 0 || cases === 1) parentPort?.postMessage({ index });
    const outcome = await runCase(module, fileOfCase(seed, index));
    if (typeof outcome === 'string') counts[outcome]++;
    else {
      counts.findings++;
      parentPort?.postMessage({ index, finding: outcome.finding });
    }
  }
  parentPort?.postMessage({ counts });
}

function supervise(run: FuzzRun): void {
  const startMs = performance.now();
  let reached = run.first;
  const worker = new Worker(new URL(import.meta.url), { workerData: run });
  const hang = setTimeout(() => {
    process.stdout.write(`seed ${run.seed}, case ${reached} or one of the next 500: hangs\n`);
    process.exitCode = 1;
    void worker.terminate();
  }, hangMs);
  worker.on('message', (message: Message) => {
    hang.refresh();
    if ('counts' in message) {
      clearTimeout(hang);
      const seconds = (performance.now() - startMs) / 1000;
      const perHour = Math.round((run.cases / seconds) * 3600).toLocaleString('en');
      process.stdout.write(`${run.cases} cases, seed ${run.seed}: ${JSON.stringify(message.counts)}\n`);
      process.stdout.write(`${seconds.toFixed(1)} s, ${perHour} cases an hour\n`);
      if ((message.counts['findings'] ?? 0) > 0) process.exitCode = 1;
      return;
    }
    reached = message.index;
    if ('finding' in message)
      process.stdout.write(`seed ${run.seed}, case ${message.index}: ${message.finding}\n`);
  });
}

if (isMainThread) {
  const [cases = 100_000, seed = 1, only] = process.argv.slice(2).map(Number);
  supervise(only === undefined ? { seed, first: 0, cases } : { seed, first: only, cases: 1 });
} else {
  await runCases(workerData as FuzzRun);
}
