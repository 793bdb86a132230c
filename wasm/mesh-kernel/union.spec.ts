import { describe, expect, it } from '@jest/globals';
import { type IndexedMesh, invert, merge, place, translate } from '@testing/meshes/indexed-mesh.js';
import { measurePrint } from '@testing/meshes/measure-print.js';
import { box, gear, sphere } from '@testing/meshes/shapes.js';
import type { LayerMeasures } from './layer-measures.js';

const layersOf = (...bodies: IndexedMesh[]): LayerMeasures => measurePrint(merge(...bodies)).layers;

/** Cross-sections, faces and their edges, to what coordinates of 32 bits leave of areas. */
function facesOf(layers: LayerMeasures): Record<string, number[]> {
  const { areaMm2, upAreaMm2, downAreaMm2, concaveUpMm, concaveDownMm, convexUpMm, convexDownMm } = layers;
  const columns: [string, Float64Array][] = [
    ...Object.entries({ areaMm2, concaveUpMm, concaveDownMm, convexUpMm, convexDownMm }),
    ...upAreaMm2.map((areas, bin): [string, Float64Array] => [`up ${bin}`, areas]),
    ...downAreaMm2.map((areas, bin): [string, Float64Array] => [`down ${bin}`, areas]),
  ];
  const rounded = (value: number): number => Math.round(value * 100) / 100;
  return Object.fromEntries(columns.map(([name, figures]) => [name, Array.from(figures, rounded)]));
}

const boards = (thick: number, count: number, z = 0): IndexedMesh[] =>
  Array.from({ length: count }, (_, i) => translate(box(40, 40, thick), 0, 0, z + i * thick));

/** Sides on the borders of columns, as the count of crossings makes them: thirds of 2.317 mm. */
const [inset, slab] = [(6 * 2.317) / 3, (40 * 2.317) / 3];
const cube = box(2 * inset + slab, 2 * inset + slab, 40);

