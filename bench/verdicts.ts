/**
 * What becomes of 3MF files of others, against a table of what should: `npm run tool bench:verdicts <folder> [table]`.
 * The table is a CSV with the columns `file` and `verdict` (`priced`, `refused` or `any`), by default
 * `verdicts.csv` in the folder. Ends with status 1 when a file is judged otherwise.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MeshKernel } from '@kernel/kernel.js';
import { loadMeshKernel } from '@kernel/load-kernel.js';
import { MeshReadError } from '@kernel/mesh-read-error.js';
import { measureThreemf } from '@meshes/threemf-package.js';
import { nodeUnpacker } from '@meshes/node-unpacker.js';
import { readTable } from './estimate/csv-table.js';
import { printTable } from './kernel/table.js';

const [folder, table = join(folder ?? '.', 'verdicts.csv')] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder that holds the files.');
const module = loadMeshKernel();

/** A file is priced when its solid is measured: whether a part can be printed is another question. */
async function verdictOf(file: string): Promise<{ verdict: string; why: string }> {
  try {
    const { volumeMm3, triangles } = await measureThreemf(
      readFileSync(file),
      MeshKernel.instantiate(module),
      nodeUnpacker,
    );
    return { verdict: 'priced', why: `${triangles} triangles, ${volumeMm3.toFixed(1)} mm³` };
  } catch (error) {
    if (!(error instanceof MeshReadError)) throw error;
    return { verdict: 'refused', why: `${error.code}: ${error.message}` };
  }
}

const rows = [];
for (const line of readTable(table)) {
  const [file = '', expected = ''] = [line.get('file'), line.get('verdict')];
  const { verdict, why } = await verdictOf(join(folder, file));
  const agrees = expected === 'any' || expected === verdict;
  rows.push({ file, expected, verdict, agrees: agrees ? 'yes' : 'NO', why });
}
printTable(rows);
const others = rows.filter(({ agrees }) => agrees === 'NO').length;
process.stdout.write(`${rows.length} files, ${rows.length - others} judged as expected\n`);
if (others > 0) process.exitCode = 1;
