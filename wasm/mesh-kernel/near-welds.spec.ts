import { describe, expect, it } from '@jest/globals';
import { encodeModelXml, encodeObj } from '@testing/meshes/encode.js';
import { type IndexedMesh, type Placing, place } from '@testing/meshes/indexed-mesh.js';
import { box } from '@testing/meshes/shapes.js';
import { MeshKernel } from './kernel.js';
import { loadMeshKernel } from './load-kernel.js';

const module = loadMeshKernel();

/** Each corner of a triangle a vertex of its own. */
function soupOf({ positions, triangles }: IndexedMesh): IndexedMesh {
  const own = [...triangles].flatMap((vertex) => [...positions.subarray(vertex * 3, vertex * 3 + 3)]);
  return { positions: Float64Array.from(own), triangles: triangles.map((_, i) => i) };
}

function isClosedObj(mesh: IndexedMesh): boolean {
  const file = encodeObj(mesh);
  const kernel = MeshKernel.instantiate(module);
  kernel.fileBuffer(file.length).set(file);
  return kernel.measureObj().isClosed;
}

function isClosed3mf(mesh: IndexedMesh, ...placings: Placing[]): boolean {
  const kernel = MeshKernel.instantiate(module);
  kernel.beginPart('/3D/3dmodel.model');
  const items = placings.map((placing) => ({ object: 0, placing }));
  kernel.pushXml(Buffer.from(encodeModelXml({ objects: [{ mesh }], items })));
  kernel.finishPart();
  return kernel.measure3mf().isClosed;
}

const scaled = (factor: number): Placing => [factor, 0, 0, 0, factor, 0, 0, 0, factor, 0, 0, 0];

/** A cube of 20 mm whose top is torn off along a slit. */
function slit(mm: number): IndexedMesh {
  const soup = soupOf(box(20, 20, 20));
  for (let corner = 0; corner < soup.triangles.length; corner += 3) {
    const isTop = [2, 5, 8].every((z) => soup.positions[corner * 3 + z] === 20);
    if (isTop) for (const z of [2, 5, 8]) soup.positions[corner * 3 + z]! += mm;
  }
  return soup;
}

describe('vertices that are nearly equal', () => {
  it.each([
    [0.08, 1000, false],
    [0.08, 0.001, false],
    [0.00008, 1000, true],
    [0.00005, 0.001, true],
    [0.00012, 0.001, false],
  ])('a slit of %d mm, of a mesh that is placed %d-fold, closed: %s', (mm, factor, isClosed) => {
    expect(isClosedObj(slit(mm))).toBe(isClosed);
    expect(isClosed3mf(place(slit(mm), scaled(1 / factor)), scaled(factor))).toBe(isClosed);
  });

  it('are judged where their mesh is placed largest', () => {
    expect(isClosed3mf(slit(0.00005), scaled(0.5), scaled(1))).toBe(true);
    expect(isClosed3mf(slit(0.00005), scaled(1), scaled(4))).toBe(false);
    expect(isClosed3mf(slit(0.00005), scaled(4), scaled(1))).toBe(false);
  });

  it('are joined in chains, whatever the order of triangles', () => {
    const soup = soupOf(box(20, 20, 20));
    // A corner at 20, 20.00009 and 20.00018 mm.
    let use = 0;
    for (let v = 0; v < soup.positions.length; v += 3) {
      if (soup.positions.subarray(v, v + 3).some((value) => value !== 20)) continue;
      soup.positions[v] = 20 + (use++ % 3) * 0.00009;
    }
    let state = 1;
    const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    for (let trial = 0; trial < 50; trial++) {
      const order = Array.from({ length: 12 }, (_, i) => ({ i, at: random() })).sort((a, b) => a.at - b.at);
      const triangles = Uint32Array.from(
        order.flatMap(({ i }) => [...soup.triangles.subarray(3 * i, 3 * i + 3)]),
      );
      const renumbered = soupOf({ ...soup, triangles });
      expect([trial, isClosedObj(renumbered)]).toEqual([trial, true]);
    }
  });

  it('end the search far out, where no two numbers are as near', () => {
    const far = place(slit(0.001), [1, 0, 0, 0, 1, 0, 0, 0, 1, 9e8, 9e8, 9e8]);
    expect(isClosed3mf(far, [1e3, 0, 0, 0, 1e3, 0, 0, 0, 1e3, -9e8, -9e8, -9e8])).toBe(false);
  });
});
