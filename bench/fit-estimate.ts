/**
 * Fits the model's constants anew: `node dist/bench/fit-estimate.js <folder> [folder of variants …] [--only=<keys>]`. Prints
 * what belongs into `libs/shared/src/domain/estimate/print-constants.ts`. `--only` names constants: these alone are fitted, held
 * near what they are, all others stay. Deterministic.
 */
import { printConstants } from '@shared/domain/estimate/print-constants.js';
import { fitConstants, refit } from './estimate/fit-constants.js';
import { weigh } from './estimate/cross-validate.js';
import { keysNamed } from './estimate/prior-constants.js';
import { readSlicedParts } from './estimate/sliced-parts.js';

const only = keysNamed(process.argv);
const [folder, ...variantFolders] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (!folder) {
  process.stderr.write(
    'Usage: fit-estimate <folder with truth.csv> [folder of variants …] [--only=<keys>]\n',
  );
  process.exit(2);
}
const judged = await readSlicedParts(folder);
const variants = (await Promise.all(variantFolders.map(readSlicedParts))).flat();
const parts = weigh(judged, variants);
const fitted = only ? refit(parts, printConstants, only) : fitConstants(parts);
const lines = Object.entries(fitted).map(
  ([key, value]: [string, number]) => `  ${key}: ${Number(value.toPrecision(4))},`,
);
process.stdout.write(
  `// ${judged.length} parts and ${variants.length} variants\nexport const printConstants: PrintConstants = {\n${lines.join('\n')}\n};\n`,
);
