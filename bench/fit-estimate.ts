/**
 * Fits the model's constants anew: `node dist/bench/fit-estimate.js <folder> [folder of variants …]`. Prints
 * what belongs into `libs/shared/src/domain/estimate/print-constants.ts`. Deterministic.
 */
import { fitConstants } from './estimate/fit-constants.js';
import { weigh } from './estimate/cross-validate.js';
import { readSlicedParts } from './estimate/sliced-parts.js';

const [folder, ...variantFolders] = process.argv.slice(2);
if (!folder) {
  process.stderr.write('Usage: fit-estimate <folder with truth.csv> [folder of variants …]\n');
  process.exit(2);
}
const judged = await readSlicedParts(folder);
const variants = (await Promise.all(variantFolders.map(readSlicedParts))).flat();
const lines = Object.entries(fitConstants(weigh(judged, variants))).map(
  ([key, value]: [string, number]) => `  ${key}: ${Number(value.toPrecision(4))},`,
);
process.stdout.write(
  `// ${judged.length} parts and ${variants.length} variants\nexport const printConstants: PrintConstants = {\n${lines.join('\n')}\n};\n`,
);
