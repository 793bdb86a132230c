import type { PathCommand } from 'opentype.js';
import type { Contour, Point } from '../plane.js';

/** Deviation of a flattened curve, in heights of capitals: 0.02 mm on capitals of 5 mm. */
export const flatness = 0.004;

/** The commands of a glyph as polygons; a contour ends where the next begins, closed or not. */
export function flatten(commands: readonly PathCommand[], deviation: number): Contour[] {
  const contours: Contour[] = [];
  let open: Contour = [];
  for (const command of commands) {
    const last = open.at(-1);
    switch (command.type) {
      case 'M':
        open = [[command.x, command.y]];
        contours.push(open);
        break;
      case 'L':
        open.push([command.x, command.y]);
        break;
      case 'Q':
        open.push(...quadratic(last!, [command.x1, command.y1], [command.x, command.y], deviation));
        break;
      case 'C':
        open.push(
          ...cubic(
            last!,
            [command.x1, command.y1],
            [command.x2, command.y2],
            [command.x, command.y],
            deviation,
          ),
        );
        break;
      case 'Z':
        break;
    }
  }
  return contours.filter((contour) => contour.length >= 3);
}

function quadratic([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, deviation: number): Point[] {
  const bend = Math.hypot(ax - 2 * bx + cx, ay - 2 * by + cy);
  const steps = Math.max(1, Math.ceil(Math.sqrt(bend / (4 * deviation))));
  return Array.from({ length: steps }, (_, index): Point => {
    const t = (index + 1) / steps;
    const u = 1 - t;
    return [u * u * ax + 2 * u * t * bx + t * t * cx, u * u * ay + 2 * u * t * by + t * t * cy];
  });
}

function cubic(
  [ax, ay]: Point,
  [bx, by]: Point,
  [cx, cy]: Point,
  [dx, dy]: Point,
  deviation: number,
): Point[] {
  const first = Math.hypot(ax - 2 * bx + cx, ay - 2 * by + cy);
  const second = Math.hypot(bx - 2 * cx + dx, by - 2 * cy + dy);
  const steps = Math.max(1, Math.ceil(Math.sqrt((0.75 * Math.max(first, second)) / deviation)));
  return Array.from({ length: steps }, (_, index): Point => {
    const t = (index + 1) / steps;
    const u = 1 - t;
    const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    return [p * ax + q * bx + r * cx + s * dx, p * ay + q * by + r * cy + s * dy];
  });
}
