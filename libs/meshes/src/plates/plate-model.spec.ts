import { describe, expect, it } from '@jest/globals';
import { ZipFile } from 'yazl';
import { buffer } from 'node:stream/consumers';
import { loadMeshKernel } from '@kernel/load-kernel.js';
import type { PlacedMesh } from '@kernel/placed-mesh.js';
import type { Placement } from '@shared/domain/making/plan-plates.js';
import { encodeBinaryStl, encodeModelXml, encodePackage } from '@testing/meshes/encode.js';
import { type IndexedMesh, invert, merge, translate } from '@testing/meshes/indexed-mesh.js';
import { box, cylinder } from '@testing/meshes/shapes.js';
import { nodeUnpacker } from '../node-unpacker.js';
import { readMeasured } from '../run-kernel.js';
import { shadowOf } from './part-shadow.js';
import { modelPath, packageParts, type PlateBody, plateModel } from './plate-model.js';

const kernel = loadMeshKernel();

/** The meshes of a file, as the worker reads them. */
async function meshesOf(file: Buffer, format: 'stl' | '3mf' = 'stl') {
  const source = {
    format,
    sizeBytes: file.length,
    readInto: (target: Uint8Array) => Promise.resolve(target.set(file)),
  };
  return readMeasured(kernel, source, {}, nodeUnpacker);
}

const open = (mesh: IndexedMesh) => async () => {
  const { kernel: read } = await meshesOf(encodeBinaryStl(mesh));
  return (): Iterable<PlacedMesh> => read.placedMeshes();
};

async function packageOf(bodies: PlateBody[]): Promise<Buffer> {
  let model = '';
  for await (const piece of plateModel(bodies, { title: 'PL-2026-0001 <&>', createdAt: '2026-11-22' })) {
    model += piece;
  }
  const zip = new ZipFile();
  for (const [path, text] of Object.entries(packageParts)) zip.addBuffer(Buffer.from(text), path);
  zip.addBuffer(Buffer.from(model), modelPath);
  zip.end();
  return buffer(zip.outputStream);
}

const at = (xMm: number, yMm: number, turns: Placement['turns'] = 0): Placement => ({ xMm, yMm, turns });

/** An L of 30 × 20 mm, 10 mm high, somewhere below and beside the origin. */
const angle = translate(merge(box(30, 5, 10), box(5, 20, 10)), -17.5, 40.25, -3);

describe('the model of a plate', () => {
  it.each([
    [0, { x: 30, y: 20 }],
    [1, { x: 20, y: 30 }],
    [2, { x: 30, y: 20 }],
    [3, { x: 20, y: 30 }],
  ] as const)(
    'lays a part turned by %i quarters into its corner, standing on the bed',
    async (turns, sides) => {
      const file = await packageOf([{ name: 'L', placements: [at(12.34, 56.78, turns)], open: open(angle) }]);
      const { result } = await meshesOf(file, '3mf');
      expect(result.minMm.x).toBeCloseTo(12.34, 4);
      expect(result.minMm.y).toBeCloseTo(56.78, 4);
      expect(result.minMm.z).toBeCloseTo(0, 6);
      expect(result.maxMm.x).toBeCloseTo(12.34 + sides.x, 4);
      expect(result.maxMm.y).toBeCloseTo(56.78 + sides.y, 4);
      expect(result.maxMm.z).toBeCloseTo(10, 5);
    },
  );

  it('holds each part once and each copy as an item, closed, with the volume of all of them', async () => {
    const cube = {
      name: 'cube.stl',
      placements: [at(0, 0), at(20, 0), at(40, 0)],
      open: open(box(10, 10, 10)),
    };
    const rod = { name: 'rod & <pin>"', placements: [at(100, 100)], open: open(cylinder(5, 20)) };
    const file = await packageOf([cube, rod]);
    const { result } = await meshesOf(file, '3mf');
    const alone = (await meshesOf(encodeBinaryStl(cylinder(5, 20)))).result;
    expect(result.isClosed).toBe(true);
    expect(result.unit).toBe('millimeter');
    expect(result.shells).toBe(4);
    expect(result.volumeMm3).toBeCloseTo(3000 + alone.volumeMm3, 2);
  });

  it('turns a surface that is inside out, and keeps parts of several bodies together', async () => {
    const pair = merge(box(10, 10, 10), translate(box(5, 5, 5), 20, 0, 0));
    const file = await packageOf([{ name: 'pair', placements: [at(5, 5)], open: open(invert(pair)) }]);
    const { result } = await meshesOf(file, '3mf');
    expect(result).toMatchObject({ flippedShells: 0 });
    expect(result.volumeMm3).toBeCloseTo(1125, 3);
    expect([result.minMm.x, result.maxMm.x]).toEqual([5, 30]);
  });

  it('turns only the bodies that are inside out, and keeps cavities', async () => {
    const hollow = merge(box(20, 20, 20), invert(translate(box(6, 6, 6), 7, 7, 7)));
    const part = merge(hollow, invert(translate(box(10, 10, 10), 40, 0, 0)));
    const file = await packageOf([{ name: 'part', placements: [at(0, 0)], open: open(part) }]);
    const { result } = await meshesOf(file, '3mf');
    expect(result).toMatchObject({ shells: 3, flippedShells: 0, cavityShells: 1 });
    expect(result.volumeMm3).toBeCloseTo(8784, 3);
  });

  it.each([
    ['beside it', 'transform="-1 0 0 0 1 0 0 0 1 60 0 0"', 4000],
    ['upside down and twice as high', 'transform="1 0 0 0 1 0 0 0 -2 0 20 40"', 6000],
    ['turned about, which is no mirroring', 'transform="-1 0 0 0 -1 0 0 0 1 60 40 0"', 4000],
  ])('turns the mirror image of a part: %s', async (_, transform, volumeMm3) => {
    const model = encodeModelXml({ objects: [{ mesh: box(20, 10, 10) }] });
    const source = encodePackage(model.replace('</build>', `<item objectid="1" ${transform}/></build>`));
    const { kernel: read } = await meshesOf(source, '3mf');
    const file = await packageOf([
      { name: 'pair', placements: [at(0, 0)], open: () => Promise.resolve(() => read.placedMeshes()) },
    ]);
    const { result } = await meshesOf(file, '3mf');
    expect(result).toMatchObject({ shells: 2, flippedShells: 0 });
    expect(result.volumeMm3).toBeCloseTo(volumeMm3, 3);
  });
});

describe('the shadow of a part', () => {
  const shadow = async (mesh: IndexedMesh) => {
    const { kernel: read } = await meshesOf(encodeBinaryStl(mesh));
    return shadowOf(() => read.placedMeshes());
  };

  it('is its outline from above, from the corner of its box', async () => {
    const rows = (await shadow(angle))!.rows;
    expect(rows).toHaveLength(20);
    expect(rows[2]).toEqual([0, 30]);
    expect(rows[15]).toEqual([0, 6]);
  });

  it('covers what hangs over the bed, and every cell that is touched', async () => {
    const mushroom = merge(box(2.5, 2.5, 10), translate(box(9.2, 2.5, 1), 0, 0, 10));
    expect((await shadow(mushroom))!.rows).toEqual([
      [0, 10],
      [0, 10],
      [0, 10],
    ]);
  });

  it('is unknown for what is larger than the bed', async () => {
    expect(await shadow(box(257, 10, 10))).toBeNull();
  });
});
