import { describe, expect, it } from '@jest/globals';
import { cardArrangements, cardCorners, cardDefaults, cardFrames } from '../design/card-options.js';
import type { CardOptions } from '../design/card-options.js';
import { ownFont } from '../fonts/own-fonts.js';
import { type Box, type Contour, type Point, rectangle, widthOf } from '../plane.js';
import type { LayoutAids } from './card-elements.js';
import { type CardLayout, layOutCard } from './card-layout.js';

const modules = Array.from({ length: 25 }, () => Array.from({ length: 25 }, () => true));

const lay = (changes: Partial<CardOptions>, isDarkDrawn = false): CardLayout => {
  const aids: LayoutAids = {
    library: { sourceOf: () => ownFont('block'), fallbacks: [] },
    logo: [rectangle(0, 0, 9, 6)],
    qr: changes.qr ? { texts: ['x'], encode: () => modules, isDarkDrawn } : null,
  };
  return layOutCard({ ...cardDefaults, name: 'Zoé', ...changes }, aids);
};

const elementOf = (layout: CardLayout, element: string) =>
  layout.elements.find((one) => one.element === element)!;

/** From the corners of a box to the nearest line of the frame, or of the plate where there is none. */
function clearanceMm(layout: CardLayout, { minX, minY, maxX, maxY }: Box): number {
  const outlines: Contour[] = elementOf(layout, 'frame')?.contours ?? [layout.plate];
  const distances = outlines.flatMap((contour) =>
    contour.flatMap((from, index) => {
      const to = contour[(index + 1) % contour.length]!;
      return rectangle(minX, minY, maxX, maxY).map((corner) => distanceMm(corner, from, to));
    }),
  );
  return Math.min(...distances);
}

function distanceMm([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const share = ((x - fromX) * alongX + (y - fromY) * alongY) / (alongX ** 2 + alongY ** 2);
  const at = Math.min(1, Math.max(0, share));
  return Math.hypot(fromX + at * alongX - x, fromY + at * alongY - y);
}

/** What the lines of a round corner are short of its arc. */
const sagittaMm = 0.02;

describe('An element that is moved into a corner', () => {
  const cases = cardFrames.flatMap((frame) =>
    cardCorners.flatMap((corners) =>
      (['name', 'mark', 'qr'] as const).map((element) => ({ frame, corners, element })),
    ),
  );
  const directions: Point[] = [
    [85, 55],
    [85, -55],
    [-85, 55],
    [-85, -55],
  ];

  it.each(cases)('keeps its margin from a round edge, and clear of the frame: %j', ({ element, ...look }) => {
    for (const [dx, dy] of directions) {
      const away = { name: { dx: -dx, dy: -dy, scale: 1 } };
      const placements = { ...away, [element]: { dx, dy, scale: 1 } };
      const others = element === 'qr' ? ({ mark: 'none', qr: true } as const) : ({ mark: 'logo' } as const);
      const layout = lay({ ...look, ...others, placements });
      const marginMm = look.frame === 'none' ? 2 : 0.2;
      expect(clearanceMm(layout, elementOf(layout, element).box)).toBeGreaterThan(marginMm - sagittaMm);
      expect(layout.warnings).toContainEqual(
        expect.objectContaining({ code: 'keptInside', field: `placements.${element}` }),
      );
    }
  });

  it('is moved in no farther than it must be', () => {
    const layout = lay({ corners: 'round', placements: { mark: { dx: 85, dy: 55, scale: 1 } } });
    expect(clearanceMm(layout, elementOf(layout, 'mark').box)).toBeCloseTo(2, 1);
  });

  it('may be as wide as the card', () => {
    const placements = { name: { dx: 9, dy: 55, scale: 2.5 } };
    const layout = lay({ name: 'AMINA BENANI', mark: 'none', corners: 'round', placements });
    const { box } = elementOf(layout, 'name');
    expect(widthOf(box)).toBeCloseTo(81, 6);
    expect(clearanceMm(layout, box)).toBeGreaterThan(2 - sagittaMm);
  });
});

describe('A QR code that nothing moves', () => {
  const cases = cardArrangements.flatMap((arrangement) =>
    cardFrames.flatMap((frame) => [true, false].map((isDarkDrawn) => ({ arrangement, frame, isDarkDrawn }))),
  );

  it.each(cases)('is clear of a round frame, or edge: %j', ({ isDarkDrawn, ...look }) => {
    const layout = lay({ ...look, phone: '0612', corners: 'round', qr: true }, isDarkDrawn);
    // Of dark modules, nothing is seen near an edge that no frame runs along.
    const marginMm = look.frame !== 'none' ? 0.2 : isDarkDrawn ? 0 : 2;
    expect(clearanceMm(layout, layout.qr!)).toBeGreaterThan(marginMm - sagittaMm);
  });
});
