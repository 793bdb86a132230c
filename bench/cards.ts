/**
 * How long a card takes in a warm worker thread, beside measuring the same file with our own kernel. Run by
 * `npm run tool bench:cards`; exits with 1 when a card misses its budget.
 */
import { loadMeshKernel } from '@kernel/load-kernel.js';
import type { CardDesign } from '@cards/design/card-design.js';
import { runKernel } from '@meshes/run-kernel.js';
import { nodeUnpacker } from '@meshes/node-unpacker.js';
import { drawCard, encodePicture } from '@cards/picture/card-picture.js';
import { writeCardPackage } from '@cards/solid/card-package.js';
import { openCardWorkshop } from '@cards/card-workshop.js';
import { makeCard } from '@cards/make-card.js';
import { arabicText, blue, designOf, fullText, red, tifinaghText } from '@testing/cards/card-designs.js';
import { fastestMs } from './fastest.js';
import { atMost, type Figure, record } from './figures/figure.js';

interface Case {
  name: string;
  design: CardDesign;
  budgetMs: number;
}

const rich = { ...fullText, icons: true, qr: true, frame: 'double' } as const;

const cases: Case[] = [
  { name: 'plain, block', design: designOf({}), budgetMs: 150 },
  { name: 'plain, montserrat', design: designOf({ fontFamily: 'montserrat' }), budgetMs: 150 },
  { name: 'QR, frame, icons, six lines, block', design: designOf(rich), budgetMs: 400 },
  {
    name: 'the same, poppins as typed',
    design: designOf({ ...rich, fontFamily: 'poppins', textCase: 'asTyped' }),
    budgetMs: 400,
  },
  {
    name: 'the same, dot, engraved',
    design: designOf({
      ...rich,
      fontFamily: 'dot',
      frame: 'line',
      relief: 'engrave',
      email: 'a@zellige.example',
    }),
    budgetMs: 400,
  },
  { name: 'the same, three colours', design: designOf(rich, { text: blue, mark: red }), budgetMs: 400 },
  { name: 'plain, Arabic', design: designOf({ name: arabicText.name }), budgetMs: 150 },
  {
    name: 'QR, frame, icons, six lines, Arabic',
    design: designOf({ ...rich, ...arabicText, align: 'right' }),
    budgetMs: 400,
  },
  {
    name: 'the same, vowels written',
    design: designOf({ ...rich, ...arabicText, name: 'أَمِينَةُ بَنَّانِي', align: 'right' }),
    budgetMs: 400,
  },
  { name: 'the same, Tifinagh', design: designOf({ ...rich, ...tifinaghText }), budgetMs: 400 },
];

const rounds = 15;

const workshop = await openCardWorkshop();
const kernel = loadMeshKernel();
const figures: Figure[] = [];
process.stdout.write('card | triangles | KB | make ms | budget | measure ms | ratio | picture ms\n');
for (const { name, design, budgetMs } of cases) {
  const made = makeCard(design, workshop, null);
  const file = writeCardPackage(made.bodies);
  const source = {
    format: '3mf' as const,
    sizeBytes: file.length,
    readInto: (target: Uint8Array) => {
      target.set(file);
      return Promise.resolve();
    },
  };
  const { result } = await runKernel(kernel, source, {}, nodeUnpacker);
  const makeMs = await fastestMs(rounds, () => writeCardPackage(makeCard(design, workshop, null).bodies));
  const measureMs = await fastestMs(rounds, () => runKernel(kernel, source, {}, nodeUnpacker));
  const pictureMs = await fastestMs(rounds, () => encodePicture(drawCard(made.bodies)));
  if (!result.isClosed) throw new Error(`${name} is not closed: ${JSON.stringify(result)}`);
  figures.push({
    what: `a card: ${name}`,
    value: `${makeMs.toFixed(0)} ms`,
    beside: { peer: 'measuring its mesh', ratio: makeMs / measureMs },
    goal: atMost(makeMs, budgetMs, ' ms'),
    boundBy: 'outlines of letters made solid',
  });
  const cells = [
    result.triangles,
    Math.round(file.length / 1024),
    makeMs.toFixed(0),
    budgetMs,
    measureMs.toFixed(0),
    (makeMs / measureMs).toFixed(1),
    pictureMs.toFixed(0),
  ];
  process.stdout.write(`${name} | ${cells.join(' | ')}\n`);
}
record(figures);
process.exitCode = figures.every(({ goal }) => goal!.isMet) ? 0 : 1;
