import { describe, expect, it } from '@jest/globals';
import { encodeBinaryStl, encodeModelXml, encodeObj } from '@testing/meshes/encode.js';
import { type IndexedMesh, invert, merge, place, translate } from '@testing/meshes/indexed-mesh.js';
import {
  box,
  cone,
  cylinder,
  gear,
  hollowBox,
  plateWithHoles,
  prism,
  sphere,
  table,
  torus,
  tube,
} from '@testing/meshes/shapes.js';
import { MeshKernel } from './kernel.js';
import { loadMeshKernel } from './load-kernel.js';
import type { PrintMeasures } from './layer-measures.js';
import { type ExactLayers, measureReferenceLayers } from './reference-layers.js';
import { measureReferenceSupports } from './reference-supports.js';

const module = loadMeshKernel();

function tryPrint(mesh: IndexedMesh): PrintMeasures | undefined {
  const file = encodeObj(mesh);
  const kernel = MeshKernel.instantiate(module);
  kernel.fileBuffer(file.length).set(file);
  kernel.measureObj();
  return kernel.measurePrint();
}

function print(mesh: IndexedMesh): PrintMeasures {
  const measures = tryPrint(mesh);
  if (!measures) throw new Error('Nothing to print.');
  return measures;
}

function print3mf(...parts: Parameters<typeof encodeModelXml>): PrintMeasures | undefined {
  const kernel = MeshKernel.instantiate(module);
  kernel.beginPart('/3D/3dmodel.model');
  kernel.pushXml(Buffer.from(encodeModelXml(...parts)));
  kernel.finishPart();
  kernel.measure3mf();
  return kernel.measurePrint();
}

function sum(figures: ArrayLike<number> | undefined): number {
  return Array.from(figures ?? []).reduce((a, b) => a + b, 0);
}

function figuresOf(layers: ExactLayers): [string, Float64Array][] {
  const bins = (name: string, areas: Float64Array[]): [string, Float64Array][] =>
    areas.map((area, bin) => [`${name} ${bin}`, area]);
  const plain = Object.entries(layers).filter(
    (entry): entry is [string, Float64Array] => entry[1] instanceof Float64Array,
  );
  return [...plain, ...bins('up', layers.upAreaMm2), ...bins('down', layers.downAreaMm2)];
}

/** The largest difference of any layer, for each figure that differs by more than rounding. */
function differences(one: ExactLayers, other: ExactLayers, tolerance = 1e-8): Record<string, number> {
  const ones = new Map(figuresOf(one));
  const found: Record<string, number> = {};
  for (const [name, expected] of figuresOf(other)) {
    const figures = ones.get(name) ?? new Float64Array();
    expect(figures).toHaveLength(expected.length);
    const worst = figures.reduce(
      (most, value, i) => Math.max(most, Math.abs(value - (expected[i] ?? NaN))),
      0,
    );
    if (!(worst <= tolerance)) found[name] = worst;
  }
  return found;
}

const turned = [0.8, 0.6, 0, -0.48, 0.64, 0.6, 0.36, -0.48, 0.8, 3, 4, 5];

const shapes: [string, IndexedMesh][] = [
  ['box', box(20, 30, 40)],
  ['box that ends within a layer', box(7, 5, 3.33)],
  ['sphere', translate(sphere(10, 40, 21), 0, 0, 3)],
  ['cone', cone(10, 20)],
  ['cone on its tip', translate(cone(10, -20), 0, 0, 20)],
  ['torus', torus(20, 5)],
  ['torus, turned', place(torus(20, 5), turned)],
  ['cylinder', cylinder(8, 25)],
  ['cylinder, turned', place(cylinder(8, 25), turned)],
  ['tube', tube(10, 8, 12)],
  ['gear', gear(18, 20, 3, 6)],
  ['gear, turned', place(gear(18, 20, 3, 6), turned)],
  ['plate with holes', plateWithHoles(4, 5, 3)],
  ['table', table(40, 20, 5, 3)],
  ['table, turned', place(table(40, 20, 5, 3), turned)],
  ['hollow box', hollowBox(20, 20, 20, 2)],
  ['two parts', merge(box(5, 5, 5), translate(sphere(4), 20, 0, 1))],
  [
    'prism with a sliver in a wall',
    place(
      prism(
        [
          [0, 0],
          [10, 0],
          [10, 5],
          [10.01, 5],
          [10.01, 10],
          [0, 10],
        ],
        4,
      ),
      turned,
    ),
  ],
];

