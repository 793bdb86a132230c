/**
 * What strange, broken and hostile files do to the worker: `npm run tool bench:robustness [part of a class's name]`.
 * Each file takes the worker's way, from the storage through a thread to its verdict. Prints a Markdown table; ends
 * with status 1 when a file did not end as expected, took too much time or memory, or left something behind.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { largestClass, robustnessClasses } from '@testing/robustness/robustness-classes.js';
import { runClass } from './robustness/run-class.js';

const mebibyte = 1024 ** 2;
const wanted = process.argv[2] ?? '';
const folder = mkdtempSync(join(tmpdir(), 'robustness-'));
process.env['TMPDIR'] = folder;
const flaws: string[] = [];
try {
  mkdirSync(join(folder, 'files'));
  process.stdout.write('| class | cases | as expected | slowest | most memory beyond the file |\n');
  process.stdout.write('|---|--:|--:|--:|--:|\n');
  for (const robustnessClass of [...robustnessClasses, largestClass()]) {
    if (!robustnessClass.name.includes(wanted)) continue;
    const outcome = await runClass(robustnessClass, folder);
    const { length } = robustnessClass.cases;
    const memory = outcome.mostBytes === undefined ? '–' : `${(outcome.mostBytes / mebibyte).toFixed(0)} MiB`;
    const row = [
      robustnessClass.name,
      length,
      length - outcome.flaws.length,
      `${outcome.slowestMs.toFixed(0)} ms`,
      memory,
    ];
    process.stdout.write(`| ${row.join(' | ')} |\n`);
    flaws.push(...outcome.flaws.map((flaw) => `${robustnessClass.name}, ${flaw}`));
  }
} finally {
  rmSync(folder, { recursive: true });
}
process.stdout.write(flaws.map((flaw) => `\n${flaw}`).join(''));
if (flaws.length > 0) process.exitCode = 1;