describe('bodies that overlap or touch', () => {
  it.each([
    ['six boards on one another', boards(5, 6), box(40, 40, 30)],
    ['boards whose borders lie in the middle of layers', boards(5.1, 6), box(40, 40, 30.6)],
    ['boards that touch but for rounding', boards(3.3, 7), box(40, 40, 7 * 3.3)],
    [
      'a cube with six slabs inside',
      [cube, ...Array.from({ length: 6 }, (_, i) => translate(box(slab, slab, 3), inset, inset, 2 + 6 * i))],
      cube,
    ],
    ['two cubes on one another', [box(20, 20, 20), translate(box(20, 20, 20), 0, 0, 20)], box(20, 20, 40)],
    ['a box in a box', [box(20, 20, 20), translate(box(10, 10, 10), 5, 5, 5)], box(20, 20, 20)],
    ['the same box twice', [box(20, 20, 20), box(20, 20, 20)], box(20, 20, 20)],
  ])('%s have the faces of one block', (_, bodies, block) => {
    expect(facesOf(layersOf(...bodies))).toEqual(facesOf(layersOf(block)));
  });

  /** So wide and deep that its columns are whole, in whatever columns it lies. */
  const side = (36 * 2.317) / 6;
  const one = box(side, side, 20);
  it.each([
    ['a corner', [side, side, 20]],
    ['an edge', [side, 0, 20]],
    ['a part of a face', [side, side / 2, 0]],
    ['a whole face', [side, 0, 0]],
    ['a whole face, as high as half of it', [side, 0, 10]],
  ] as const)(
    'have the cross-section of both if one of them is inside out, and they share %s',
    (_, [x, y, z]) => {
      const areasOf = (...bodies: IndexedMesh[]): Float64Array => layersOf(...bodies).areaMm2;
      const apart = areasOf(one, translate(one, x, y, z));
      const other = translate(invert(one), x, y, z);
      for (const bodies of [
        [one, other],
        [invert(one), translate(one, x, y, z)],
      ]) {
        for (const [layer, area] of areasOf(...bodies).entries()) expect(area).toBeCloseTo(apart[layer]!, 3);
      }
      expect(Math.max(...areasOf(one, other))).toBeGreaterThan(side ** 2 - 0.001);
    },
  );

  it('keep the outline of what they are together, however often a body is in the file', () => {
    const outlineOf = (...bodies: IndexedMesh[]): number => layersOf(...bodies).contourLengthMm[50]!;
    const expectOutline = (bodies: IndexedMesh[], mm: number): void => {
      const outline = outlineOf(...bodies);
      expect(outline).toBeGreaterThan(mm - 1e-6);
      expect(outline).toBeLessThan(1.011 * mm);
    };
    const turned = (mesh: IndexedMesh): IndexedMesh => {
      const half = Math.SQRT1_2;
      return place(mesh, [half, half, 0, -half, half, 0, 0, 0, 1, 0, 0, 0]);
    };
    const twice = translate(box(30, 30, 20), 40, 0, 0);
    expectOutline([box(20, 20, 20), twice, twice], 80 + 120);
    const wheel = gear(60, 55, 22, 20);
    const core = translate(box(28, 28, 19), -14, -14, 0.5);
    expectOutline([wheel, ...Array.from({ length: 20 }, () => core)], outlineOf(wheel));
    const left = box(20, 20, 20);
    const right = translate(left, 10, 0, 0);
    expectOutline([left, right], 100);
    expectOutline([turned(left), turned(right)], 100);
  });

  it('keep the outline where much is hidden at the very height of lines', () => {
    const block = box(60, 60, 20);
    const core = translate(box(6, 6, 20), 20, 20, 0);
    const sheets = Array.from({ length: 400 }, (_, i) => translate(box(56, 56, 0.1), 2, 2, (i % 20) + 0.45));
    const { contourLengthMm } = layersOf(block, core, ...sheets);
    expect(Math.min(...contourLengthMm)).toBeGreaterThan(0.95 * 240);
  });

  it.each([
    [
      'a tower that is there twice',
      [box(60, 60, 1), translate(box(3, 3, 2.4), 9, 9, 0), translate(box(3, 3, 2.4), 9, 9, 0)],
    ],
    ['balls', [sphere(5.2, 24, 12), translate(sphere(5.2, 24, 12), 3, 0, 0)]],
    ['a flat sign', [box(40, 40, 0.4), translate(box(20, 20, 0.4), 10, 10, 0)]],
  ])('have figures of sense in layers that no line meets: %s', (_, bodies) => {
    const { contourLengthMm, cornerSeconds, sharpCorners, contours, shortLoopMm, areaMm2 } = layersOf(
      ...bodies,
    );
    const { contourLengthMm: ofEach } = layersOf(...bodies.map((body, i) => translate(body, 100 * i, 0, 0)));
    for (const [i, length] of contourLengthMm.entries()) {
      expect(length).toBeGreaterThan(0);
      expect(length).toBeLessThan(ofEach[i]! + 1e-6);
      for (const figures of [cornerSeconds, sharpCorners, contours, shortLoopMm])
        expect(figures[i]).toBeGreaterThanOrEqual(0);
      expect(areaMm2[i]).toBeGreaterThan(0);
    }
  });

  it('keep what of their faces is left: a small cube covers its share of the plate below', () => {
    const { upAreaMm2 } = layersOf(box(40, 40, 4), translate(box(20, 20, 20), 10, 10, 4));
    expect(upAreaMm2[4]?.[19]).toBeCloseTo(1600 - 400, 9);
    expect(upAreaMm2[4]?.[119]).toBeCloseTo(400, 9);
  });

  it('are left alone where a layer lies between them', () => {
    const { upAreaMm2, downAreaMm2 } = layersOf(box(40, 40, 4), translate(box(40, 40, 4), 0, 0, 4.4));
    expect(upAreaMm2[4]?.[19]).toBe(1600);
    expect(downAreaMm2[4]?.[22]).toBe(1600);
  });
});
