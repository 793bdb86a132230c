import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { decode } from 'fast-png';
import type { PlacedMesh } from '@kernel/placed-mesh.js';
import { loadMeshKernel } from '@kernel/load-kernel.js';
import { pictureSize } from '@shared/domain/contract/limits.js';
import { encodeBinaryStl, encodeThreemf } from '@testing/meshes/encode.js';
import { type IndexedMesh, merge, translate } from '@testing/meshes/indexed-mesh.js';
import { box, cone, gear, hollowBox, plateWithHoles, sphere, torus, tube } from '@testing/meshes/shapes.js';
import { nodeUnpacker } from '../node-unpacker.js';
import { readMeasured } from '../run-kernel.js';
import { encodePicture, encodeThumbnail, mostPictureBytes, partPlastic } from './encode-picture.js';
import { drawPart, type PartPicture, PictureTooCostlyError } from './part-picture.js';

const placed = (mesh: IndexedMesh, more: Partial<PlacedMesh> = {}): PlacedMesh => ({
  ...mesh,
  unitMm: 1,
  transform: Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0),
  ...more,
});

const draw = (...meshes: PlacedMesh[]): PartPicture => drawPart(() => meshes, pictureSize)!;

/** Bounds of what the part covers. */
function boundsOf({ width, cover }: PartPicture) {
  const bounds = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  cover.forEach((value, pixel) => {
    if (value === 0) return;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  });
  return bounds;
}

const toneAt = ({ width, tones }: PartPicture, x: number, y: number) => tones[y * width + x]!;

/** Turned inside out. */
const inverted = ({ positions, triangles }: IndexedMesh): IndexedMesh => ({
  positions,
  triangles: triangles.map((_, at) => triangles[at % 3 === 0 ? at : at % 3 === 1 ? at + 1 : at - 1]!),
});

const noise = (count: number): IndexedMesh => {
  let state = 1;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  return {
    positions: Float64Array.from({ length: count * 9 }, () => random() * 50),
    triangles: Uint32Array.from({ length: count * 3 }, (_, at) => at),
  };
};

describe('A part in its picture', () => {
  it.each<[string, IndexedMesh]>([
    ['a box', box(40, 20, 10)],
    ['a rod', box(2, 2, 240)],
    ['a plate', box(200, 200, 1)],
    ['a ball', sphere(30)],
    ['far from the origin', translate(gear(20, 30, 4, 8), 90_000, -70_000, 5_000)],
  ])('fills the frame but for a margin: %s', (_, mesh) => {
    const { left, right, top, bottom } = boundsOf(draw(placed(mesh)));
    const border = Math.round(0.07 * 360);
    expect([left, top, 479 - right, 359 - bottom].every((space) => space >= border - 1)).toBe(true);
    const isWide = left <= border + 1 && 479 - right <= border + 1;
    // What stands over its edge on the ground leaves room for its shadow.
    const isHigh = top <= border + 1 && 359 - bottom <= border + 60;
    expect(isWide || isHigh).toBe(true);
    expect(Math.abs(left - (479 - right))).toBeLessThanOrEqual(1);
  });

  it.each([1e7, 1e8])('looks the same %s mm from its origin', (mm) => {
    const mesh = merge(box(40, 40, 20), translate(gear(10, 15, 4, 8), 20, 20, 20));
    const [near, far] = [draw(placed(mesh)), draw(placed(translate(mesh, mm, -mm, mm / 10)))];
    const changed = near.tones.filter((tone, pixel) => Math.abs(tone - far.tones[pixel]!) > 2);
    // Along outlines a sample may fall on either side.
    expect(changed.length).toBeLessThan(20);
  });

  it('shows its top brightest, then its front, then its right side', () => {
    const picture = draw(placed(box(30, 30, 30)));
    const [top, front, side] = [
      toneAt(picture, 240, 90),
      toneAt(picture, 170, 220),
      toneAt(picture, 310, 220),
    ];
    expect(top).toBeGreaterThan(front + 20);
    expect(front).toBeGreaterThan(side + 10);
    expect(side).toBeGreaterThan(60);
  });

  it.each([box(30, 20, 10), torus(20, 6), tube(15, 10, 20)])(
    'is the same whichever way its triangles wind',
    (mesh) => {
      expect(draw(placed(inverted(mesh)))).toEqual(draw(placed(mesh)));
    },
  );

  it('has no gap along the edges of its triangles', () => {
    for (const mesh of [sphere(30, 200, 100), gear(40, 30, 3, 10), cone(20, 40, 97)]) {
      const { width, cover } = draw(placed(mesh));
      const inner = (pixel: number) =>
        [-1, 1, -width, width].every((by) => cover[pixel + by] === 255) && cover[pixel]! < 255;
      expect(Array.from(cover.keys()).filter(inner)).toEqual([]);
    }
  });

  it('is the same in every unit, where it is placed, and in as many meshes as it comes', () => {
    const mesh = box(30, 20, 10);
    const whole = draw(placed(mesh));
    const small = { ...mesh, positions: mesh.positions.map((length) => length / 10) };
    expect(draw(placed(small, { unitMm: 10 })).cover).toEqual(whole.cover);
    const moved = Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1, 512, -256, 64);
    expect(draw(placed(mesh, { transform: moved })).cover).toEqual(whole.cover);
    const halves = [0, 18].map((from) =>
      placed({ ...mesh, triangles: mesh.triangles.slice(from, from + 18) }),
    );
    expect(draw(...halves)).toEqual(whole);
  });

  it('darkens what lies deep, and throws a shadow where it stands', () => {
    const pocket = merge(box(60, 60, 4), translate(tube(30, 24, 20), 30, 30, 4));
    const picture = draw(placed(pocket));
    const flat = draw(placed(box(60, 60, 4)));
    expect(toneAt(picture, 240, 170)).toBeLessThan(toneAt(flat, 240, 180));
    expect(picture.shadow.some((dark) => dark > 60)).toBe(true);
    const floating = draw(placed(merge(box(1, 1, 1), translate(box(30, 30, 1), 5, 5, 40))));
    expect(floating.shadow.filter((dark) => dark > 60).length).toBeLessThan(2000);
  });

  it('without extent has none', () => {
    const point = { positions: new Float64Array(9), triangles: Uint32Array.of(0, 1, 2) };
    expect(drawPart(() => [placed(point)], pictureSize)).toBeNull();
    expect(drawPart(() => [], pictureSize)).toBeNull();
  });

  it('is drawn coarser where many triangles lie behind one another, and refused before it takes minutes', () => {
    const sheet = box(100, 100, 0.001);
    const stack = (count: number) => () => Array.from({ length: count }, () => placed(sheet));
    expect(drawPart(stack(5000), { width: 48, height: 36 })).not.toBeNull();
    expect(() => drawPart(stack(50_000), pictureSize)).toThrow(PictureTooCostlyError);
  });
});

