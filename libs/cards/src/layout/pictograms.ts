import type { TextField } from '../design/card-options.js';
import { circle, type Contour, rectangle, ring, roundedBox } from '../plane.js';
import { strokeOutline } from '../fonts/stroke-outline.js';

/** Width of their lines, in heights of capitals. */
export const pictogramStroke = 0.17;

const stroke = pictogramStroke;

/** Side of a pictogram in heights of capitals, and the space behind it. */
export const pictogramCaps = { side: 1.25, gap: 0.55 };

const { side } = pictogramCaps;
/** Centred on the capitals. */
const minY = (1 - side) / 2;
const maxY = minY + side;

/** A telephone with a large screen. */
function telephone(): Contour[] {
  const box = { minX: side * 0.18, minY, maxX: side * 0.82, maxY };
  const screen = { minX: box.minX + stroke, minY: minY + 0.36, maxX: box.maxX - stroke, maxY: maxY - stroke };
  const key = circle(side / 2, minY + 0.19, 0.09, 12);
  return [...ring(roundedBox(box, 0.12), roundedBox(screen, 0.02)), key.reverse()];
}

/** A closed envelope. */
function envelope(): Contour[] {
  const box = { minX: 0, minY: minY + 0.12, maxX: side, maxY: maxY - 0.12 };
  const hollow = {
    minX: stroke,
    minY: box.minY + stroke,
    maxX: side - stroke,
    maxY: box.maxY - stroke,
  };
  const flap = strokeOutline(
    [
      [stroke / 2, box.maxY - stroke],
      [side / 2, box.minY + 0.38],
      [side - stroke / 2, box.maxY - stroke],
    ],
    { width: stroke },
  );
  return [
    ...ring(roundedBox(box, 0.06), rectangle(hollow.minX, hollow.minY, hollow.maxX, hollow.maxY)),
    ...flap,
  ];
}

/** A globe with its equator and a meridian to each side. */
function globe(): Contour[] {
  const middle = side / 2;
  const y = minY + middle;
  const ellipse = (rx: number, ry: number): Contour =>
    circle(0, 0, 1, 32).map(([ex, ey]) => [middle + ex * rx, y + ey * ry]);
  return [
    ...ring(ellipse(middle, middle), ellipse(middle - stroke, middle - stroke)),
    ...ring(ellipse(0.34, middle - 0.05), ellipse(0.34 - stroke, middle - 0.05 - stroke)),
    rectangle(0.05, y - stroke / 2, side - 0.05, y + stroke / 2),
  ];
}

/** The pictogram before a line, at a height of capitals of 1, from the base line's origin. */
export const pictograms: Partial<Record<TextField, Contour[]>> = {
  phone: telephone(),
  email: envelope(),
  website: globe(),
};
