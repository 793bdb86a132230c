/**
 * Measures and prices each STL, OBJ and 3MF file of a folder in Chromium and by the server's own code, and names every
 * difference: `npm run tool prices:compare FOLDER`. Ends with 1 where there is any.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { MaterialView } from '@shared/domain/contract/catalogue.js';
import { finishes, type Polymer, polymers } from '@shared/domain/contract/enums.js';
import { formatOfName } from '@shared/domain/contract/mesh-file.js';
import { calculateBasket } from '@shared/domain/pricing/basket.js';
import { inOrder } from '@shared/domain/pricing/line-refusal.js';
import { lineOfPart } from '@shared/domain/pricing/part-line.js';
import { toBasketTotals, toQuote } from '@shared/domain/pricing/quote.js';
import type { Tariff } from '@shared/domain/pricing/tariff.js';
import { loadMeshKernel } from '@kernel/load-kernel.js';
import { kernelVersion } from '@kernel/version.js';
import { ma20261 } from '@testing/fixtures/ma-2026-1.js';
import { EngineBrowser } from '@testing/browser/engine-browser.js';
import { type NodeOutcome, outcomeInNode } from '@testing/browser/node-outcome.js';

/** Files that the browser measures at a time. */
const groupSize = 25;

const materialOf = (polymer: Polymer): MaterialView => ({
  id: `${polymer}-x`,
  name: polymer,
  nameFr: polymer,
  technology: 'fdm',
  materialType: polymer,
  pricePerGram: 0,
  density: 0,
  available: true,
  previewColor: '#000000',
});

const tariff: Tariff = {
  book: ma20261,
  materials: polymers.map(materialOf),
  unavailable: [],
  destinations: [],
  paces: {},
  kernelVersion,
};

/** A basket of one part: every polymer, finishes and quantities in turn, some of it rushed. */
const choices = polymers.flatMap((polymer, place) =>
  [1, 7, 40, 1000].map((quantity, index) => ({
    polymer,
    materialId: `${polymer}-x`,
    finish: finishes[(place + index) % finishes.length]!,
    quantity,
    isRush: (place + index) % 4 === 0,
  })),
);

/** The basket as the server prices it. */
function priceInNode({ findings }: Extract<NodeOutcome, { outcome: 'measured' }>): unknown {
  const lines = choices.map((choice) => {
    const colour = { sku: choice.materialId, polymer: choice.polymer };
    return lineOfPart(findings, choice, colour, [], ma20261);
  });
  const priced = lines.flatMap(({ input, refusals }) =>
    input !== null && refusals.length === 0 ? [input] : [],
  );
  const price = calculateBasket(ma20261, priced);
  const quotes = price.lines.map(toQuote).values();
  return {
    lines: lines.map(({ refusals }) =>
      refusals.length === 0
        ? { outcome: 'priced', quote: quotes.next().value }
        : { outcome: 'refused', refusals: inOrder(refusals) },
    ),
    totals: priced.length === 0 ? null : toBasketTotals(price),
    estimatedDeliveryDays: priced.length === 0 ? 0 : price.deliveryDays,
  };
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name a folder: npm run tool prices:compare FOLDER');
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => formatOfName(name) !== null)
  .sort();
const kernel = loadMeshKernel();
const browser = await EngineBrowser.start();
const counts: Record<string, number> = {};
let prices = 0;
let differences = 0;

async function differenceOf(own: NodeOutcome, found: unknown): Promise<string | null> {
  if (!isDeepStrictEqual(asJson(own), found)) {
    return `${JSON.stringify(own)}\n  in the browser: ${JSON.stringify(found)}`;
  }
  if (own.outcome !== 'measured') return null;
  const lines = choices.map(({ polymer: _, ...choice }) => ({ ...choice, part: found }));
  prices += lines.length;
  const price = await browser.call('price', tariff, lines);
  const server = priceInNode(own);
  return isDeepStrictEqual(asJson(server), price)
    ? null
    : `${JSON.stringify(server)}\n  in the browser: ${JSON.stringify(price)}`;
}

try {
  for (let start = 0; start < names.length; start += groupSize) {
    const files = names
      .slice(start, start + groupSize)
      .map((name) => ({ name, content: readFileSync(join(folder, name)) }));
    const { outcomes } = await browser.measure(files);
    for (const [index, { name, content }] of files.entries()) {
      const own = await outcomeInNode(kernel, name, content);
      const found = outcomes[index];
      counts[found?.outcome ?? 'missing'] = (counts[found?.outcome ?? 'missing'] ?? 0) + 1;
      const difference = found?.outcome === 'left' ? null : await differenceOf(own, found);
      if (difference === null) continue;
      differences++;
      process.stdout.write(`${name}\n  on the server: ${difference}\n`);
    }
  }
} finally {
  await browser.stop();
}
const found = Object.entries(counts).map(([outcome, count]) => `${count} ${outcome}`);
process.stdout.write(
  `${names.length} files (${found.join(', ')}), ${prices} lines priced, ${differences} differences\n`,
);
if (differences > 0) process.exitCode = 1;
