import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bedSideMm } from '../contract/limits.js';
import { copiesPerPlate, platesFor } from '../pricing/plates.js';
import { packPlates } from './pack-plates.js';
import { type PartShadow, shadowOfBox, turnedShadow } from './part-shadow.js';
import { type PlanLine, type PlannedPlate, planPlates } from './plan-plates.js';
import { marginMm } from './plate-margins.js';
import { type PlateLayout, type PlatePart, turnedBox } from './plate-layout.js';

const gapMm = 6;

/** An L: a foot of a third of its depth, and a leg of a third of its width. */
function corner(x: number, y: number): PartShadow {
  const [width, depth] = [Math.ceil(x), Math.ceil(y)];
  const rows = Array.from({ length: depth }, (_, row) =>
    row * 3 < depth ? [0, width] : [0, Math.ceil(width / 3)],
  );
  return { rows };
}

const part = (x: number, y: number, copies: number, shadow: PartShadow | null = null): PlatePart => ({
  boxMm: { x, y },
  shadow,
  copies,
});

const priced = (parts: readonly PlatePart[]) =>
  Number(
    platesFor(
      parts.map(({ copies, boxMm }) => ({
        quantity: BigInt(copies),
        copiesPerPlate: copiesPerPlate(boxMm, gapMm),
      })),
    ),
  );

const alone = (parts: readonly PlatePart[]) => parts.reduce((sum, one) => sum + priced([one]), 0);

/** Cells that copies cover, in tenths of a millimetre along both axes: what two of them share is a collision. */
function faults(parts: readonly PlatePart[], plates: readonly PlateLayout[], least: number): string[] {
  const found: string[] = [];
  const counts = parts.map(() => 0);
  for (const [index, plate] of plates.entries()) {
    const rectangles = plate.map(({ part: place, xMm, yMm, turns }) => {
      counts[place]!++;
      const { boxMm, shadow } = parts[place]!;
      const box = turnedBox(boxMm, turns);
      if (xMm < -0.01 || yMm < -0.01 || xMm + box.x > bedSideMm + 0.02 || yMm + box.y > bedSideMm + 0.02)
        found.push(`plate ${index}: ${place} leaves the bed`);
      return shadow === null
        ? [{ x: xMm, y: yMm, right: xMm + box.x, back: yMm + box.y }]
        : runsOf(turnedShadow(shadow, turns), xMm, yMm, box);
    });
    for (let a = 0; a < rectangles.length; a++)
      for (let b = 0; b < a; b++)
        if (distance(rectangles[a]!, rectangles[b]!) < least - 0.02)
          found.push(`plate ${index}: ${a} near ${b}`);
  }
  for (const [place, { copies }] of parts.entries())
    if (counts[place] !== copies) found.push(`${counts[place]} of ${copies} copies of ${place}`);
  return found;
}

/** Left, front, right and back end of what lies on a plate. */
function spanOf(parts: readonly PlatePart[], plate: PlateLayout): number[] {
  const boxes = plate.map(({ part: place, xMm, yMm, turns }) => {
    const box = turnedBox(parts[place]!.boxMm, turns);
    return { x: xMm, y: yMm, right: xMm + box.x, back: yMm + box.y };
  });
  return [
    Math.min(...boxes.map(({ x }) => x)),
    Math.min(...boxes.map(({ y }) => y)),
    Math.max(...boxes.map(({ right }) => right)),
    Math.max(...boxes.map(({ back }) => back)),
  ].map((millimetres) => Math.round(millimetres * 100) / 100);
}

interface Side {
  x: number;
  y: number;
  right: number;
  back: number;
}

/** The runs of a turned shadow, cut to the part's box: cells at its sides reach beyond it. */
function runsOf({ rows }: PartShadow, x: number, y: number, box: { x: number; y: number }): Side[] {
  return rows.flatMap((row, at) =>
    Array.from({ length: row.length / 2 }, (_, run) => ({
      x: x + row[run * 2]!,
      y: y + at,
      right: x + Math.min(box.x, row[run * 2 + 1]!),
      back: y + Math.min(box.y, at + 1),
    })),
  );
}

function distance(a: readonly Side[], b: readonly Side[]): number {
  let least = Infinity;
  for (const one of a)
    for (const other of b) {
      const dx = Math.max(0, one.x - other.right, other.x - one.right);
      const dy = Math.max(0, one.y - other.back, other.y - one.back);
      least = Math.min(least, Math.sqrt(dx * dx + dy * dy));
    }
  return least;
}

