import { describe, expect, it } from '@jest/globals';
import { ma20261 } from '@testing/fixtures/ma-2026-1.js';
import type { FoundFault } from '../contract/mesh-findings.js';
import type { PrintEstimate } from '../estimate/print-estimate.js';
import { colourNotInStock, colourRefusals } from './line-colours.js';
import { inOrder, type LineRefusal } from './line-refusal.js';
import { lineOfPart, type PricedFindings, refusedFile } from './part-line.js';

const estimate: PrintEstimate = {
  extrudedMm3: 10_000,
  supportMm3: 0,
  secondsBySpeedClass: { rigid: 3600, flexible: 5400 },
  longestLayerSeconds: 60,
};

const printable: PricedFindings = {
  analysis: { format: 'stl', unit: 'millimeter', boundingBoxMm: { x: 40, y: 30, z: 20 } },
  validation: { printable: true, errors: [], warnings: [] },
  estimate,
};

const choices = { finish: 'smooth', quantity: 3, isRush: false } as const;
const noir = { sku: 'pla-noir', polymer: 'pla' } as const;

function refusedPart(largestSideMm: number, fault: FoundFault, format: 'stl' | '3mf' = 'stl'): LineRefusal {
  const boundingBoxMm = { x: largestSideMm, y: 1, z: 1 };
  const findings: PricedFindings = {
    analysis: { format, unit: 'millimeter', boundingBoxMm },
    validation: { printable: false, errors: [fault], warnings: [] },
    estimate: null,
  };
  const { input, refusals } = lineOfPart(findings, choices, noir, [], ma20261);
  expect(input).toBeNull();
  return refusals[0]!;
}

describe('lineOfPart', () => {
  it('weighs the part in its polymer, and takes the hours of its speed', () => {
    const { input, refusals } = lineOfPart(printable, choices, noir, [], ma20261);
    expect(refusals).toEqual([]);
    expect(input).toEqual({
      ...{ sku: 'pla-noir', polymer: 'pla', gramsPerCopy: 12.4, secondsPerCopy: 3600 },
      boxMm: { x: 40, y: 30, z: 20 },
      ...{ finish: 'smooth', quantity: 3, isRush: false, extraColours: 0 },
    });
    const tpu = lineOfPart(printable, choices, { sku: 'tpu-noir', polymer: 'tpu' }, [], ma20261).input;
    expect(tpu).toMatchObject({ gramsPerCopy: 12.1, secondsPerCopy: 5400 });
  });

  it('counts the colours beside its own', () => {
    const further = ['pla-noir', 'pla-rouge', 'pla-blanc'];
    expect(lineOfPart(printable, choices, noir, further, ma20261).input?.extraColours).toBe(2);
  });

  it('keeps the input of a line that is too long for rush', () => {
    const rushed = { ...choices, quantity: 100, isRush: true };
    const { input, refusals } = lineOfPart(printable, rushed, noir, [], ma20261);
    expect(input).not.toBeNull();
    expect(refusals.map(({ field, reason }) => [field, reason])).toEqual([['isRush', 'rushUnavailable']]);
  });

  it('names the units in which a part of a wrong size would fit, where its file names none', () => {
    const tooSmall: FoundFault = {
      reason: 'belowMinimumSize',
      code: 'tooSmall',
      params: { measure: 'largestSide', shown: '2.0', limit: 5 },
    };
    const params = { units: 'unit=cm, unit=in' };
    expect(refusedPart(2, tooSmall)).toEqual({
      field: 'fileKey',
      reason: 'belowMinimumSize',
      message: { code: 'mesh.tooSmall', params: tooSmall.params },
      hint: { code: 'api.hints.otherUnit', params },
    });
    expect(refusedPart(2, tooSmall, '3mf').hint).toBeUndefined();
    const notClosed: FoundFault = {
      reason: 'meshNotClosed',
      code: 'notClosed',
      params: { count: 3, edges: [] },
    };
    expect(refusedPart(2, notClosed).hint).toBeUndefined();
  });

  it('refuses a file that cannot be read', () => {
    expect(refusedFile({ reason: 'meshUnreadable', code: 'stlLength', params: { detail: 0 } })).toEqual({
      field: 'fileKey',
      reason: 'meshUnreadable',
      message: { code: 'mesh.stlLength', params: { detail: 0 } },
    });
  });
});

describe('Refusals of a line', () => {
  it('are answered from the file’s to the choices’', () => {
    const of = (reason: LineRefusal['reason']): LineRefusal => ({ field: 'x', reason, message: '' });
    const sorted = inOrder([of('rushUnavailable'), of('belowMinimumSize'), of('meshNotClosed')]);
    expect(sorted.map(({ reason }) => reason)).toEqual([
      ...['meshNotClosed', 'belowMinimumSize', 'rushUnavailable'],
    ]);
  });
});

describe('The colours of a line', () => {
  const rouge = { sku: 'pla-rouge', polymer: 'pla' } as const;
  const petg = { sku: 'petg-noir', polymer: 'petg' } as const;
  const coded = (refusals: LineRefusal[]): unknown[] =>
    refusals.map(({ field, message }) => [field, typeof message === 'string' ? message : message.code]);

  it('are refused when the SKU is not in stock', () => {
    expect(coded([colourNotInStock()])).toEqual([['materialId', 'refusals.notInStock']]);
  });

  it.each([
    ['a part of one colour', noir, [], null, []],
    ['a card in the colour it was made for', noir, [rouge], 'pla-noir', []],
    ['a card with a colour that sold out', noir, [null], 'pla-noir', [['fileKey', 'refusals.soldOutColour']]],
    ['a card in another plastic', petg, [rouge], 'pla-noir', [['materialId', 'refusals.samePlasticAsFile']]],
    ['a card in another colour', rouge, [noir], 'pla-noir', [['materialId', 'refusals.cardColour']]],
  ] as const)('are judged: %s', (_, colour, further, bodySku, expected) => {
    expect(coded(colourRefusals(colour, further, bodySku))).toEqual(expected);
  });
});
