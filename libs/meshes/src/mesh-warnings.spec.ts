import { beforeAll, describe, expect, it } from '@jest/globals';
import { loadMeshKernel } from '@kernel/load-kernel.js';
import type { MeshValidation } from '@shared/domain/contract/analysis.js';
import type { MeshFormat } from '@shared/domain/contract/enums.js';
import { encodeBinaryStl, encodeThreemf } from '@testing/meshes/encode.js';
import { invert, merge, place, translate } from '@testing/meshes/indexed-mesh.js';
import { box, cone, table, tube } from '@testing/meshes/shapes.js';
import { tellValidation } from '@shared/words/mesh-words.js';
import { findingsOf, type PartFindings } from './part-findings.js';
import { runKernel } from './run-kernel.js';
import { nodeUnpacker } from './node-unpacker.js';

let kernel: WebAssembly.Module;

beforeAll(() => {
  kernel = loadMeshKernel();
});

/** A box with a fin of 15 mm by 10 mm on top. */
const finned = (thicknessMm: number) =>
  merge(box(20, 20, 20), translate(box(15, thicknessMm, 11), 2.5, 9, 19));

/** A box, and a pole through its top that shares one corner with it, so that they are one shell. */
const crossing = merge(
  box(20, 20, 20),
  place(box(10, 10, 40), [1, 0.1, 0.1, 0.1, 1, 0.1, 0.1, 0.1, 1, 0, 0, 0]),
);

type Told = Omit<PartFindings, 'validation'> & { validation: MeshValidation };

/** What is found of a part, in words. */
async function examine(content: Buffer, format: MeshFormat = 'stl'): Promise<Told> {
  const readInto = (target: Uint8Array) => Promise.resolve(target.set(content));
  const found = findingsOf(
    await runKernel(kernel, { format, sizeBytes: content.length, readInto }, {}, nodeUnpacker),
  );
  return { ...found, validation: tellValidation(found.validation) };
}

const codesOf = ({ validation }: Told) => validation.warnings.map(({ code }) => code);

describe('the warnings of a part', () => {
  it.each([
    ['nothing', box(20, 20, 20), []],
    ['supports under a wide overhang', table(40, 20, 6, 4), ['supportsNeeded']],
    ['walls thinner than a line', tube(20, 19.7, 20), ['thinWalls']],
    ['nothing of the tip of a cone', cone(20, 40), []],
    ['nothing more of the tip of a spike', cone(3, 60), ['tallAndSlender']],
    ['a thin fin on a thick part', finned(0.3), ['severalBodies', 'thinWalls', 'overlappingBodies']],
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

  it('tell how large the walls are that are thinner than a line', async () => {
    const { validation } = await examine(encodeBinaryStl(finned(0.3)));
    expect(validation.warnings.find(({ code }) => code === 'thinWalls')).toEqual({
      code: 'thinWalls',
      value: 150,
      message:
        'Walls thinner than one printed line (0.45 mm), about 150 mm² of them, may be weak or missing.',
      messageFr:
        'Des parois plus fines qu’une ligne imprimée (0,45 mm), environ 150 mm², peuvent être fragiles ou manquer.',
    });
  });

  it('tell it by the layers where the part has more walls than the columns can hold', async () => {
    const walls = Array.from({ length: 10 }, (_, i) => translate(box(0.3, 250, 250), 2 * i, 0, 0));
    const { validation } = await examine(encodeBinaryStl(walls.reduce((mesh, wall) => merge(mesh, wall))));
    const thin = validation.warnings.find(({ code }) => code === 'thinWalls');
    // Ten walls of 250.3 mm (half an outline) by 250 mm.
    expect(thin?.value).toBeCloseTo(625_750, -1);
  });

  it('speak of one thing or of many', async () => {
    const sentence = async (mesh: ReturnType<typeof box>) =>
      (await examine(encodeBinaryStl(mesh))).validation.warnings.map(({ message }) => message);
    const turned = invert(box(20, 20, 20));
    expect(await sentence(turned)).toEqual(['One body is inside out; we have turned it.']);
    expect(await sentence(merge(turned, translate(turned, 30, 0, 0)))).toContain(
      'Some bodies are inside out; we have turned them.',
    );
  });

  it('call a single surface that crosses itself one body', async () => {
    const { validation } = await examine(encodeBinaryStl(crossing));
    expect(validation.warnings.map(({ code, message }) => [code, message])).toEqual([
      ['overlappingBodies', 'The body crosses itself; what it holds twice is printed and counted once.'],
    ]);
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