describe('plates of one colour', () => {
  it.each([
    ['one part as large as the bed', [part(256, 256, 3)], 3],
    ['a part at the tolerance of the bed', [part(256.01, 256, 1)], 1],
    ['a full grid to the hundredth', [part(81.33, 81.33, 9)], 1],
    ['one more than the grid', [part(81.33, 81.33, 10)], 2],
    ['two lines that share a plate', [part(125, 256, 1), part(81.33, 81.33, 3)], 1],
    ['boxes that fit turned alone', [part(80, 256, 1), part(110, 170, 1), part(170, 140, 1)], 1],
    ['corners that reach into each other', [part(170, 170, 2, corner(170, 170))], 1],
    ['1000 small parts', [part(5, 5, 1000)], 2],
  ] as const)('%s', (_name, parts, plates) => {
    const packed = packPlates(parts, { gapMm });
    expect(faults(parts, packed, gapMm)).toEqual([]);
    expect(packed).toHaveLength(plates);
  });

  const sides = fc.double({ min: 5, max: 256, noNaN: true });
  const parts = fc.array(
    fc
      .record({ x: sides, y: sides, copies: fc.integer({ min: 1, max: 12 }), isCorner: fc.boolean() })
      .map(({ x, y, copies, isCorner }) => part(x, y, copies, isCorner ? corner(x, y) : null)),
    { minLength: 1, maxLength: 8 },
  );

  it('holds every copy once, apart by the gap, and never takes more plates than each line alone', () => {
    fc.assert(
      fc.property(parts, (basket) => {
        const packed = packPlates(basket, { gapMm });
        expect(faults(basket, packed, gapMm)).toEqual([]);
        expect(packed.length).toBeLessThanOrEqual(alone(basket));
      }),
      { seed: 10, numRuns: 60 },
    );
  });

  it('takes no more plates than the price counted, on random baskets', () => {
    let fewer = 0;
    fc.assert(
      fc.property(parts, (basket) => {
        const planned = packPlates(basket, { gapMm }).length;
        if (planned < priced(basket)) fewer++;
        expect(planned).toBeLessThanOrEqual(priced(basket));
      }),
      { seed: 11, numRuns: 400 },
    );
    expect(fewer).toBeGreaterThan(40);
  });

  it.each([
    ['a small part alone is in the middle', [part(20, 30, 1)], [[118, 113, 138, 143]]],
    ['a row that would reach the edges is laid in two', [part(80, 20, 3)], [[45, 105, 211, 151]]],
    ['a full grid keeps its plate', [part(81.33, 81.33, 9)], [[0, 0, 255.99, 255.99]]],
    [
      'each of two plates has its own middle',
      [part(200, 100, 3)],
      [
        [28, 25, 228, 231],
        [28, 78, 228, 178],
      ],
    ],
  ] as const)('has a margin where there is room: %s', (_name, basket, bounds) => {
    const packed = packPlates(basket, { gapMm });
    expect(faults(basket, packed, gapMm)).toEqual([]);
    expect(packed.map((plate) => spanOf(basket, plate))).toEqual(bounds);
  });

  it('lies in the middle, and a margin from the edges on most random plates', () => {
    let [inside, all] = [0, 0];
    fc.assert(
      fc.property(parts, (basket) => {
        for (const plate of packPlates(basket, { gapMm })) {
          const [left, front, right, back] = spanOf(basket, plate);
          expect(Math.abs(left! - (bedSideMm - right!))).toBeLessThan(0.03);
          expect(Math.abs(front! - (bedSideMm - back!))).toBeLessThan(0.03);
          all++;
          if (Math.min(left!, front!) >= marginMm - 0.02) inside++;
        }
      }),
      { seed: 12, numRuns: 60 },
    );
    expect(inside / all).toBeGreaterThan(0.5);
  });

  it('stops looking at its bound and still places everything', () => {
    const basket = [part(90, 70, 7, corner(90, 70)), part(120, 40, 9, corner(120, 40))];
    const packed = packPlates(basket, { gapMm, looks: { left: 100 } });
    expect(faults(basket, packed, gapMm)).toEqual([]);
    expect(packed.length).toBeLessThanOrEqual(alone(basket));
  });
});

it('shares what may be looked at: what comes later looks at what is left', () => {
  const basket = [part(90, 70, 7, corner(90, 70)), part(120, 40, 9, corner(120, 40))];
  const looks = { left: 3_000_000 };
  const first = packPlates(basket, { gapMm, looks });
  const spent = 3_000_000 - looks.left;
  expect(spent).toBeGreaterThan(0);
  const scarce = { left: spent };
  expect(packPlates(basket, { gapMm, looks: scarce })).toEqual(first);
  expect(scarce.left).toBe(0);
  const later = packPlates(basket, { gapMm, looks: scarce });
  expect(faults(basket, later, gapMm)).toEqual([]);
});