describe('A picture as a file', () => {
  const shapes: [string, IndexedMesh][] = [
    ['a gear', gear(24, 30, 4, 12)],
    ['a plate with holes', plateWithHoles(8, 6, 4)],
    ['a hollow box', hollowBox(40, 30, 20, 2)],
    ['restless triangles', noise(30_000)],
  ];

  it.each(shapes)('is a PNG of its size and at most 40,000 bytes: %s', (_, mesh) => {
    const png = encodePicture(draw(placed(mesh)), partPlastic);
    const { width, height, palette } = decode(png);
    expect([width, height]).toEqual([480, 360]);
    expect(palette!.length).toBeLessThanOrEqual(256);
    expect(png.length).toBeLessThanOrEqual(mostPictureBytes);
  });

  it.each(shapes)('is on white, a third as large, for papers: %s', (_, mesh) => {
    const png = encodeThumbnail(draw(placed(mesh)), partPlastic);
    const { width, height, channels, data } = decode(png);
    expect([width, height, channels]).toEqual([160, 120, 3]);
    expect(Array.from(data.subarray(0, 3))).toEqual([255, 255, 255]);
    expect(png.length).toBeLessThan(40_000);
  });

  it('has the same bytes in every engine', () => {
    const scene = [placed(gear(12, 20, 4, 8)), placed(translate(sphere(8, 24, 12), 0, 0, 16))];
    const png = encodePicture(
      drawPart(() => scene, { width: 96, height: 72 })!,
      partPlastic,
    );
    // Where this changes, raise `pictureLook`: parts that are drawn already are then drawn again.
    expect(createHash('sha256').update(png).digest('hex')).toBe(
      '12aa428ae5550b54a8d5d825619c8dd5b19157580546c8813d949836f1fad3ed',
    );
  });
});

describe('What the kernel has read', () => {
  const module = loadMeshKernel();

  it.each<[string, Buffer, 'stl' | '3mf']>([
    ['an STL', encodeBinaryStl(gear(12, 20, 4, 8)), 'stl'],
    ['a 3MF that places one mesh twice', encodeThreemf({ objects: [{ mesh: gear(12, 20, 4, 8) }] }), '3mf'],
  ])('is drawn from its memory: %s', async (_, file, format) => {
    const readInto = (target: Uint8Array) => Promise.resolve(void target.set(file));
    const source = { format, sizeBytes: file.length, readInto };
    const { kernel } = await readMeasured(module, source, {}, nodeUnpacker);
    const picture = drawPart(() => kernel.placedMeshes(), pictureSize)!;
    const own = draw(placed(gear(12, 20, 4, 8)));
    const differing = picture.cover.filter((value, pixel) => Math.abs(value - own.cover[pixel]!) > 60);
    expect(differing.length).toBeLessThan(20);
  });
});
