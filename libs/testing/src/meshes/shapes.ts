import { type IndexedMesh, MeshBuilder, invert, merge, translate } from './indexed-mesh.js';

/** A point of an outline, in millimetres. */
export type Point2 = readonly [x: number, y: number];

/** A box of twelve triangles with one corner at the origin. */
export function box(x: number, y: number, z: number): IndexedMesh {
  const mesh = new MeshBuilder();
  for (const cornerZ of [0, z]) {
    mesh.vertex(0, 0, cornerZ);
    mesh.vertex(x, 0, cornerZ);
    mesh.vertex(x, y, cornerZ);
    mesh.vertex(0, y, cornerZ);
  }
  mesh.quad(0, 3, 2, 1);
  mesh.quad(4, 5, 6, 7);
  for (let i = 0; i < 4; i++) mesh.quad(i, (i + 1) % 4, ((i + 1) % 4) + 4, i + 4);
  return mesh.build();
}

/** An upright prism over an outline that is convex, or star-shaped about the mean of its corners. */
export function prism(outline: readonly Point2[], height: number): IndexedMesh {
  const mesh = new MeshBuilder();
  const n = outline.length;
  for (const z of [0, height]) for (const [x, y] of outline) mesh.vertex(x, y, z);
  const meanX = outline.reduce((sum, [x]) => sum + x, 0) / n;
  const meanY = outline.reduce((sum, [, y]) => sum + y, 0) / n;
  const bottom = mesh.vertex(meanX, meanY, 0);
  const top = mesh.vertex(meanX, meanY, height);
  for (let i = 0; i < n; i++) {
    const next = (i + 1) % n;
    mesh.quad(i, next, next + n, i + n);
    mesh.triangle(bottom, next, i);
    mesh.triangle(top, i + n, next + n);
  }
  return mesh.build();
}

function circle(radius: number, segments: number): Point2[] {
  return Array.from({ length: segments }, (_, i) => {
    const angle = (2 * Math.PI * i) / segments;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

export function cylinder(radius: number, height: number, segments = 48): IndexedMesh {
  return prism(circle(radius, segments), height);
}

/** A cone that stands on its base, or on its tip when `height` is negative (then mind its orientation). */
export function cone(radius: number, height: number, segments = 48): IndexedMesh {
  const mesh = new MeshBuilder();
  const rim = circle(radius, segments).map(([x, y]) => mesh.vertex(x, y, 0));
  const centre = mesh.vertex(0, 0, 0);
  const tip = mesh.vertex(0, 0, height);
  rim.forEach((corner, i) => {
    const next = rim[(i + 1) % segments] ?? 0;
    mesh.triangle(centre, next, corner);
    mesh.triangle(tip, corner, next);
  });
  return height < 0 ? invert(mesh.build()) : mesh.build();
}

/** A sphere about the origin of `2 × segments × (rings − 1)` triangles. */
export function sphere(radius: number, segments = 48, rings = 24): IndexedMesh {
  const mesh = new MeshBuilder();
  const outline = circle(1, segments);
  const south = mesh.vertex(0, 0, -radius);
  for (let ring = 1; ring < rings; ring++) {
    const angle = (Math.PI * ring) / rings;
    const ringRadius = radius * Math.sin(angle);
    for (const [x, y] of outline) mesh.vertex(x * ringRadius, y * ringRadius, -radius * Math.cos(angle));
  }
  const north = mesh.vertex(0, 0, radius);
  const at = (ring: number, i: number): number => 1 + (ring - 1) * segments + (i % segments);
  for (let i = 0; i < segments; i++) {
    mesh.triangle(south, at(1, i + 1), at(1, i));
    for (let ring = 1; ring < rings - 1; ring++) {
      mesh.quad(at(ring, i), at(ring, i + 1), at(ring + 1, i + 1), at(ring + 1, i));
    }
    mesh.triangle(north, at(rings - 1, i), at(rings - 1, i + 1));
  }
  return mesh.build();
}

/** A torus about the z axis of `2 × segments × tubeSegments` triangles. */
export function torus(radius: number, tubeRadius: number, segments = 64, tubeSegments = 32): IndexedMesh {
  const mesh = new MeshBuilder();
  for (const [x, y] of circle(1, segments)) {
    for (const [out, up] of circle(tubeRadius, tubeSegments)) {
      mesh.vertex(x * (radius + out), y * (radius + out), up);
    }
  }
  const at = (i: number, j: number): number => (i % segments) * tubeSegments + (j % tubeSegments);
  for (let i = 0; i < segments; i++) {
    for (let j = 0; j < tubeSegments; j++) mesh.quad(at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1));
  }
  return mesh.build();
}

/** A spur gear of straight-sided teeth. */
export function gear(teeth: number, radius: number, toothDepth: number, height: number): IndexedMesh {
  const outline: Point2[] = [];
  for (let tooth = 0; tooth < teeth; tooth++) {
    for (const [share, r] of [
      [0, radius - toothDepth],
      [0.3, radius - toothDepth],
      [0.5, radius],
      [0.8, radius],
    ] as const) {
      const angle = (2 * Math.PI * (tooth + share)) / teeth;
      outline.push([r * Math.cos(angle), r * Math.sin(angle)]);
    }
  }
  return prism(outline, height);
}

/** A box with a cavity of the given wall all around. */
export function hollowBox(x: number, y: number, z: number, wall: number): IndexedMesh {
  const cavity = translate(box(x - 2 * wall, y - 2 * wall, z - 2 * wall), wall, wall, wall);
  return merge(box(x, y, z), invert(cavity));
}

/** A tube that stands on its end. */
export function tube(outer: number, inner: number, height: number, segments = 48): IndexedMesh {
  const mesh = new MeshBuilder();
  for (const z of [0, height]) {
    for (const radius of [outer, inner]) for (const [x, y] of circle(radius, segments)) mesh.vertex(x, y, z);
  }
  const at = (ring: number, i: number): number => ring * segments + (i % segments);
  for (let i = 0; i < segments; i++) {
    mesh.quad(at(0, i), at(0, i + 1), at(2, i + 1), at(2, i));
    mesh.quad(at(1, i + 1), at(1, i), at(3, i), at(3, i + 1));
    mesh.quad(at(0, i + 1), at(0, i), at(1, i), at(1, i + 1));
    mesh.quad(at(2, i), at(2, i + 1), at(3, i + 1), at(3, i));
  }
  return mesh.build();
}

/** A plate with a row of square holes through it, each one cell wide with one cell between. */
export function plateWithHoles(holes: number, cell: number, thickness: number): IndexedMesh {
  const columns = 2 * holes + 1;
  const rows = 3;
  const mesh = new MeshBuilder();
  const isSolid = (i: number, j: number): boolean =>
    i >= 0 && j >= 0 && i < columns && j < rows && !(j === 1 && i % 2 === 1);
  for (const z of [0, thickness]) {
    for (let j = 0; j <= rows; j++) for (let i = 0; i <= columns; i++) mesh.vertex(i * cell, j * cell, z);
  }
  const at = (i: number, j: number, top: number): number => (top * (rows + 1) + j) * (columns + 1) + i;
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      if (!isSolid(i, j)) continue;
      mesh.quad(at(i, j, 0), at(i, j + 1, 0), at(i + 1, j + 1, 0), at(i + 1, j, 0));
      mesh.quad(at(i, j, 1), at(i + 1, j, 1), at(i + 1, j + 1, 1), at(i, j + 1, 1));
      const wall = (ai: number, aj: number, bi: number, bj: number): void =>
        mesh.quad(at(ai, aj, 0), at(bi, bj, 0), at(bi, bj, 1), at(ai, aj, 1));
      if (!isSolid(i, j - 1)) wall(i, j, i + 1, j);
      if (!isSolid(i + 1, j)) wall(i + 1, j, i + 1, j + 1);
      if (!isSolid(i, j + 1)) wall(i + 1, j + 1, i, j + 1);
      if (!isSolid(i - 1, j)) wall(i, j + 1, i, j);
    }
  }
  return mesh.build();
}

