/**
 * How right the estimate is: `node dist/bench/estimate.js <folder> [folder of variants …] [--kept-aside] [--only=<keys>]
 * [--shipped | --plot]`. The first folder is judged; every part by constants of a fit that saw nothing of its maker, which is what
 * its table's column `repo` says (its source where there is none). About a third of the makers are kept aside, whatever
 * is chosen: `--kept-aside` judges them, too, to be looked at last. `--only=<keys>` fits these constants alone, held near
 * what they are. `--shipped` judges by the constants as they are, without a fit. Prints errors beside rules of thumb, then
 * the worst parts; `--plot` redraws the plot in `docs/`.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type BandClass,
  bandClasses,
  bandClassOf,
  bandSpreads,
} from '@shared/domain/estimate/estimate-band.js';
import { printConstants, type PrintConstants } from '@shared/domain/estimate/print-constants.js';
import { estimatePrint } from '@shared/domain/estimate/print-estimate.js';
import { accuracyPlot } from './estimate/accuracy-plot.js';
import { type ErrorRow, tableLines } from './estimate/accuracy-table.js';
import { type Fit, type HeldOut, judgeKeptAside, leaveMakersOut } from './estimate/cross-validate.js';
import { fitConstants, noSupports, refit } from './estimate/fit-constants.js';
import { power } from './estimate/kernel-power.js';
import { keysNamed } from './estimate/prior-constants.js';
import { naiveErrors, naiveFormulas } from './estimate/naive-formulas.js';
import { readSlicedParts, type SlicedPart } from './estimate/sliced-parts.js';
import { absoluteQuantile } from './figures/quantile.js';

const densityGPerMm3 = 1.24e-3;
const listedParts = 25;
const plotPath = fileURLToPath(new URL('../../docs/estimate-accuracy.svg', import.meta.url));

interface Outcome {
  part: SlicedPart;
  plainMm3: number;
  plainSeconds: number;
  mm3?: number;
  seconds?: number;
  bandClass?: BandClass;
}

function outcomeOf(part: SlicedPart, constants: PrintConstants): Outcome {
  const { layers } = part.measures;
  const plain = estimatePrint({ layers, supports: noSupports }, power, constants);
  const supported = part.supported && estimatePrint(part.measures, power, constants);
  return {
    part,
    plainMm3: plain.extrudedMm3,
    plainSeconds: plain.secondsBySpeedClass.rigid,
    mm3: supported?.extrudedMm3,
    seconds: supported?.secondsBySpeedClass.rigid,
    bandClass: supported && bandClassOf(part.measures, supported),
  };
}

const errorsOf = {
  'plastic, no supports': ({ part, plainMm3 }: Outcome) => plainMm3 / part.plain.mm3 - 1,
  'plastic, with supports': ({ part, mm3 = NaN }: Outcome) => mm3 / (part.supported?.mm3 ?? NaN) - 1,
  'hours, no supports': ({ part, plainSeconds }: Outcome) => plainSeconds / part.plain.seconds - 1,
  'hours, with supports': ({ part, seconds = NaN }: Outcome) =>
    seconds / (part.supported?.seconds ?? NaN) - 1,
};

function rowsOf(outcomes: Outcome[]): ErrorRow[] {
  return Object.entries(errorsOf).map(([name, errorOf]) => {
    const judged = outcomes.filter((outcome) => Number.isFinite(errorOf(outcome)));
    return { name, errors: judged.map(errorOf), parts: new Set(judged.map(({ part }) => part)).size };
  });
}

function worstLines(outcomes: Outcome[]): string[] {
  const lines = outcomes.map((outcome) => {
    const errors = Object.values(errorsOf).map((errorOf) => errorOf(outcome));
    return {
      worst: Math.max(...errors.filter(Number.isFinite).map(Math.abs)),
      errors,
      name: outcome.part.name,
    };
  });
  const percent = (error: number): string =>
    (Number.isFinite(error) ? (100 * error).toFixed(1) : '–').padStart(9);
  return [
    'worst parts, error in %        plastic plastic+s     hours   hours+s',
    ...lines
      .sort((a, b) => b.worst - a.worst)
      .slice(0, listedParts)
      .map(({ name, errors }) => `  ${name.padEnd(26)}${errors.map(percent).join(' ')}`),
  ];
}

/** Nine tenths of the residuals by class, for `estimate-band.ts`; and how many parts the bands hold as they are. */
function bandLines(title: string, outcomes: Outcome[]): string[] {
  const sold = outcomes.flatMap(({ part, mm3, seconds, bandClass }) =>
    part.supported && mm3 !== undefined && seconds !== undefined && bandClass !== undefined
      ? [
          {
            bandClass,
            plastic: Math.log(part.supported.mm3 / mm3),
            hours: Math.log(part.supported.seconds / seconds),
          },
        ]
      : [],
  );
  const percent = (share: number): string => `${(100 * share).toFixed(0)} %`.padStart(7);
  const row = (name: string, parts: typeof sold): string => {
    const spreadOf = (figure: 'plastic' | 'hours'): string =>
      absoluteQuantile(
        parts.map((part) => part[figure]),
        0.9,
      )
        .toFixed(3)
        .padStart(8);
    const held = (figure: 'plastic' | 'hours'): number =>
      parts.filter((part) => Math.abs(part[figure]) <= bandSpreads[part.bandClass][figure]).length /
      parts.length;
    return `  ${name.padEnd(12)}${spreadOf('plastic')}${spreadOf('hours')}   hold ${percent(held('plastic'))}${percent(held('hours'))}${String(parts.length).padStart(6)}`;
  };
  return [
    `${title}: nine tenths of plastic, hours`,
    ...bandClasses.flatMap((name) => {
      const parts = sold.filter(({ bandClass }) => bandClass === name);
      return parts.length > 0 ? [row(name, parts)] : [];
    }),
    row('all', sold),
  ];
}

