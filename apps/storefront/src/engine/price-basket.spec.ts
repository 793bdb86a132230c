import { describe, expect, it } from '@jest/globals';
import type { MaterialView } from '@shared/domain/contract/catalogue.js';
import type { Polymer } from '@shared/domain/contract/enums.js';
import type { Tariff } from '@shared/domain/pricing/tariff.js';
import type { PartFindings } from '@meshes/part-findings.js';
import type { PricedPart } from '@viewer/engine/measured.js';
import { ma20261 } from '@testing/fixtures/ma-2026-1.js';
import { type ChosenLine, priceBasket } from './price-basket.js';

const material = (id: string, materialType: Polymer): MaterialView => ({
  ...{ id, name: id, nameFr: id, technology: 'fdm', materialType, available: true },
  ...{ pricePerGram: 0, density: 0, previewColor: '#000000' },
});

const tariff: Tariff = {
  book: ma20261,
  materials: [material('pla-noir', 'pla'), material('pla-rouge', 'pla'), material('petg-noir', 'petg')],
  destinations: [
    {
      ...{ id: 'far', code: 'FAR', name: 'Dakhla', aliases: [] },
      ...{ deliveryDaysMin: 3, deliveryDaysMax: 5 },
    },
  ],
  unavailable: [],
  paces: {},
  kernelVersion: '1',
};

const findings = {
  analysis: { format: 'stl', unit: 'millimeter', boundingBoxMm: { x: 40, y: 40, z: 40 } },
  validation: { printable: true, errors: [], warnings: [] },
  estimate: { extrudedMm3: 20_000, supportMm3: 0, secondsBySpeedClass: { rigid: 7200, flexible: 9000 } },
} as unknown as PartFindings;

const part: PricedPart = { outcome: 'measured', fileHash: '00', findings };
const broken: PricedPart = {
  outcome: 'unreadable',
  fileHash: '01',
  fault: { reason: 'meshUnreadable', code: 'stlLength', params: { detail: 0 } },
};
const line: ChosenLine = { part, materialId: 'pla-noir', finish: 'standard', quantity: 2, isRush: false };

describe('priceBasket', () => {
  it('gives no totals for a basket without a price', () => {
    const nothing = { totals: null, estimatedDeliveryDays: 0 };
    expect(priceBasket(tariff, [])).toEqual({ lines: [], ...nothing });
    expect(priceBasket(tariff, [{ ...line, part: broken }])).toMatchObject(nothing);
  });

  it('prices the other lines as if a refused one were not there', () => {
    const alone = priceBasket(tariff, [line, line]);
    const beside = priceBasket(tariff, [line, { ...line, part: broken }, line]);
    expect(beside.lines.map(({ outcome }) => outcome)).toEqual(['priced', 'refused', 'priced']);
    expect([beside.lines[0], beside.lines[2]]).toEqual(alone.lines);
    expect(beside.totals).toEqual(alone.totals);
  });

  it('counts the transport of the chosen city, and the usual one where it is none', () => {
    const usual = priceBasket(tariff, [line]);
    const far = priceBasket(tariff, [line], { destinationId: 'far' });
    const nowhere = priceBasket(tariff, [line], { destinationId: 'nowhere' });
    expect(far.estimatedDeliveryDays - usual.estimatedDeliveryDays).toBe(2);
    expect(nowhere.estimatedDeliveryDays).toBe(usual.estimatedDeliveryDays);
  });

  it('charges a card its further colours, and sells it in its own alone', () => {
    const card = { furtherSkus: ['pla-rouge'], bodySku: 'pla-noir' };
    const price = (chosen: ChosenLine): number => {
      const [outcome] = priceBasket(tariff, [chosen]).lines;
      return outcome?.outcome === 'priced' ? Math.round(outcome.quote.total * 100) : NaN;
    };
    expect(price({ ...line, card }) - price(line)).toBe(ma20261.extraColourCentimesPerPlate);
    const other = priceBasket(tariff, [{ ...line, materialId: 'pla-rouge', card }]);
    expect(other.lines[0]).toMatchObject({
      outcome: 'refused',
      refusals: [{ field: 'materialId', reason: 'materialUnavailable' }],
    });
  });

  it('refuses a colour that is not in stock before it looks at the part', () => {
    const [outcome] = priceBasket(tariff, [{ ...line, part: broken, materialId: 'pla-vert' }]).lines;
    expect(outcome).toMatchObject({ refusals: [{ field: 'materialId', reason: 'materialUnavailable' }] });
  });
});
