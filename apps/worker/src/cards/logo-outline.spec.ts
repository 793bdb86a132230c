import { beforeAll, describe, expect, it } from '@jest/globals';
import { loadMeshKernel } from '@kernel/load-kernel.js';
import { CardFaultError } from '@cards/design/card-findings.js';
import { boxAround, type Contour } from '@cards/plane.js';
import type { MeshFormat } from '@shared/domain/contract/enums.js';
import { encodeAsciiStl, encodeBinaryStl, encodeObj, encodeThreemf } from '@testing/meshes/encode.js';
import { translate } from '@testing/meshes/indexed-mesh.js';
import { box, cylinder, sphere, tube } from '@testing/meshes/shapes.js';
import { logoOutline } from './logo-outline.js';
import { loadSolidKernel, type SolidKernel } from '@cards/solid/solid-kernel.js';

const measuring = loadMeshKernel();
let solids: SolidKernel;

beforeAll(async () => {
  solids = await loadSolidKernel();
});

function outlineOf(file: Buffer, format: MeshFormat): Promise<Contour[]> {
  const readInto = (target: Uint8Array) => Promise.resolve(target.set(file));
  return logoOutline(measuring, solids, { format, sizeBytes: file.length, readInto });
}

/** Area in shares of the box around the outline, holes taken off. */
function filledShare(contours: Contour[]): number {
  const { minX, minY, maxX, maxY } = boxAround(contours)!;
  const areas = contours.map((contour) =>
    contour.reduce((sum, [x, y], index) => {
      const [nx, ny] = contour[(index + 1) % contour.length]!;
      return sum + (x * ny - nx * y) / 2;
    }, 0),
  );
  return areas.reduce((sum, area) => sum + area, 0) / ((maxX - minX) * (maxY - minY));
}

const slab = box(40, 20, 3);

describe('The outline of a logo', () => {
  it.each<[string, Buffer, MeshFormat]>([
    ['binary STL', encodeBinaryStl(slab), 'stl'],
    ['ASCII STL', encodeAsciiStl(slab), 'stl'],
    ['OBJ', encodeObj(slab), 'obj'],
    ['3MF', encodeThreemf(slab), '3mf'],
    ['3MF in inches', encodeThreemf({ unit: 'inch', objects: [{ mesh: slab }] }), '3mf'],
  ])('is read from %s', async (_, file, format) => {
    const contours = await outlineOf(file, format);
    const { minX, minY, maxX, maxY } = boxAround(contours)!;
    expect(contours).toHaveLength(1);
    expect((maxX - minX) / (maxY - minY)).toBeCloseTo(2, 4);
    expect(filledShare(contours)).toBeCloseTo(1, 6);
  });

  it('is that of all objects as they are placed', async () => {
    const turned = [0, 1, 0, -1, 0, 0, 0, 0, 1, 0, 0, 0];
    const file = encodeThreemf({ objects: [{ mesh: slab }], items: [{ object: 0, placing: turned }] });
    const { minX, minY, maxX, maxY } = boxAround(await outlineOf(file, '3mf'))!;
    expect((maxX - minX) / (maxY - minY)).toBeCloseTo(0.5, 4);
  });

  it('keeps holes that go through, and only those', async () => {
    expect(await outlineOf(encodeBinaryStl(tube(10, 5, 4)), 'stl')).toHaveLength(2);
    expect(await outlineOf(encodeBinaryStl(sphere(10)), 'stl')).toHaveLength(1);
  });

  it('is one where parts stand on each other, however they are modelled', async () => {
    const parts = [slab, translate(cylinder(8, 5), 20, 10, 2)];
    const file = encodeThreemf({ objects: parts.map((mesh) => ({ mesh })) });
    const contours = await outlineOf(file, '3mf');
    expect(contours).toHaveLength(1);
    expect(filledShare(contours)).toBeCloseTo(1, 4);
  });

  it('does not need a closed mesh', async () => {
    const open = { positions: slab.positions, triangles: slab.triangles.slice(0, -6) };
    expect(filledShare(await outlineOf(encodeBinaryStl(open), 'stl'))).toBeCloseTo(1, 4);
  });

  it('of more triangles than a logo needs is refused, as is a file that cannot be read', async () => {
    const huge = encodeBinaryStl(sphere(10, 600, 150));
    await expect(outlineOf(huge, 'stl')).rejects.toThrow(CardFaultError);
    await expect(outlineOf(Buffer.from('no mesh at all'), 'stl')).rejects.toMatchObject({
      faults: [{ field: 'logoKey' }],
    });
  });
});