describe('a turned shadow', () => {
  const shadow: PartShadow = {
    rows: [
      [0, 3],
      [0, 1],
      [0, 1, 2, 3],
    ],
  };

  it('is what it was after four quarters, and turns counterclockwise', () => {
    expect(turnedShadow(shadow, 1).rows).toEqual([
      [0, 3],
      [2, 3],
      [0, 1, 2, 3],
    ]);
    expect(turnedShadow(shadow, 2).rows).toEqual([
      [0, 1, 2, 3],
      [2, 3],
      [0, 3],
    ]);
    expect(turnedShadow(turnedShadow(shadow, 1), 3)).toEqual(shadow);
  });

  it('of a box is full', () => {
    expect(shadowOfBox({ x: 2.5, y: 1 }).rows).toEqual([[0, 3]]);
  });
});

let lines = 0;
const line = (more: Partial<PlanLine> = {}): PlanLine => ({
  lineId: `line-${String((lines += 1)).padStart(3, '0')}`,
  orderId: 'order-1',
  contentHash: `content-${lines}`,
  sku: 'pla-noir',
  furtherSkus: [],
  isRush: false,
  boxMm: { x: 125, y: 125 },
  shadow: null,
  copies: 1,
  leavesOn: '2026-12-01',
  ...more,
});

/** Line and copies of each piece. */
const held = ({ pieces }: PlannedPlate) =>
  pieces.map(({ lineId, placements }) => `${lineId} ×${placements.length}`);

describe('a plan', () => {
  it('keeps colours and rushed lines apart, rushed ones first, then by when they leave', () => {
    const plan = planPlates(
      [
        line({ leavesOn: '2026-12-03' }),
        line({ sku: 'petg-bleu', leavesOn: '2026-11-30' }),
        line({ isRush: true, leavesOn: '2026-12-09' }),
        line({ leavesOn: null, sku: 'tpu-rouge' }),
      ],
      gapMm,
    );
    expect(plan.plates.map(({ sku, isRush, leavesOn }) => [sku, isRush, leavesOn])).toEqual([
      ['pla-noir', true, '2026-12-09'],
      ['petg-bleu', false, '2026-11-30'],
      ['pla-noir', false, '2026-12-03'],
      ['tpu-rouge', false, null],
    ]);
  });

  it('keeps parts of several colours on plates of their own', () => {
    const card = { furtherSkus: ['pla-blanc', 'pla-rouge'], contentHash: 'card' };
    const plan = planPlates([line(card), line(), line({ ...card, orderId: 'order-2' })], gapMm);
    expect(plan.plates.map(({ sku, furtherSkus, pieces }) => [sku, furtherSkus, pieces.length])).toEqual([
      ['pla-noir', card.furtherSkus, 2],
      ['pla-noir', undefined, 1],
    ]);
    // As prices count them: by the first colour.
    expect(plan.counts).toEqual([
      { sku: 'pla-noir', isRush: false, copies: 3, pricedPlates: expect.any(Number), plannedPlates: 2 },
    ]);
  });

  it('counts the plates of each order for itself, and shares them among orders', () => {
    const [a, b] = [line({ copies: 2 }), line({ copies: 2, orderId: 'order-2' })];
    const plan = planPlates([a, b], gapMm);
    expect(plan.counts).toEqual([
      { sku: 'pla-noir', isRush: false, copies: 4, pricedPlates: 2, plannedPlates: 1 },
    ]);
  });

  it('gives the first plates to the parcel that leaves first, also of equal parts', () => {
    const same = { contentHash: 'same' };
    const late = line({ ...same, copies: 5, leavesOn: '2026-12-09', orderId: 'order-2' });
    const early = line({ ...same, copies: 3, leavesOn: '2026-12-01' });
    const plan = planPlates([late, early], gapMm);
    expect(plan.plates.map(held)).toEqual([
      [`${early.lineId} ×3`, `${late.lineId} ×1`],
      [`${late.lineId} ×4`],
    ]);
    expect(plan.plates.map(({ leavesOn }) => leavesOn)).toEqual(['2026-12-01', '2026-12-09']);
  });

  it('sets pieces closer where the usual gap needs more plates than were counted', () => {
    // Five sixths of a plate and a fifteenth: by 6 mm between them, their sides do not add up.
    const plan = planPlates(
      [line({ boxMm: { x: 256, y: 37.66 }, copies: 5 }), line({ boxMm: { x: 46.4, y: 46.4 } })],
      gapMm,
    );
    expect(plan.counts[0]).toMatchObject({ pricedPlates: 1, plannedPlates: 1 });
    expect(plan.plates.map(({ gapMm: gap }) => gap)).toEqual([2]);
  });

  it('tells where shares add up and sides do not: no plate holds two halves and four ninths of these', () => {
    const plan = planPlates([line({ copies: 2 }), line({ boxMm: { x: 81.33, y: 81.33 }, copies: 4 })], gapMm);
    expect(plan.counts[0]).toMatchObject({ pricedPlates: 1, plannedPlates: 2 });
  });
});