/** A table: four square legs under a plate. Its underside is an overhang. */
export function table(side: number, height: number, leg: number, thickness: number): IndexedMesh {
  const mesh = new MeshBuilder();
  const grid = [0, leg, side - leg, side];
  for (const z of [0, height - thickness, height]) {
    for (const y of grid) for (const x of grid) mesh.vertex(x, y, z);
  }
  const at = (i: number, j: number, level: number): number => (level * 4 + j) * 4 + i;
  const isLeg = (i: number, j: number): boolean => (i === 0 || i === 2) && (j === 0 || j === 2);
  const isSolid = (i: number, j: number, level: number): boolean =>
    i >= 0 && j >= 0 && i < 3 && j < 3 && (level === 1 || isLeg(i, j));
  for (let level = 0; level < 2; level++) {
    for (let j = 0; j < 3; j++) {
      for (let i = 0; i < 3; i++) {
        if (!isSolid(i, j, level)) continue;
        const wall = (ai: number, aj: number, bi: number, bj: number): void =>
          mesh.quad(at(ai, aj, level), at(bi, bj, level), at(bi, bj, level + 1), at(ai, aj, level + 1));
        if (!isSolid(i, j - 1, level)) wall(i, j, i + 1, j);
        if (!isSolid(i + 1, j, level)) wall(i + 1, j, i + 1, j + 1);
        if (!isSolid(i, j + 1, level)) wall(i + 1, j + 1, i, j + 1);
        if (!isSolid(i - 1, j, level)) wall(i, j + 1, i, j);
        if (level === 0 || !isLeg(i, j)) {
          mesh.quad(at(i, j, level), at(i, j + 1, level), at(i + 1, j + 1, level), at(i + 1, j, level));
        }
        if (level === 1) mesh.quad(at(i, j, 2), at(i + 1, j, 2), at(i + 1, j + 1, 2), at(i, j + 1, 2));
      }
    }
  }
  return mesh.build();
}
