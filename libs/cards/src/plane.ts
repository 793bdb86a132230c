/** Points and outlines in the plane of the card: millimetres (or heights of capitals), y up. */
export type Point = [number, number];

/** A closed line, counter-clockwise around what is solid; its first point is not repeated. */
export type Contour = Point[];

/** An axis-aligned box. */
export interface Box {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

export const widthOf = ({ minX, maxX }: Box): number => maxX - minX;
export const heightOf = ({ minY, maxY }: Box): number => maxY - minY;
export const centreOf = ({ minX, minY, maxX, maxY }: Box): Point => [(minX + maxX) / 2, (minY + maxY) / 2];

/** The box around all points; `null` when there is none. */
export function boxAround(contours: readonly Contour[]): Box | null {
  const box: Box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (const contour of contours) {
    for (const [x, y] of contour) {
      box.minX = Math.min(box.minX, x);
      box.minY = Math.min(box.minY, y);
      box.maxX = Math.max(box.maxX, x);
      box.maxY = Math.max(box.maxY, y);
    }
  }
  return box.minX === Infinity ? null : box;
}

/** Whether two boxes share more than `toleranceMm` in both directions. */
export function boxesOverlap(a: Box, b: Box, toleranceMm = 1e-6): boolean {
  return (
    Math.min(a.maxX, b.maxX) - Math.max(a.minX, b.minX) > toleranceMm &&
    Math.min(a.maxY, b.maxY) - Math.max(a.minY, b.minY) > toleranceMm
  );
}

/** The box, smaller by `inset` on every side. */
export function insetBox({ minX, minY, maxX, maxY }: Box, inset: number): Box {
  return { minX: minX + inset, minY: minY + inset, maxX: maxX - inset, maxY: maxY - inset };
}

/** Scales about the origin, then moves. */
export function moved(contours: readonly Contour[], scale: number, dx: number, dy: number): Contour[] {
  return contours.map((contour) => contour.map(([x, y]): Point => [x * scale + dx, y * scale + dy]));
}

/** The same line the other way round: a hole. */
export function reversed(contour: Contour): Contour {
  return [...contour].reverse();
}

export function rectangle(minX: number, minY: number, maxX: number, maxY: number): Contour {
  return [
    [minX, minY],
    [maxX, minY],
    [maxX, maxY],
    [minX, maxY],
  ];
}

/** A regular polygon of `sides`, which passes for a circle. */
export function circle(x: number, y: number, radius: number, sides = 32): Contour {
  return Array.from({ length: sides }, (_, index): Point => {
    const angle = ((index + 0.5) / sides) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

const stepsPerCorner = 10;

/** A box with round corners; a radius of 0 or less leaves them square. */
export function roundedBox({ minX, minY, maxX, maxY }: Box, radius: number): Contour {
  if (radius <= 0) return rectangle(minX, minY, maxX, maxY);
  const corners: [number, number, number][] = [
    [maxX - radius, minY + radius, -Math.PI / 2],
    [maxX - radius, maxY - radius, 0],
    [minX + radius, maxY - radius, Math.PI / 2],
    [minX + radius, minY + radius, Math.PI],
  ];
  return corners.flatMap(([x, y, start]) =>
    Array.from({ length: stepsPerCorner + 1 }, (_, step): Point => {
      const angle = start + (step / stepsPerCorner) * (Math.PI / 2);
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }),
  );
}

/** A ring between two outlines, as contour and hole. */
export function ring(outer: Contour, inner: Contour): Contour[] {
  return [outer, reversed(inner)];
}