describe('the layers of a part', () => {
  it.each(shapes)('agree with the reference on a %s', (_, mesh) => {
    expect(differences(print(mesh).layers, measureReferenceLayers(mesh))).toEqual({});
  });

  it('do not depend on where the part lies', () => {
    const mesh = place(torus(20, 5), turned);
    const far = translate(mesh, 65_536, -65_536, 65_536);
    expect(differences(print(far).layers, print(mesh).layers, 1e-6)).toEqual({});
  });

  it('are the same as placed meshes of a 3MF file, mirrored or not, and as shells turned inside out', () => {
    const mesh = place(gear(18, 20, 3, 6), turned);
    const mirror = [-1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0];
    const expected = print(merge(translate(mesh, 50, 0, 0), invert(place(mesh, mirror)))).layers;
    const fromFile = print3mf({
      objects: [{ mesh }],
      items: [
        { object: 0, placing: [1, 0, 0, 0, 1, 0, 0, 0, 1, 50, 0, 0] },
        { object: 0, placing: mirror },
      ],
    });
    expect(fromFile && differences(fromFile.layers, expected)).toEqual({});
    expect(differences(print(invert(mesh)).layers, print(mesh).layers)).toEqual({});
  });

  it('have the same short outlines as one mesh and as many meshes of a 3MF file', () => {
    const pin = cylinder(1.5, 20);
    const at = Array.from({ length: 100 }, (_, i) => [7 * (i % 10), 7 * Math.floor(i / 10)] as const);
    const items = at.map(([x, y]) => ({ object: 0, placing: [1, 0, 0, 0, 1, 0, 0, 0, 1, x, y, 0] }));
    const apart = print3mf({ objects: [{ mesh: pin }], items })!.layers.shortLoopMm;
    const one = print(merge(...at.map(([x, y]) => translate(pin, x, y, 0)))).layers;
    expect(one.shortLoopMm[50]).toBeCloseTo(one.contourLengthMm[50]!, 9);
    for (const layer of [0, 50, 99]) expect(apart[layer]).toBeCloseTo(one.shortLoopMm[layer]!, 9);
    // Beside long outlines they are not looked for, however their meshes are told apart.
    const frames = [box(120, 120, 20), translate(box(120, 120, 20), 130, 0, 0), translate(pin, 0, 140, 0)];
    const beside = print3mf({ objects: frames.map((mesh) => ({ mesh })) })!.layers.shortLoopMm;
    expect(sum(beside)).toBe(0);
    expect(sum(print(merge(...frames)).layers.shortLoopMm)).toBe(0);
  });

  it('of a tall prism of thousands of slivers are exact to the last one', () => {
    const segments = 4000;
    const { layers } = print(cylinder(100, 255.9, segments));
    const area = (segments / 2) * 100 ** 2 * Math.sin((2 * Math.PI) / segments);
    const length = segments * 2 * 100 * Math.sin(Math.PI / segments);
    expect(layers.areaMm2).toHaveLength(1280);
    for (const layer of [0, 640, 1278]) {
      expect(layers.areaMm2[layer]).toBeCloseTo(area, 7);
      expect(layers.contourLengthMm[layer]).toBeCloseTo(length, 7);
      expect(layers.contours[layer]).toBe(1);
    }
  });

  it('of a cone, sphere and torus are those of geometry, from below', () => {
    const fine = 360;
    const coneLayers = print(cone(10, 20, fine)).layers;
    const polygon = (fine / 2) * Math.sin((2 * Math.PI) / fine);
    coneLayers.areaMm2.forEach((area, i) => {
      expect(area).toBeCloseTo(polygon * (10 * (1 - (i + 0.499) * 0.01)) ** 2, 9);
    });
    // Its lowest 0.1 mm, less a thousandth of a layer, lie below the lowest plane.
    expect(sum(coneLayers.upAreaMm2[0])).toBeCloseTo(polygon * 9.9501 ** 2, 9);

    const sphereLayers = print(sphere(10, fine, fine / 2)).layers;
    sphereLayers.areaMm2.forEach((area, i) => {
      const z = (i + 0.5) * 0.2 - 10;
      expect(Math.abs(area - Math.PI * (100 - z * z))).toBeLessThan(0.1);
    });

    const { layers } = print(torus(30, 10, fine, fine / 2));
    layers.areaMm2.forEach((area, i) => {
      const halfWidth = Math.sqrt(100 - ((i + 0.5) * 0.2 - 10) ** 2);
      expect(area / (4 * Math.PI * 30 * halfWidth)).toBeCloseTo(1, 2);
      expect((layers.contourLengthMm[i] ?? 0) / (4 * Math.PI * 30)).toBeCloseTo(1, 3);
      expect(layers.contours[i]).toBe(2);
    });
  });

  it('exist only of closed parts that fit the machine', () => {
    const { positions, triangles } = box(10, 10, 10);
    expect(tryPrint({ positions, triangles: triangles.slice(3) })).toBeUndefined();
    expect(tryPrint(box(10, 10, 257))).toBeUndefined();
  });

  it('do not stray where a corner of a dropped triangle lies below the part (found by the fuzzer)', () => {
    const { positions, triangles } = box(10, 10, 10);
    const file = encodeBinaryStl({
      positions: Float64Array.of(...positions, 5, 5, -1e9),
      triangles: Uint32Array.of(8, 8, 8, ...triangles),
    });
    const kernel = MeshKernel.instantiate(module);
    kernel.fileBuffer(file.length).set(file);
    kernel.measureStl();
    const layers = kernel.measurePrint()?.layers;
    expect(layers && differences(layers, print(box(10, 10, 10)).layers)).toEqual({});
  });

  it('count what overlapping shells share once, to the columns', () => {
    // Sides on the borders of columns, a sixth of 2.317 mm wide, that lie evenly about the middle of both.
    const [side, shift] = [(26 * 2.317) / 6, (12 * 2.317) / 6];
    const one = box(side, side, 10);
    const { layers, overlapVolumeMm3 } = print(merge(one, translate(one, shift, shift, 5)));
    const shared = (side - shift) ** 2;
    expect(layers.areaMm2[10]).toBeCloseTo(side ** 2, 4);
    expect(layers.areaMm2[30]).toBeCloseTo(2 * side ** 2 - shared, 4);
    expect(overlapVolumeMm3).toBeCloseTo(5 * shared, 4);
    expect(print(merge(box(10, 10, 10), translate(box(10, 10, 10), 0, 0, 10))).overlapVolumeMm3).toBe(0);
  });
});

