import type { Contour } from '@cards/plane.js';

/** As 8-byte numbers: how many contours, how many points each has, then all coordinates. */
export function packOutline(outline: readonly Contour[]): Buffer {
  const points = outline.reduce((sum, contour) => sum + contour.length, 0);
  const numbers = new Float64Array(1 + outline.length + 2 * points);
  let at = 0;
  numbers[at++] = outline.length;
  for (const contour of outline) numbers[at++] = contour.length;
  for (const contour of outline) {
    for (const [x, y] of contour) {
      numbers[at++] = x;
      numbers[at++] = y;
    }
  }
  return Buffer.from(numbers.buffer);
}

/** The outline that {@link packOutline} was given. */
export function unpackOutline(packed: Uint8Array): Contour[] {
  const numbers = new Float64Array(Uint8Array.from(packed).buffer);
  const count = numbers[0]!;
  let at = 1 + count;
  return Array.from({ length: count }, (_, index): Contour =>
    Array.from({ length: numbers[1 + index]! }, () => [numbers[at++]!, numbers[at++]!]),
  );
}
