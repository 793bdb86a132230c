import { describe, expect, it } from '@jest/globals';
import { encodeModelXml, encodeObj } from '@testing/meshes/encode.js';
import { type IndexedMesh, invert, merge, place, translate } from '@testing/meshes/indexed-mesh.js';
import { box, cone, cylinder, gear, prism, sphere, torus, tube } from '@testing/meshes/shapes.js';
import { MeshKernel } from './kernel.js';
import { loadMeshKernel } from './load-kernel.js';

const module = loadMeshKernel();

function thinWallAreaMm2(mesh: IndexedMesh): number | undefined {
  const file = encodeObj(mesh);
  const kernel = MeshKernel.instantiate(module);
  kernel.fileBuffer(file.length).set(file);
  kernel.measureObj();
  return kernel.measurePrint()?.thinWallAreaMm2;
}

/** A box of 20 mm with a fin of 15 mm by 10 mm on top. */
const finned = (thicknessMm: number): IndexedMesh =>
  merge(box(20, 20, 20), translate(box(15, thicknessMm, 11), 2.5, 9, 19));

function turned(mesh: IndexedMesh, degrees: number): IndexedMesh {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return place(mesh, [cos, sin, 0, -sin, cos, 0, 0, 0, 1, 0, 0, 0]);
}

/** A roof of 60° on a box: thin only at its very ridge. */
const roof = place(
  prism(
    [
      [0, 0],
      [20, 0],
      [20, 10],
      [10, 27.3],
      [0, 10],
    ],
    20,
  ),
  [1, 0, 0, 0, 0, 1, 0, -1, 0, 0, 20, 0],
);

describe('walls thinner than a line', () => {
  it('are found on a thick part: their area as seen from the side', () => {
    expect(thinWallAreaMm2(finned(0.3))).toBe(150);
    expect(thinWallAreaMm2(turned(finned(0.3), 90))).toBe(150);
    expect(thinWallAreaMm2(invert(finned(0.44)))).toBe(150);
  });

  it('are found however they stand', () => {
    const slanting = thinWallAreaMm2(turned(finned(0.3), 30)) ?? 0;
    expect(slanting).toBeGreaterThan(100);
    expect(slanting).toBeLessThan(1.4 * 150);
    expect(thinWallAreaMm2(tube(20, 19.7, 20))).toBeGreaterThan(1000);
  });

  it('are found where a 3MF places them', () => {
    const kernel = MeshKernel.instantiate(module);
    kernel.beginPart('/3D/3dmodel.model');
    const mirror = [-1, 0, 0, 0, 1, 0, 0, 0, 1, 50, 0, 0];
    kernel.pushXml(
      Buffer.from(
        encodeModelXml({ objects: [{ mesh: finned(0.3) }], items: [{ object: 0, placing: mirror }] }),
      ),
    );
    kernel.finishPart();
    kernel.measure3mf();
    expect(kernel.measurePrint()?.thinWallAreaMm2).toBe(150);
  });

  it.each<[string, IndexedMesh]>([
    ['a fin of a millimetre', finned(1)],
    ['a fin of just a line', finned(0.46)],
    ['a sphere', sphere(10)],
    ['a cone', cone(10, 20)],
    ['a torus', torus(20, 5)],
    ['a cylinder that lies', place(cylinder(8, 25), [1, 0, 0, 0, 0, 1, 0, -1, 0, 0, 8, 0])],
    ['a gear', turned(gear(18, 20, 3, 6), 10)],
    ['a box on its edge', turned(box(20, 20, 20), 45)],
    ['a ridge', roof],
    ['a ridge across', turned(roof, 90)],
    ['boxes side by side', merge(box(10, 10, 10), translate(box(10, 10, 10), 10, 0, 0))],
    ['boxes that overlap a little', merge(box(10, 10, 10), translate(box(10, 10, 10), 9.8, 0, 0))],
  ])('are none on %s', (_, mesh) => {
    expect(thinWallAreaMm2(mesh)).toBe(0);
  });
});

describe('walls of nothing but walls', () => {
  // Sliced: 0.6 mm is one line, 0.94 mm two, 1.25 mm three, 1.56 and 1.87 mm four.
  it.each([
    [0.6, 1],
    [0.94, 2],
    [1.25, 3],
    [1.56, 4],
    [1.87, 4],
  ])('of %d mm are filled with as many lines as fit: %d', (thicknessMm, lines) => {
    const file = encodeObj(box(40, thicknessMm, 20));
    const kernel = MeshKernel.instantiate(module);
    kernel.fileBuffer(file.length).set(file);
    kernel.measureObj();
    const layers = kernel.measurePrint()?.layers;
    expect((layers?.thinWallLineMm[50] ?? 0) / (layers?.thinWallMm[50] ?? 0)).toBeCloseTo(lines, 9);
    expect((layers?.thinWallMm[50] ?? 0) / 40).toBeCloseTo(1, 1);
  });
});
