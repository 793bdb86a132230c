import { describe, expect, it } from '@jest/globals';
import { MeshKernel } from '@kernel/kernel.js';
import { loadMeshKernel } from '@kernel/load-kernel.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { type IndexedMesh, invert, merge, translate } from '@testing/meshes/indexed-mesh.js';
import { box } from '@testing/meshes/shapes.js';
import { type PartView, viewOf } from './part-view.js';

const module = loadMeshKernel();

function viewed(mesh: IndexedMesh): PartView {
  const file = encodeBinaryStl(mesh);
  const kernel = MeshKernel.instantiate(module);
  kernel.fileBuffer(file.length).set(file);
  kernel.measureStl();
  return viewOf(kernel.overlay());
}

function volumeOf(positions: Float32Array, triangles: Uint32Array): number {
  const corner = (index: number) => [0, 1, 2].map((axis) => positions[3 * triangles[index]! + axis]!);
  let sixfold = 0;
  for (let first = 0; first < triangles.length; first += 3) {
    const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] = [0, 1, 2].map((one) => corner(first + one)) as [
      [number, number, number],
      [number, number, number],
      [number, number, number],
    ];
    sixfold += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  return sixfold / 6;
}

const fin = (x: number): IndexedMesh => translate(box(12, 0.3, 8), x, 5, 10);

describe('A part to be drawn', () => {
  it('stands in the middle of the bed, wherever its file has it', () => {
    const { positionsMm, sizeMm, faults, classCounts } = viewed(translate(box(30, 20, 10), 1000, -500, 70));
    expect(sizeMm).toEqual([30, 20, 10]);
    const along = (axis: number) => [...positionsMm].filter((_, at) => at % 3 === axis);
    expect([0, 1, 2].map((axis) => [Math.min(...along(axis)), Math.max(...along(axis))])).toEqual([
      [-15, 15],
      [-10, 10],
      [0, 10],
    ]);
    expect(faults).toEqual({});
    expect(classCounts).toEqual([12, 0, 0, 0]);
  });

  it('has its overhangs, and is seen from below there', () => {
    const plate = translate(box(30, 20, 2), 40, 0, 10);
    const { faults, classCounts } = viewed(merge(box(5, 5, 5), plate));
    expect(classCounts).toEqual([22, 0, 2, 0]);
    expect(faults).toEqual({
      overhangs: {
        count: 1,
        areaMm2: 600,
        leastMm: 10,
        mostMm: 10,
        largest: {
          centreMm: [20, 0, expect.closeTo(10)],
          surfaceMm: [expect.any(Number), expect.any(Number), 10],
          radiusMm: expect.closeTo(Math.hypot(15, 10)),
          outward: [0, 0, -1],
        },
      },
    });
  });

  it('has both sides of each thin wall, and looks at one of the largest', () => {
    const part = merge(box(40, 20, 10), fin(2), translate(box(20, 0.3, 8), 18, 15, 10));
    const { faults, classCounts } = viewed(part);
    expect(classCounts[3]).toBe(8);
    const { count, areaMm2, leastMm, mostMm, largest } = faults.thinWalls!;
    expect(count).toBe(4);
    expect(areaMm2).toBeCloseTo(2 * (12 + 20) * 8, 3);
    expect(leastMm).toBeCloseTo(0.3, 4);
    expect(mostMm).toBeCloseTo(0.3, 4);
    expect(largest.centreMm[0]).toBeCloseTo(8, 4);
    expect(largest.centreMm[2]).toBeCloseTo(14, 4);
    expect(Math.abs(largest.outward[1])).toBeCloseTo(1, 6);
  });

  it('is turned when its file has it inside out', () => {
    const cube = box(10, 10, 10);
    expect(viewed(cube).triangles).toHaveLength(36);
    const [turned, usual] = [viewed(invert(cube)), viewed(cube)].map(({ positionsMm, triangles }) =>
      volumeOf(positionsMm, triangles),
    );
    expect([turned, usual]).toEqual([1000, 1000]);
  });

  it('has both ends of its open edges', () => {
    const { positions, triangles } = box(30, 20, 10);
    const { openEdgesMm, faults } = viewed({ positions, triangles: triangles.slice(3) });
    expect(openEdgesMm).toHaveLength(18);
    expect(faults.openEdges?.mostMm).toBeGreaterThanOrEqual(20);
    expect(faults.thinWalls).toBeUndefined();
  });
});
