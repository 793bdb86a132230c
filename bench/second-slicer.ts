/**
 * How near the estimate comes to PrusaSlicer, beside a second slicer of the same settings:
 * `npm run tool bench:second-slicer <folder with truth.csv> [further folder …] [--cache=<csv file>] [--shipped]`.
 *
 * CuraEngine must be installed (Debian: `cura-engine`). It gets the settings of `estimate/profiles/cura.ini`: all that
 * its definition of a printer knows, worked out for our line widths, walls, infill, layers, speeds and supports.
 * Slicing takes seconds a part: with a cache, figures are kept, and a run that was stopped goes on.
 *
 * The parts should be none that the estimate was fitted to; `isKeptAside` marks those that were. `--shipped` judges by the
 * constants as they are, without a fit: for parts that these have not seen.
 */
import { appendFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printConstants } from '@shared/domain/estimate/print-constants.js';
import { estimatePrint } from '@shared/domain/estimate/print-estimate.js';
import { isKeptAside, judgeKeptAside, leaveMakersOut } from './estimate/cross-validate.js';
import { readTable } from './estimate/csv-table.js';
import { fitConstants, noSupports } from './estimate/fit-constants.js';
import { power } from './estimate/kernel-power.js';
import { sliceWithCura } from './estimate/second-slicer.js';
import { convertToStl } from './estimate/slicer.js';
import { readSlicedParts, type Sliced, type SlicedPart } from './estimate/sliced-parts.js';
import { absoluteQuantile } from './figures/quantile.js';

interface SecondOpinion {
  plain?: Sliced;
  supported?: Sliced;
}

const columns = ['file', 'mm3_p1', 'hours_p1', 'mm3_p1_sup', 'hours_p1_sup'];

function readCache(path: string): Map<string, SecondOpinion> {
  if (!existsSync(path)) writeFileSync(path, `${columns.join(',')}\n`);
  const sliced = (mm3 = '', hours = ''): Sliced | undefined =>
    mm3 && hours ? { mm3: Number(mm3), seconds: Number(hours) * 3600 } : undefined;
  return new Map(
    readTable(path).map((row) => [
      row.get('file') ?? '',
      {
        plain: sliced(row.get('mm3_p1'), row.get('hours_p1')),
        supported: sliced(row.get('mm3_p1_sup'), row.get('hours_p1_sup')),
      },
    ]),
  );
}

async function askSecondSlicer(file: string, scale: number, scratch: string): Promise<SecondOpinion> {
  const stl = join(scratch, 'part.stl');
  if (!(await convertToStl(file, scale, stl))) return {};
  const plain = await sliceWithCura(stl, false, join(scratch, 'part.gcode'));
  return { plain, supported: await sliceWithCura(stl, true, join(scratch, 'part.gcode')) };
}

function lineOf(file: string, { plain, supported }: SecondOpinion): string {
  const figures = [plain, supported].flatMap((one) =>
    one ? [one.mm3.toFixed(1), (one.seconds / 3600).toFixed(4)] : ['', ''],
  );
  return [file, ...figures].join(',');
}

/** Absolute errors of both against the first slicer, part by part. */
interface Duel {
  ours: number;
  theirs: number;
}

function rowOf(name: string, duels: Duel[]): string {
  const percent = (value: number): string => (100 * value).toFixed(1).padStart(7);
  const nearer = duels.filter(({ ours, theirs }) => ours <= theirs).length / duels.length;
  const of = (side: keyof Duel, share: number): string =>
    percent(
      absoluteQuantile(
        duels.map((duel) => duel[side]),
        share,
      ),
    );
  return `  ${name.padEnd(24)}${of('ours', 0.5)}${of('ours', 0.9)}  ${of('theirs', 0.5)}${of('theirs', 0.9)}  ${(100 * nearer).toFixed(0).padStart(5)} %${String(duels.length).padStart(6)}`;
}

const [folder, ...variantFolders] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (!folder) {
  process.stderr.write(
    'Usage: second-slicer <folder with truth.csv> [folder of variants …] [--cache=<csv>] [--shipped]\n',
  );
  process.exit(2);
}
const scratch = mkdtempSync(join(tmpdir(), 'second-slicer-'));
const cacheOption = process.argv.find((argument) => argument.startsWith('--cache='));
const cachePath = cacheOption?.slice('--cache='.length) ?? join(scratch, 'cache.csv');
const cache = readCache(cachePath);
const parts = await readSlicedParts(folder);
const variants = (await Promise.all(variantFolders.map(readSlicedParts))).flat();
const scales = new Map(
  readTable(join(folder, 'truth.csv')).map((row) => [row.get('file'), Number(row.get('print_scale') || 1)]),
);
for (const { name } of parts) {
  if (cache.has(name)) continue;
  const opinion = await askSecondSlicer(join(folder, name), scales.get(name) ?? 1, scratch);
  cache.set(name, opinion);
  appendFileSync(cachePath, `${lineOf(name, opinion)}\n`);
}
rmSync(scratch, { recursive: true, force: true });

const held = process.argv.includes('--shipped')
  ? parts.map((part) => ({ part, constants: printConstants }))
  : [...judgeKeptAside(parts, variants, fitConstants), ...leaveMakersOut(parts, variants, fitConstants)];
const estimates = held.map(({ part, constants }) => {
  const { layers } = part.measures;
  return {
    part,
    plain: estimatePrint({ layers, supports: noSupports }, power, constants),
    supported: estimatePrint(part.measures, power, constants),
  };
});
const off = (figure: number, truth: number): number => Math.abs(figure / truth - 1);

function duels(
  isJudged: (part: SlicedPart) => boolean,
  figure: 'mm3' | 'seconds',
  shape: 'plain' | 'supported',
): Duel[] {
  return estimates.flatMap(({ part, ...ours }) => {
    const [truth, second] = [part[shape], cache.get(part.name)?.[shape]];
    if (!truth || !second || !isJudged(part)) return [];
    const estimate = ours[shape];
    const own = figure === 'mm3' ? estimate.extrudedMm3 : estimate.secondsBySpeedClass.rigid;
    return [{ ours: off(own, truth[figure]), theirs: off(second[figure], truth[figure]) }];
  });
}

const groups: [string, (part: SlicedPart) => boolean][] = [
  ['Makers kept aside', ({ maker }) => isKeptAside(maker)],
  ['All makers, unseen by the fit', () => true],
];
for (const [title, isJudged] of groups) {
  process.stdout.write(
    [
      `${title.padEnd(30)} ours: median, p90   Cura: median, p90   ours nearer  parts`,
      rowOf('plastic, no supports', duels(isJudged, 'mm3', 'plain')),
      rowOf('plastic, with supports', duels(isJudged, 'mm3', 'supported')),
      rowOf('hours, no supports', duels(isJudged, 'seconds', 'plain')),
      rowOf('hours, with supports', duels(isJudged, 'seconds', 'supported')),
      '',
    ].join('\n'),
  );
}
