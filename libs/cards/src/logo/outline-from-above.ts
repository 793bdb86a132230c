import type { CrossSection } from 'manifold-3d';
import { CardFaultError } from '@cards/design/card-findings.js';
import { crossesMoreThan } from '@cards/logo/logo-crossings.js';
import type { Contour, Point } from '@cards/plane.js';
import { freeing, type SolidKernel } from '@cards/solid/solid-kernel.js';

/** Beyond this, uniting the triangles takes too long for an interactive card. */
const maxTriangles = 150_000;

/** Uniting the triangles of as many takes about three seconds of a processor. */
const mostCrossings = 10_000_000;

/** How many outlines are united at once: the cost grows faster than their number. */
const batch = 2_000;

/** Logos are united at this size, so that tolerances mean the same for all. */
const workingSideMm = 100;
const toleranceMm = 0.03;

/** The triangles of a logo cross too often to compute its outline in time. */
export class IntricateLogoError extends CardFaultError {
  constructor() {
    super({ field: 'logoKey', code: 'logoCrossesItself', params: { crossings: mostCrossings } });
  }
}

/** A surface of a mesh where it stands: x, y, z of each vertex, three vertices a triangle. */
export interface LogoSurface {
  positionsMm: Float64Array | Float32Array;
  triangles: Uint32Array;
}

/**
 * The outline of a mesh seen from above, at a size of its own.
 *
 * @throws {CardFaultError} on `logoKey` for too many triangles; {@link IntricateLogoError}
 */
export function outlineFromAbove(
  solids: SolidKernel,
  surfaces: readonly LogoSurface[],
  isClosed: boolean,
): Contour[] {
  const count = surfaces.reduce((sum, { triangles }) => sum + triangles.length / 3, 0);
  if (count > maxTriangles) {
    const params = { triangles: count, limit: maxTriangles };
    throw new CardFaultError({ field: 'logoKey', code: 'logoTooLarge', params });
  }
  const shadows = projectUp(surfaces, isClosed);
  if (crossesMoreThan(mostCrossings, shadows)) throw new IntricateLogoError();
  return shadows.length === 0 ? [] : uniteShadows(solids, shadows);
}

/**
 * Each triangle as seen from above, counter-clockwise, at the working size; upright ones have no shadow. What faces
 * down on a closed surface lies under what faces up, whose shadow is the same.
 */
function projectUp(surfaces: readonly LogoSurface[], isClosed: boolean): Contour[] {
  const scale = workingScale(surfaces);
  const shadows: Contour[] = [];
  for (const { positionsMm, triangles } of surfaces) {
    const corner = (at: number): Point => {
      const vertex = triangles[at]! * 3;
      return [positionsMm[vertex]! * scale, positionsMm[vertex + 1]! * scale];
    };
    for (let at = 0; at < triangles.length; at += 3) {
      const [a, b, c] = [corner(at), corner(at + 1), corner(at + 2)];
      const doubleArea = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
      if (Math.abs(doubleArea) < 1e-9 || (isClosed && doubleArea < 0)) continue;
      shadows.push(doubleArea > 0 ? [a, b, c] : [a, c, b]);
    }
  }
  return shadows;
}

function workingScale(surfaces: readonly LogoSurface[]): number {
  const low = [Infinity, Infinity];
  const high = [-Infinity, -Infinity];
  for (const { positionsMm } of surfaces) {
    for (let at = 0; at < positionsMm.length; at += 3) {
      for (const axis of [0, 1]) {
        low[axis] = Math.min(low[axis]!, positionsMm[at + axis]!);
        high[axis] = Math.max(high[axis]!, positionsMm[at + axis]!);
      }
    }
  }
  return workingSideMm / Math.max(high[0]! - low[0]!, high[1]! - low[1]!, 1e-6);
}

/** Closes hairline gaps between neighbours on the way. */
function uniteShadows(solids: SolidKernel, shadows: readonly Contour[]): Contour[] {
  return freeing((keep) => {
    let shapes: CrossSection[] = [];
    for (let at = 0; at < shadows.length; at += batch) {
      shapes.push(keep(solids.CrossSection.ofPolygons(shadows.slice(at, at + batch), 'NonZero')));
    }
    while (shapes.length > 1) {
      const pairs: CrossSection[] = [];
      for (let at = 0; at < shapes.length; at += 2) {
        const [first, second] = [shapes[at]!, shapes[at + 1]];
        pairs.push(second === undefined ? first : keep(first.add(second)));
      }
      shapes = pairs;
    }
    const grown = keep(shapes[0]!.offset(toleranceMm, 'Miter', 2));
    const closed = keep(grown.offset(-toleranceMm, 'Miter', 2));
    return keep(closed.simplify(toleranceMm)).toPolygons();
  });
}
