import { cornerRadiusMm, frameInsetsMm, marginMm } from '../design/card-dimensions.js';
import type { CardCorners, CardFrame, CardOptions } from '../design/card-options.js';
import { type Box, type Contour, insetBox, type Point, ring, roundedBox } from '../plane.js';
import { strokeOutline } from '../fonts/stroke-outline.js';

const lineMm = 0.9;
const bracketMm = 7;

/** What elements must lie within: a box whose corners follow the card's and its frame's. */
export interface ElementLimits {
  box: Box;
  radiusMm: number;
}

/** The limits of an element; `isEdgeBlank` where nothing is drawn at its edges, as with dark QR modules. */
export function elementLimits(
  card: Box,
  { frame, corners }: Pick<CardOptions, 'frame' | 'corners'>,
  isEdgeBlank: boolean,
): ElementLimits {
  const insetMm = frameInsetsMm[frame].frame;
  // Without a frame, there is nothing in a corner that a blank edge must keep clear of.
  const isSquare = isEdgeBlank && frame === 'none';
  const radiusMm = isSquare ? 0 : Math.max(0, cornerRadiusMm[corners] - insetMm);
  return { box: insetBox(card, insetMm), radiusMm };
}

/** How far a box in the corner of the limits stands off both sides, so as to lie within a radius. */
export function cornerInsetMm({ radiusMm }: ElementLimits): number {
  return radiusMm * (1 - Math.SQRT1_2);
}

/** The frame along the edge of a card; its corners follow the card's. */
export function frameContours(card: Box, frame: CardFrame, corners: CardCorners): Contour[] {
  const radius = cornerRadiusMm[corners];
  const line = (inset: number, width: number): Contour[] =>
    ring(
      roundedBox(insetBox(card, inset), radius - inset),
      roundedBox(insetBox(card, inset + width), radius - inset - width),
    );
  switch (frame) {
    case 'none':
      return [];
    case 'line':
      return line(marginMm, lineMm);
    case 'double':
      return [...line(marginMm, lineMm), ...line(marginMm + lineMm + 0.7, 0.6)];
    case 'corners':
      return brackets(insetBox(card, marginMm + lineMm / 2), radius - marginMm - lineMm / 2);
  }
}

/** An angle in each corner, around its curve. */
function brackets(box: Box, radius: number): Contour[] {
  const round = radius > 0 ? roundedBox(box, radius) : squareCorners(box);
  const perCorner = round.length / 4;
  // Counter-clockwise from the lower right: each corner is entered and left along these directions.
  const directions: { enter: Point; leave: Point }[] = [
    { enter: [1, 0], leave: [0, 1] },
    { enter: [0, 1], leave: [-1, 0] },
    { enter: [-1, 0], leave: [0, -1] },
    { enter: [0, -1], leave: [1, 0] },
  ];
  return directions.flatMap(({ enter, leave }, corner) => {
    const turn = round.slice(corner * perCorner, (corner + 1) * perCorner);
    const start = shifted(turn[0]!, enter, -bracketMm);
    const end = shifted(turn.at(-1)!, leave, bracketMm);
    return strokeOutline([start, ...turn, end], { width: lineMm });
  });
}

function squareCorners({ minX, minY, maxX, maxY }: Box): Contour {
  return [
    [maxX, minY],
    [maxX, maxY],
    [minX, maxY],
    [minX, minY],
  ];
}

function shifted([x, y]: Point, [dx, dy]: Point, by: number): Point {
  return [x + dx * by, y + dy * by];
}
