/**
 * The ten files within the limits that take a mesh thread longest: `npm run tool bench:worst [part of a name]`. Ends with
 * status 1 when one takes more than 3 s of a processor. Wall-clock time is printed, too: it grows with load.
 */
import { loadMeshKernel } from '@kernel/load-kernel.js';
import { analyzeFile } from '../apps/worker/src/analysis/analyze-file.js';
import { worstFiles } from '@testing/robustness/worst-files.js';
import { printTable } from './kernel/table.js';

const mostMs = 3_000;
const shown = 10;

const wanted = process.argv[2] ?? '';
const module = loadMeshKernel();
const rows: { file: string; cpuMs: number; 'clock ms': string; MB: string; outcome: string }[] = [];
for (const { name, format, file } of worstFiles()) {
  if (!name.includes(wanted)) continue;
  const bytes = file();
  const source = {
    format,
    sizeBytes: bytes.length,
    readInto: (target: Uint8Array) => Promise.resolve(target.set(bytes)),
  };
  const [startMs, startCpu] = [performance.now(), process.threadCpuUsage()];
  const reply = await analyzeFile(module, source, {});
  const { user, system } = process.threadCpuUsage(startCpu);
  rows.push({
    file: `${format}: ${name}`,
    cpuMs: Math.round((user + system) / 1000),
    'clock ms': (performance.now() - startMs).toFixed(0),
    MB: (bytes.length / 1e6).toFixed(1),
    outcome: reply.outcome === 'unreadable' ? reply.code : reply.outcome,
  });
}
rows.sort((a, b) => b.cpuMs - a.cpuMs);
printTable(rows.slice(0, shown));
if (rows.some(({ cpuMs }) => cpuMs > mostMs)) process.exitCode = 1;
