import { beforeAll, describe, expect, it } from '@jest/globals';
import { loadMeshKernel } from '@kernel/kernel.js';
import type { MeshFormat } from '@shared/contract/enums.js';
import { encodeBinaryStl, encodeThreemf } from '../../../../tools/meshes/encode.js';
import { invert, merge, translate } from '../../../../tools/meshes/indexed-mesh.js';
import { box, table, tube } from '../../../../tools/meshes/shapes.js';
import { examinePart, type PartFindings } from './examine-part.js';
import { measureFile } from './measure-file.js';

let kernel: WebAssembly.Module;

beforeAll(() => {
  kernel = loadMeshKernel();
});

/** A box with a fin of 15 mm by 10 mm on top. */
const finned = (thicknessMm: number) =>
  merge(box(20, 20, 20), translate(box(15, thicknessMm, 11), 2.5, 9, 19));

async function examine(content: Buffer, format: MeshFormat = 'stl'): Promise<PartFindings> {
  const readInto = (target: Uint8Array) => Promise.resolve(target.set(content));
  return examinePart(await measureFile(kernel, { format, sizeBytes: content.length, readInto }, {}));
}

const codesOf = ({ validation }: PartFindings) => validation.warnings.map(({ code }) => code);

describe('the warnings of a part', () => {
  it.each([
    ['nothing', box(20, 20, 20), []],
    ['supports under a wide overhang', table(40, 20, 6, 4), ['supportsNeeded']],
    ['walls thinner than a line', tube(20, 19.7, 20), ['thinWalls']],
    ['a thin fin on a thick part', finned(0.3), ['severalBodies', 'thinWalls']],
    ['nothing more of a fin of a millimetre', finned(1), ['severalBodies', 'overlappingBodies']],
    ['a tall and slender pole', box(6, 6, 60), ['tallAndSlender']],
    ['two bodies apart', merge(box(10, 10, 10), translate(box(10, 10, 10), 20, 0, 0)), ['severalBodies']],
    [
      'two bodies that overlap',
      merge(box(20, 20, 20), translate(box(20, 20, 20), 10, 0, 0)),
      ['severalBodies', 'overlappingBodies'],
    ],
    ['a body that is inside out', invert(box(20, 20, 20)), ['invertedShells']],
    ['a file that may be in inches', box(6, 7, 9), ['likelyOtherUnit']],
  ])('tell of %s', async (_what, mesh, codes) => {
    expect(codesOf(await examine(encodeBinaryStl(mesh)))).toEqual(codes);
  });

  it('say how large the part is in the unit that it is likely in', async () => {
    const small = await examine(encodeBinaryStl(box(0.5, 1, 2)));
    expect(small.validation.errors[0]?.message).toBe(
      'The part is too small to print: its largest side is 2.00 mm, at least 5 mm are needed. ' +
        'If the file is in inches, scale it by 25.4: it is then 12.7 × 25.4 × 50.8 mm.',
    );
    const metres = await examine(encodeBinaryStl(box(0.05, 0.1, 0.2)));
    expect(metres.validation.errors[0]?.messageFr).toContain('Si le fichier est en mètres');
  });

  it('never doubt the unit of a 3MF, which states it', async () => {
    expect(codesOf(await examine(encodeThreemf(box(6, 7, 9)), '3mf'))).toEqual([]);
  });

  it('count what overlapping bodies share once', async () => {
    const apart = await examine(encodeBinaryStl(box(30, 20, 20)));
    const overlapping = await examine(
      encodeBinaryStl(merge(box(20, 20, 20), translate(box(20, 20, 20), 10, 0, 0))),
    );
    const ratio = (overlapping.estimate?.extrudedMm3 ?? 0) / (apart.estimate?.extrudedMm3 ?? 1);
    // Areas are united exactly; outlines in proportion, which leaves a little of what lies inside.
    expect(ratio).toBeGreaterThan(0.98);
    expect(ratio).toBeLessThan(1.07);
  });
});