function plot(outcomes: Outcome[]): string {
  const sold = outcomes.filter(({ mm3 }) => mm3 !== undefined);
  return accuracyPlot([
    {
      title: 'grams of PLA, with supports, held-out parts',
      points: sold.map(({ part, mm3 = 0 }) => ({
        sliced: (part.supported?.mm3 ?? 0) * densityGPerMm3,
        estimated: mm3 * densityGPerMm3,
      })),
    },
    {
      title: 'hours, with supports, held-out parts',
      points: sold.map(({ part, seconds = 0 }) => ({
        sliced: (part.supported?.seconds ?? 0) / 3600,
        estimated: seconds / 3600,
      })),
    },
  ]);
}

const [folder, ...variantFolders] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isShippedOnly = process.argv.includes('--shipped');
const isPlotted = process.argv.includes('--plot');
// The plot is of parts that were held out, and `--shipped` holds out none.
if (!folder || (isShippedOnly && isPlotted)) {
  process.stderr.write(
    'Usage: estimate <folder with truth.csv> [folder of variants …] [--kept-aside] [--only=<keys>] [--shipped | --plot]\n',
  );
  process.exit(2);
}
const judged = await readSlicedParts(folder);
const variants = (await Promise.all(variantFolders.map(readSlicedParts))).flat();
const outcomesOf = (held: HeldOut[]): Outcome[] =>
  held.map(({ part, constants }) => outcomeOf(part, constants));
const only = keysNamed(process.argv);
const fit: Fit = (parts) => (only ? refit(parts, printConstants, only) : fitConstants(parts));
const held = isShippedOnly ? [] : outcomesOf(leaveMakersOut(judged, variants, fit));
const keptAside = process.argv.includes('--kept-aside')
  ? outcomesOf(judgeKeptAside(judged, variants, fit))
  : [];
const shipped = judged.map((part) => outcomeOf(part, printConstants));
const naive = naiveFormulas.map((formula) => ({
  name: `${formula.figure === 'mm3' ? 'plastic' : 'hours'}: ${formula.name}`,
  errors: naiveErrors(formula, judged),
  parts: judged.length,
}));
const lines = [
  ...(isShippedOnly ? [] : tableLines('Makers left out in groups, error in %', rowsOf(held))),
  ...(keptAside.length > 0 ? tableLines('Makers kept aside until the end', rowsOf(keptAside)) : []),
  ...(isShippedOnly ? bandLines('As shipped', shipped) : bandLines('Left out in groups', held)),
  ...(keptAside.length > 0
    ? [...bandLines('Kept aside', keptAside), ...bandLines('Both', [...held, ...keptAside])]
    : []),
  ...tableLines('Constants as shipped', rowsOf(shipped)),
  ...tableLines('Rules of thumb, no supports', naive),
  ...worstLines(isShippedOnly ? shipped : held),
];
process.stdout.write(`${lines.join('\n')}\n`);
if (isPlotted) writeFileSync(plotPath, plot([...held, ...keptAside]));
