import { describe, expect, it } from '@jest/globals';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { type IndexedMesh, merge, place, roundToFloat32, translate } from '@testing/meshes/indexed-mesh.js';
import { cone, torus } from '@testing/meshes/shapes.js';
import { MeshKernel } from './kernel.js';
import { loadMeshKernel } from './load-kernel.js';
import { measureReferenceLayers } from './reference-layers.js';

const module = loadMeshKernel();

/** Of outlines so long that planes may repeat the one below. */
const ring = torus(70, 30, 80, 24);

/** Turned about x, so that corners lie between any two planes. */
const leaning = (mesh: IndexedMesh): IndexedMesh =>
  roundToFloat32(place(mesh, [1, 0, 0, 0, 0.8, 0.6, 0, -0.6, 0.8, 0, 0, 0]));

function contoursOf(mesh: IndexedMesh): number[] {
  const file = encodeBinaryStl(mesh);
  const kernel = MeshKernel.instantiate(module);
  kernel.fileBuffer(file.length).set(file);
  expect(kernel.measureStl()).toMatchObject({ isClosed: true, nonManifoldEdges: 0, shells: 1 });
  return [...(kernel.measurePrint()?.layers.contours ?? [])];
}

/** The ring with a cone that stands on its tip on a vertex some 20 mm above the middle, after `turns` of its 80 parts. */
function withCone(turns: number): IndexedMesh {
  const heights = Array.from(ring.positions).filter((_, i) => i % 3 === 2);
  const vertex = heights.findIndex((z, v) => z > 15 && z < 25 && v >= turns * 24);
  const [x = 0, y = 0, z = 0] = ring.positions.slice(vertex * 3, vertex * 3 + 3);
  return leaning(merge(ring, translate(cone(4, -20, 9), x, y, z + 20)));
}

describe('outlines of planes that repeat the one below', () => {
  it('are as many as the reference counts on a ring, however it lies', () => {
    const upright = place(ring, [1, 0, 0, 0, 0, 1, 0, -1, 0, 0, 0, 0]);
    for (const mesh of [roundToFloat32(ring), roundToFloat32(upright), leaning(ring)]) {
      expect(contoursOf(mesh)).toEqual([...measureReferenceLayers(mesh).contours]);
    }
  });

  it('see a body that touches another one at a vertex', () => {
    for (const turns of [0, 7, 50]) {
      const mesh = withCone(turns);
      expect(contoursOf(mesh)).toEqual([...measureReferenceLayers(mesh).contours]);
    }
  });
});