describe('the supports of a part', () => {
  /** A box of 10 mm that moves so far along x for each mm that it rises. */
  const leaning = (out: number): IndexedMesh =>
    place(box(10, 10, 10), [1, 0, 0, 0, 1, 0, out, 0, 1, 0, 0, 0]);
  const slab = (width: number, z: number): IndexedMesh => translate(box(width, 10, 2), 0, 0, z);

  it('are none under what stands on the bed, leans by less than 45°, or spans from wall to wall', () => {
    const arch = merge(
      box(10, 10, 20),
      translate(box(10, 10, 20), 40, 0, 0),
      translate(slab(50, 20), 0, 0, 0),
    );
    for (const mesh of [box(20, 20, 20), cone(10, 20), leaning(0.95), arch]) {
      const { supportVolumeMm3, contactLayers } = print(mesh).supports;
      expect([supportVolumeMm3, sum(contactLayers)]).toEqual([0, 0]);
    }
    expect(print(arch).supports.overhangAreaMm2).toBe(500);
  });

  it('stand under a chamfer of 45°, as PrusaSlicer sets them', () => {
    // Sliced with supports from 45° on: none at 0.95 mm out for each mm up, all at 0.98 and 1.
    // Its lowest millimetre leaves no room for all dense layers.
    for (const out of [0.98, 1]) {
      const { supports } = print(leaning(out));
      expect(sum(supports.contactLayers)).toBeGreaterThan(100);
      expect(sum(supports.contactLayers)).toBeLessThan(14 * 14);
      expect(sum(supports.contactOnPartLayers)).toBe(0);
    }
    expect(print(leaning(1)).supports.overhangAreaMm2).toBe(0);
  });

  /** Side of the slicer's cells of supports, and a sixth of it: a column of small parts. */
  const cell = 2.317;
  const column = cell / 6;

  it('fill whole cells under what hangs free, down to the bed, a millimetre below it sparsely', () => {
    // Four by four cells of air under a slab that touches nothing; sliced, supports reach to the cells' borders.
    const side = 4 * cell - 0.02;
    const slabOnAir = translate(box(side, side, 2), 10, 10, 10);
    const { supports } = print(merge(box(2, 2, 2), slabOnAir));
    expect(supports.columnMm).toBeCloseTo(column, 9);
    expect(supports.supportVolumeMm3).toBeCloseTo(10 * 25 * cell ** 2, 3);
    // From the bed up to a millimetre below the slab: the dense layers are above.
    expect(supports.supportLayers[44]).toBeCloseTo(25 * cell ** 2, 6);
    expect(supports.supportLayers[45]).toBe(0);
    expect(supports.supportBorderMm[20]).toBeCloseTo(4 * 5 * cell, 6);
    // All of them touch what lies above the 50th layer, and nothing else of the part.
    expect(supports.contactLayers[50]).toBeCloseTo(25 * cell ** 2, 6);
    expect(supports.contactLayers.filter((mm2) => mm2 > 0)).toHaveLength(1);
    expect(sum(supports.contactOnPartLayers)).toBe(0);
  });

  it('stand on a foot three millimetres wider, where the part leaves room', () => {
    const { supports } = print(merge(box(10, 10, 20), slab(30, 20)));
    expect(supports.footMm2).toBeGreaterThan(supports.supportLayers[20]!);
    // No wider than 3.2 mm and a column at each of its sides, and not where the post stands.
    expect(supports.footMm2).toBeLessThan((24 + 7.2) * (14 + 7.2) - 3 * 10);
  });

  it('leave free what is bridged of a table, but for a strip along its border', () => {
    // Sliced: two cells along the border of a plate of 12 × 8 cells on a post of 2 × 2; none further in.
    const post = box(2 * cell, 2 * cell, 20);
    const plate = box(12 * cell - 0.02, 8 * cell - 0.02, 2);
    const { supports } = print(merge(post, translate(plate, -5 * cell + 0.01, -3 * cell + 0.01, 20)));
    const strips = 12 * 8 - 8 * 6 + 2 * 6;
    expect(sum(supports.contactLayers) / cell ** 2).toBeGreaterThanOrEqual(strips - 1e-6);
    expect(sum(supports.contactLayers) / cell ** 2).toBeLessThan(12 * 8 - 4);
  });

  it('are none under the ceiling of a recess, and stand under a rim of walls alone', () => {
    /** A block with a square recess below, and a square hole through its ceiling or none. */
    const block = (recess: number, hole: number): IndexedMesh => {
      const [outer, inner] = [(20 - recess) / 2, (recess - hole) / 2];
      const frame = (width: number, z: number, height: number, inset: number): IndexedMesh =>
        merge(
          translate(box(20 - 2 * inset, width, height), inset, inset, z),
          translate(box(20 - 2 * inset, width, height), inset, 20 - inset - width, z),
          translate(box(width, 20 - 2 * inset - 2 * width, height), inset, inset + width, z),
          translate(box(width, 20 - 2 * inset - 2 * width, height), 20 - inset - width, inset + width, z),
        );
      const ceiling = hole === 0 ? box(20, 20, 3) : frame(outer + inner, 0, 3, 0);
      return merge(frame(outer, 0, 5, 0), translate(ceiling, 0, 0, 5));
    };
    expect(sum(print(block(12, 0)).supports.contactLayers)).toBe(0);
    // A rim of 0.7 mm is all walls: sliced, supports stand under it.
    expect(sum(print(block(5.4, 4)).supports.contactLayers)).toBeGreaterThan(0);
  });

  it('stand on the part where it lies below', () => {
    const stair = merge(box(30, 10, 10), translate(box(10, 10, 10), 0, 0, 10), slab(30, 20));
    const { supports } = print(stair);
    expect(sum(supports.contactOnPartLayers)).toBeGreaterThan(0.6 * 10 * 20 * 0.85);
    expect(sum(supports.contactLayers)).toBeGreaterThan(sum(supports.contactOnPartLayers));
  });

  const platesInAir = [5, 12.13, 20.07].map((z) => translate(box(40, 30, 2.4), 10, 10, z));
  const coneOnTip = translate(cone(30, -15, 96), 0, 0, 15);
  // Whole cells reach further than the reference's 2 mm, all at once in the last layer of a slope.
  it.each([
    ['plates in the air', merge(box(2, 2, 2), ...platesInAir), Infinity, 0.12],
    ['a cone on its tip', coneOnTip, 74, 0.02],
    ['a cone on its tip above another', merge(cone(20, 8, 96), translate(coneOnTip, 0, 0, 5)), 99, 0.04],
  ])('touch %s where the reference finds contact', (_, mesh, lastLayer, tolerance) => {
    const [{ supports }, reference] = [print(mesh), measureReferenceSupports(mesh)];
    for (const key of ['contactLayers', 'contactOnPartLayers'] as const) {
      const [found, expected] = [supports[key], reference[key]];
      for (let layer = 0; layer < Math.min(found.length, lastLayer); layer++) {
        const below = [found, expected].map((figures) => sum(figures.subarray(0, layer + 1)));
        expect(Math.abs((below[0] ?? NaN) - (below[1] ?? NaN))).toBeLessThanOrEqual(
          tolerance * sum(expected),
        );
      }
    }
  });
});
