/**
 * Makes more truth to fit the estimate with: prints of a folder's parts turned and scaled, or of shapes of its
 * own, each sliced with and without supports. PrusaSlicer must be installed.
 *
 *   npm run tool slice:variants <folder with truth.csv> <folder of profiles> <output folder> [part …]
 *   npm run tool slice:variants synthetic <folder of profiles> <output folder> [kind …]
 *
 * `--only=asis` (or other tags, with commas) makes these variants alone.
 *
 * Profiles are `p1_s0.ini` (without supports) and `p1_s1.ini` (with them): those in `bench/estimate/profiles`, or
 * another printer's. The output folder gets an STL file for each print and a `truth.csv` that `fit:estimate` and
 * `bench:estimate` read. A run that was stopped goes on where it was; the same input gives the same prints.
 *
 * To get more parts: put files that are printed in life into a folder with a `truth.csv` of one column, `file`
 * (and `print_scale` where the unit is not the millimetre), and run this on it: `asis` is the part as it is.
 * New turns and scales are a line each in `estimate/part-variants.ts`, new kinds of shapes one in
 * `estimate/synthetic-parts.ts`. With KEEP_GCODE=1 the G-code stays beside the STL file, to look into layers.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import type { IndexedMesh } from '@testing/meshes/indexed-mesh.js';
import { boxSides, readBinaryStl } from './estimate/binary-stl.js';
import { readTable } from './estimate/csv-table.js';
import { partVariants } from './estimate/part-variants.js';
import { convertToStl, slice } from './estimate/slicer.js';
import { syntheticParts } from './estimate/synthetic-parts.js';

interface Print {
  name: string;
  source: string;
  mesh: IndexedMesh;
}

const columns = ['file', 'source', 'mm3_p1', 'hours_p1', 'mm3_p1_sup', 'hours_p1_sup'];
/** Sides of a part that is sold, in mm. */
const [leastMm, leastLargestMm, mostMm] = [0.4, 5, 250];

async function* printsOf(folder: string, output: string, wanted: Set<string>): AsyncGenerator<Print> {
  const variants = partVariants.filter(({ tag }) => only.length === 0 || only.includes(tag));
  for (const row of readTable(join(folder, 'truth.csv'))) {
    const file = row.get('file') ?? '';
    const source = file.replace(/\..*/, '');
    // Where the truth knows that a part does not print, no variant of it does.
    if (row.get('mm3_p1') === '' || (wanted.size > 0 && !wanted.has(source))) continue;
    const original = join(output, `${source}.original.stl`);
    if (!(await convertToStl(join(folder, file), Number(row.get('print_scale') || 1), original))) continue;
    const mesh = readBinaryStl(readFileSync(original));
    rmSync(original);
    const isTrueKnown = row.get('mm3_p1') !== undefined;
    for (const { tag, of } of variants) {
      if (tag === 'asis' && isTrueKnown) continue;
      yield { name: `${source}_${tag}`, source, mesh: of(mesh) };
    }
  }
}

function isPrintable(mesh: IndexedMesh): boolean {
  const sides = boxSides(mesh);
  return (
    Math.min(...sides) >= leastMm && Math.max(...sides) >= leastLargestMm && Math.max(...sides) <= mostMm
  );
}

/** The slicer takes a file for text whose first bytes all are below 128: an attribute, which it ignores, is not. */
function markedAsBinary(stl: Buffer): Buffer {
  stl.writeUInt16LE(0xffff, 84 + 48);
  return stl;
}

/** Figures of a print, as they stand in `truth.csv`: empty where the slicer has none. */
async function figuresOf(stl: string, profile: string): Promise<string[]> {
  const gcode = stl.replace(/stl$/, `${/\w+(?=\.ini)/.exec(profile)?.[0] ?? ''}.gcode`);
  const sliced = await slice(stl, profile, gcode);
  if (!process.env['KEEP_GCODE']) rmSync(gcode, { force: true });
  return sliced ? [sliced.mm3.toFixed(1), (sliced.seconds / 3600).toFixed(4)] : ['', ''];
}

const [input, profiles, output, ...names] = process.argv.slice(2).filter((one) => !one.startsWith('--'));
const only = process.argv.flatMap((one) => /^--only=(.+)/.exec(one)?.[1]?.split(',') ?? []);
if (!input || !profiles || !output) {
  process.stderr.write('Usage: slice-variants <folder | synthetic> <profiles> <output folder> [part …]\n');
  process.exit(2);
}
mkdirSync(output, { recursive: true });
const table = join(output, 'truth.csv');
if (!existsSync(table)) writeFileSync(table, `${columns.join(',')}\n`);
const done = new Set(readTable(table).map((row) => row.get('file')));
const wanted = new Set(names);
const prints = input === 'synthetic' ? syntheticParts(wanted) : printsOf(input, output, wanted);
for await (const { name, source, mesh } of prints) {
  const file = `${name}.stl`;
  if (done.has(file) || !isPrintable(mesh)) continue;
  const stl = join(output, file);
  writeFileSync(stl, markedAsBinary(encodeBinaryStl(mesh)));
  const figures = [
    ...(await figuresOf(stl, join(profiles, 'p1_s0.ini'))),
    ...(await figuresOf(stl, join(profiles, 'p1_s1.ini'))),
  ];
  appendFileSync(table, `${[file, source, ...figures].join(',')}\n`);
  process.stdout.write(`${[name, ...figures].join('  ')}\n`);
}
