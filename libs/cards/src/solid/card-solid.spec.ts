import { beforeAll, describe, expect, it } from '@jest/globals';
import type { CardDesign } from '@cards/design/card-design.js';
import { type CardOptions, cardReliefs, reliefDepths } from '@cards/design/card-options.js';
import { blue, designOf, fullText, ivory, red } from '@testing/cards/card-designs.js';
import { openCardWorkshop } from '../card-workshop.js';
import { type CardWorkshop, makeCard } from '../make-card.js';
import { noWeldFaults, weldFaults } from '@testing/cards/welded-body.js';

let workshop: CardWorkshop;

beforeAll(async () => {
  workshop = await openCardWorkshop();
});

/** A large mark that lies on the text. */
const overlapping: Partial<CardOptions> = {
  ...fullText,
  thickness: 'thick',
  mark: 'initials',
  placements: { mark: { dx: -40, dy: 0, scale: 2.5 } },
};

const colours: [string, Partial<CardDesign>][] = [
  ['one colour', {}],
  ['a mark of its own', { mark: red }],
  ['text of its own', { text: blue, mark: ivory }],
  ['text and mark of one colour', { text: blue, mark: blue }],
  ['three colours', { text: blue, mark: red }],
];

const depths = reliefDepths.flatMap((textDepth) =>
  reliefDepths.map((markDepth) => ({ textDepth, markDepth })),
);

describe.each(cardReliefs)('Elements on each other (%s)', (relief) => {
  it.each(colours)('make whole surfaces at any depths: %s', (_, chosen) => {
    for (const own of depths) {
      const { bodies } = makeCard(designOf({ ...overlapping, ...own, relief }, chosen), workshop, null);
      const faults = bodies.map(weldFaults);
      expect([own, faults]).toEqual([own, bodies.map(() => noWeldFaults)]);
    }
  });

  it('make whole surfaces where a divider, a frame and pictograms cross them', () => {
    const placements = {
      name: { dx: 0, dy: -8, scale: 1.6 },
      mark: { dx: -30, dy: -10, scale: 2 },
    };
    const crossed = { ...overlapping, placements, icons: true, divider: 'line', frame: 'double' } as const;
    for (const [, chosen] of colours) {
      const design = designOf({ ...crossed, textDepth: 'deep', markDepth: 'shallow', relief }, chosen);
      const { bodies } = makeCard(design, workshop, null);
      expect(bodies.map(weldFaults)).toEqual(bodies.map(() => noWeldFaults));
    }
  });
});
