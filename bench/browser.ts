/**
 * The storefront's engine in Chromium, beside the kernel in Node in the same run: milliseconds from the drop of files to
 * their measures, and from a choice to the basket's price. `npm run tool bench:browser`
 */
import { availableParallelism } from 'node:os';
import type { MeshFormat } from '@shared/domain/contract/enums.js';
import type { Tariff } from '@shared/domain/pricing/tariff.js';
import { loadMeshKernel } from '@kernel/load-kernel.js';
import { kernelVersion } from '@kernel/version.js';
import { findingsOf } from '@meshes/part-findings.js';
import { nodeUnpacker } from '@meshes/node-unpacker.js';
import { runKernel } from '@meshes/run-kernel.js';
import { ma20261 } from '@testing/fixtures/ma-2026-1.js';
import { EngineBrowser, type EngineFile } from '@testing/browser/engine-browser.js';
import { encodeBinaryStl, encodeObj, encodeThreemf } from '@testing/meshes/encode.js';
import { torus } from '@testing/meshes/shapes.js';
import { atMost, type Figure, record } from './figures/figure.js';
import { median, quantile } from './figures/quantile.js';

const rounds = 5;
const priceRounds = 400;
const say = (line = ''): void => void process.stdout.write(`${line}\n`);
const kernel = loadMeshKernel();

/** A ring of that many triangles. */
function ring(triangles: number): ReturnType<typeof torus> {
  const around = Math.round(Math.sqrt(triangles));
  return torus(60, 20, around, Math.round(triangles / 2 / around));
}

/** One STL of 10 MB. */
const single: EngineFile[] = [{ name: 'ring.stl', content: encodeBinaryStl(ring(200_000)) }];

/** 25 files of all formats, 10 MB together. */
const basket: EngineFile[] = Array.from({ length: 25 }, (_, index) => {
  if (index % 5 === 3) return { name: `${index}.obj`, content: encodeObj(ring(6_000 + index * 10)) };
  if (index % 5 === 4) return { name: `${index}.3mf`, content: encodeThreemf(ring(20_000 + index * 10)) };
  return { name: `${index}.stl`, content: encodeBinaryStl(ring(8_000 + index * 10)) };
});

async function inNode(files: readonly EngineFile[]): Promise<number> {
  const startedMs = performance.now();
  for (const { name, content } of files) {
    const format = name.split('.').at(-1) as MeshFormat;
    const readInto = (target: Uint8Array) => Promise.resolve(target.set(content));
    const source = { format, sizeBytes: content.length, readInto };
    findingsOf(await runKernel(kernel, source, {}, nodeUnpacker));
  }
  return performance.now() - startedMs;
}

async function compare(
  browser: EngineBrowser,
  title: string,
  files: EngineFile[],
  mostMs: number,
): Promise<Figure> {
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
  const [cold, warm, node]: [number[], number[], number[]] = [[], [], []];
  await inNode(files);
  for (let round = 0; round < rounds; round++) {
    await browser.reload();
    const first = await browser.measure(files);
    const unmeasured = first.outcomes.filter(({ outcome }) => outcome !== 'measured');
    if (unmeasured.length > 0) throw new Error(`Not measured: ${JSON.stringify(unmeasured)}`);
    cold.push(first.elapsedMs);
    warm.push((await browser.measure(files)).elapsedMs);
    node.push(await inNode(files));
  }
  const ratio = median(warm) / median(node);
  const figures = [
    `first drop ${median(cold).toFixed(0)} ms`,
    `next ${median(warm).toFixed(0)} ms`,
    `Node, one after another ${median(node).toFixed(0)} ms`,
    `ratio ${ratio.toFixed(2)}`,
  ];
  say(`${title} (${(bytes / 1e6).toFixed(1)} MB): ${figures.join(', ')}`);
  return {
    what: `${title} (${(bytes / 1e6).toFixed(1)} MB) dropped into a page that has just opened, until measured`,
    value: `${median(cold).toFixed(0)} ms; the next ${median(warm).toFixed(0)} ms`,
    beside: { peer: 'Node, one after another', ratio },
    goal: atMost(median(cold), mostMs, ' ms'),
    boundBy: 'the kernel; at first, compiling it in each thread',
  };
}

async function timePrices(browser: EngineBrowser): Promise<Figure> {
  const { outcomes } = await browser.measure(basket);
  const tariff: Tariff = {
    book: ma20261,
    materials: (['pla', 'petg', 'tpu'] as const).map((polymer) => ({
      ...{ id: polymer, name: polymer, nameFr: polymer, technology: 'fdm', materialType: polymer },
      ...{ pricePerGram: 0, density: 0, available: true, previewColor: '#000000' },
    })),
    unavailable: [],
    destinations: [],
    paces: {},
    kernelVersion,
  };
  const lines = outcomes.map((part, index) => ({
    part,
    materialId: tariff.materials[index % 3]!.id,
    finish: 'smooth',
    quantity: 1 + index * 9,
    isRush: false,
  }));
  const durations = await browser.call<number[]>('timePrices', tariff, lines, priceRounds);
  const [p50, p95] = [quantile(durations, 0.5), quantile(durations, 0.95)];
  say(`A basket of 25 lines priced anew: median ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms`);
  return {
    what: 'a basket of 25 lines priced anew in the page',
    value: `p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms`,
    goal: atMost(p95, 100, ' ms'),
    boundBy: 'sums in whole centimes and plates',
  };
}

const browser = await EngineBrowser.start();
try {
  say(`Chromium beside Node ${process.version}, ${availableParallelism()} cores, medians of ${rounds} runs`);
  record([
    await compare(browser, 'One STL', single, 1_500),
    await compare(browser, '25 files', basket, 5_000),
    await timePrices(browser),
  ]);
} finally {
  await browser.stop();
}
