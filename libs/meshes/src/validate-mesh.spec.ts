import { describe, expect, it } from '@jest/globals';
import type { KernelResult } from '@kernel/kernel-result.js';
import * as kernelLayout from '@kernel/layout.js';
import { bedSideMm } from '@shared/domain/contract/limits.js';
import { tellFault } from '@shared/words/mesh-words.js';
import { validateMesh } from './validate-mesh.js';

const part: KernelResult = {
  format: 'stl',
  unit: 'millimeter',
  triangles: 12,
  degenerateTriangles: 0,
  shells: 1,
  flippedShells: 0,
  cavityShells: 0,
  volumeMm3: 6000,
  surfaceAreaMm2: 2200,
  overhangAreaMm2: 0,
  minMm: { x: 5, y: 5, z: 5 },
  maxMm: { x: 15, y: 25, z: 35 },
  isClosed: true,
  openEdgeCount: 0,
  openEdges: [],
  nonManifoldEdges: 0,
  layerCount: 150,
  fitsBuildVolume: true,
};

const sized = (x: number, y: number, z: number): Partial<KernelResult> => ({
  minMm: { x: 0, y: 0, z: 0 },
  maxMm: { x, y, z },
});

describe('validateMesh', () => {
  it('has nothing against a sound part', () => {
    expect(validateMesh(part, undefined)).toEqual({ printable: true, errors: [], warnings: [] });
  });

  it('tells the number of open edges and the places of the first three', () => {
    const openEdges = [1, 2, 3, 4].map((x) => ({ from: { x, y: 0.123, z: -1 }, to: { x, y: 1, z: 1 } }));
    const { printable, errors } = validateMesh(
      { ...part, isClosed: false, openEdgeCount: 9, openEdges },
      undefined,
    );
    expect(printable).toBe(false);
    expect(errors).toMatchObject([{ reason: 'meshNotClosed', value: 9, limit: 0 }]);
    const { message, messageFr } = tellFault(errors[0]!);
    expect(message).toBe(
      'The mesh is not closed: 9 open edges, the first from corner to corner (1, 0.12, -1)–(1, 1, 1), ' +
        '(2, 0.12, -1)–(2, 1, 1), (3, 0.12, -1)–(3, 1, 1) mm.',
    );
    expect(messageFr).toBe(
      'Le maillage n’est pas fermé : 9 arêtes ouvertes, les premières d’un sommet à l’autre (1 ; 0,12 ; -1)–(1 ; 1 ; 1), ' +
        '(2 ; 0,12 ; -1)–(2 ; 1 ; 1), (3 ; 0,12 ; -1)–(3 ; 1 ; 1) mm.',
    );
  });

  it('tells figures with as many digits as tell them from the limit', () => {
    const large = { ...part, ...sized(1256.0199, 10, 10), fitsBuildVolume: false };
    expect(tellFault(validateMesh(large, undefined).errors[0]!)).toMatchObject({
      message: 'The part is 1256.0 mm long on one side; the bed takes 256 mm.',
      messageFr: 'La pièce mesure 1\u202f256,0 mm sur un côté ; le plateau accepte 256 mm.',
    });
    const small = { ...part, ...sized(60, 60, 0.39899), volumeMm3: 1400 };
    expect(tellFault(validateMesh(small, undefined).errors[0]!)).toMatchObject({
      message: 'The part is too small to print: its smallest side is 0.399 mm, at least 0.4 mm are needed.',
      messageFr: 'La pièce est trop petite : le plus petit côté est de 0,399 mm, il faut au moins 0,4 mm.',
    });
    const least = { ...part, ...sized(60, 60, 60), volumeMm3: 19.9999 };
    expect(tellFault(validateMesh(least, undefined).errors[0]!)).toMatchObject({
      message: 'The part is too small to print: its volume is 19.9999 mm³, at least 20 mm³ are needed.',
      messageFr: 'La pièce est trop petite : le volume est de 19,9999 mm³, il faut au moins 20 mm³.',
    });
  });

  it('takes a side for what it was before its file rounded its ends', () => {
    const [bottom, top] = [Math.fround(64.3), Math.fround(64.7)];
    expect(top - bottom).toBeCloseTo(0.399994, 6);
    const plate = { minMm: { x: 0, y: 0, z: bottom }, maxMm: { x: 50, y: 50, z: top }, volumeMm3: 1000 };
    expect(validateMesh({ ...part, ...plate }, undefined).printable).toBe(true);
    const nearest = { ...sized(4.9991, 4.9991, 0.3991), volumeMm3: 20 };
    expect(validateMesh({ ...part, ...nearest }, undefined).printable).toBe(true);
    for (const sides of [sized(4.9989, 4.9989, 1), sized(50, 50, 0.3989)]) {
      const { errors } = validateMesh({ ...part, ...sides, volumeMm3: 20 }, undefined);
      expect(errors).toMatchObject([{ reason: 'belowMinimumSize' }]);
    }
  });

  it.each([
    ['a largest side of 4.99 mm', { ...sized(4.99, 4.99, 4.99), volumeMm3: 124 }, 4.99, 5],
    ['a smallest side of 0.39 mm', { ...sized(50, 50, 0.39), volumeMm3: 975 }, 0.39, 0.4],
    ['a volume of 19.9 mm³', { ...sized(6, 6, 6), volumeMm3: 19.9 }, 19.9, 20],
  ])('finds %s too small', (_what, measures, value, limit) => {
    expect(validateMesh({ ...part, ...measures }, undefined).errors).toMatchObject([
      { reason: 'belowMinimumSize', value, limit },
    ]);
  });

  it('prints what just reaches every limit', () => {
    const measures = { ...sized(5, 10, 0.4), volumeMm3: 20 };
    expect(validateMesh({ ...part, ...measures }, undefined).printable).toBe(true);
  });

  it('does not judge the volume of an open mesh', () => {
    const { errors } = validateMesh({ ...part, isClosed: false, volumeMm3: -3 }, undefined);
    expect(errors.map(({ reason }) => reason)).toEqual(['meshNotClosed']);
  });

  it('names all that is wrong, in the order in which it is told', () => {
    const { errors } = validateMesh(
      {
        ...part,
        ...sized(300, 20, 0.1),
        isClosed: false,
        fitsBuildVolume: false,
      },
      undefined,
    );
    expect(errors.map(({ reason }) => reason)).toEqual([
      'meshNotClosed',
      'exceedsBuildVolume',
      'belowMinimumSize',
    ]);
  });

  it('warns of what it has mended or could be weak', () => {
    const flaws = { nonManifoldEdges: 2, flippedShells: 1, degenerateTriangles: 7 };
    const { printable, warnings } = validateMesh({ ...part, ...flaws }, undefined);
    expect(printable).toBe(true);
    expect(warnings.map(({ code, value }) => [code, value])).toEqual([
      ['sharedEdges', 2],
      ['invertedShells', 1],
      ['degenerateTriangles', 7],
    ]);
  });
});

describe('the bed', () => {
  it('is as large to the kernel, which imports nothing, as to the contract', () => {
    expect(kernelLayout.bedSideMm).toBe(bedSideMm);
  });
});
