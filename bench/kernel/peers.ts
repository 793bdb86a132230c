import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../figures/quantile.js';

/** A native program's time for a file in milliseconds, its start included; undefined where it is not installed. */
export function timeProgram(name: string, args: string[], runs: number): number | undefined {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const startMs = performance.now();
    const { error, status } = spawnSync(name, args, { stdio: 'ignore' });
    if (error || status !== 0) return undefined;
    times.push(performance.now() - startMs);
  }
  return median(times);
}

/** The C program's figures of a binary STL file, medians in milliseconds. */
interface LowerBound {
  /** Volume, box and area. */
  sumsMs: number;
  /** Weld and edges. */
  weldMs: number;
}

/** Compiles the C lower bound at `source` with gcc and runs it on a file; undefined when either fails. */
export function timeLowerBound(source: string, file: string): LowerBound | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'kernel-bench-'));
  try {
    const program = join(folder, 'lower');
    if (spawnSync('gcc', ['-O3', '-march=native', source, '-o', program, '-lm']).status !== 0)
      return undefined;
    const { stdout } = spawnSync(program, [file, '7'], { encoding: 'utf8' });
    const medianAt = (label: string): number => Number(stdout.split(`${label} `)[1]?.split('(')[0]);
    return {
      sumsMs: medianAt('vol+bbox+area'),
      weldMs: medianAt('weld') + medianAt('edge-bucket'),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
