import { type IndexedMesh, MeshBuilder } from '@testing/meshes/indexed-mesh.js';

/** Cells of a grid of the given steps, wherever `isSolid` says. Cells outside are asked for, too, and are empty. */
export function blocks(
  stepsX: readonly number[],
  stepsY: readonly number[],
  stepsZ: readonly number[],
  isSolid: (i: number, j: number, k: number) => boolean,
): IndexedMesh {
  const steps = [stepsX, stepsY, stepsZ];
  const lines = steps.map((sizes) => sizes.reduce((at, size) => [...at, (at.at(-1) ?? 0) + size], [0]));
  const isFilled = (cell: readonly number[]): boolean =>
    cell.every((at, axis) => at >= 0 && at < (steps[axis]?.length ?? 0)) &&
    isSolid(cell[0] ?? 0, cell[1] ?? 0, cell[2] ?? 0);
  const mesh = new MeshBuilder();
  const vertices = new Map<string, number>();
  const vertex = (at: readonly number[]): number => {
    const key = at.join();
    const [x = 0, y = 0, z = 0] = at.map((index, axis) => lines[axis]?.[index] ?? 0);
    const number = vertices.get(key) ?? mesh.vertex(x, y, z);
    vertices.set(key, number);
    return number;
  };
  for (let i = 0; i < stepsX.length; i++)
    for (let j = 0; j < stepsY.length; j++)
      for (let k = 0; k < stepsZ.length; k++) {
        const cell = [i, j, k];
        if (!isFilled(cell)) continue;
        for (let axis = 0; axis < 3; axis++)
          for (const side of [0, 1]) {
            if (isFilled(cell.with(axis, (cell[axis] ?? 0) + 2 * side - 1))) continue;
            const [u, v] = side === 1 ? [(axis + 1) % 3, (axis + 2) % 3] : [(axis + 2) % 3, (axis + 1) % 3];
            const corner = (alongU: number, alongV: number): number => {
              const at = cell.with(axis, (cell[axis] ?? 0) + side);
              return vertex(at.map((value, a) => value + (a === u ? alongU : a === v ? alongV : 0)));
            };
            mesh.quad(corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1));
          }
      }
  return mesh.build();
}

/** Steps of a row of things: a thing, then a gap and a thing as often as counted. */
export function barsOf(count: number, thing: number, gap: number): number[] {
  return [thing, ...Array.from({ length: Math.floor(count) }, () => [gap, thing]).flat()];
}

const segments = 96;
const rings = 120;

/** A solid around the z axis whose radius goes with the share of its height and the angle. */
export function lathe(height: number, radiusAt: (share: number, angle: number) => number): IndexedMesh {
  const mesh = new MeshBuilder();
  for (let ring = 0; ring <= rings; ring++) {
    for (let i = 0; i < segments; i++) {
      const angle = (2 * Math.PI * i) / segments;
      const radius = radiusAt(ring / rings, angle);
      mesh.vertex(radius * Math.cos(angle), radius * Math.sin(angle), (height * ring) / rings);
    }
  }
  closeRings(mesh, mesh.vertex(0, 0, 0), mesh.vertex(0, 0, height));
  return mesh.build();
}

/** A ball whose radius goes with the direction. */
export function ball(radiusAt: (x: number, y: number, z: number) => number): IndexedMesh {
  const mesh = new MeshBuilder();
  const add = (x: number, y: number, z: number): number => {
    const radius = radiusAt(x, y, z);
    return mesh.vertex(radius * x, radius * y, radius * z);
  };
  for (let ring = 0; ring <= rings; ring++) {
    const tilt = (Math.PI * (ring + 1)) / (rings + 2);
    for (let i = 0; i < segments; i++) {
      const angle = (2 * Math.PI * i) / segments;
      add(Math.sin(tilt) * Math.cos(angle), Math.sin(tilt) * Math.sin(angle), -Math.cos(tilt));
    }
  }
  closeRings(mesh, add(0, 0, -1), add(0, 0, 1));
  return mesh.build();
}

function closeRings(mesh: MeshBuilder, bottom: number, top: number): void {
  const at = (ring: number, i: number): number => ring * segments + (i % segments);
  for (let i = 0; i < segments; i++) {
    mesh.triangle(bottom, at(0, i + 1), at(0, i));
    mesh.triangle(top, at(rings, i), at(rings, i + 1));
    for (let ring = 0; ring < rings; ring++)
      mesh.quad(at(ring, i), at(ring, i + 1), at(ring + 1, i + 1), at(ring + 1, i));
  }
}
