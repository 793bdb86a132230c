import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Client, signedIn } from '@testing/http-client.js';
import type { TestStack } from '@testing/stack/stack.js';
import type { StockMovementView, StockView } from '../src/making/stock.service.js';
import { query } from './database.js';
import { anew, corner, movePlate, paidOrder, plan, uploadMesh } from './making-helpers.js';
import { expectRefusal } from './refusal.js';
import { startStack } from './stack.js';

let stack: TestStack;
let operator: Client;
let customer: Client;
let fileKey: string;

beforeAll(async () => {
  stack = await startStack({ env: { OPERATOR_EMAILS: 'shop@example.com', TEAM_EMAIL: 'team@example.com' } });
  operator = await signedIn(stack, 'shop@example.com');
  customer = await signedIn(stack, 'amina@example.com');
  fileKey = await uploadMesh(customer, 'corner.stl', corner(170));
}, 120_000);

afterAll(() => stack.stop());

const stockOf = async (sku: string) =>
  (await operator.get<StockView[]>('/ops/api/stock')).data.find((one) => one.sku === sku)!;

const skusOnSale = async () =>
  (await customer.get<{ materials: { id: string }[] }>('/api/materials')).data.materials.map(({ id }) => id);

const record = (sku: string, movement: object, headers = anew()) =>
  operator.post<StockView>(`/ops/api/stock/${sku}/movements`, movement, headers);

const change = (sku: string, body: object) =>
  operator.post<StockView>(`/ops/api/stock/${sku}`, body, {}, 'PATCH');

const lowMails = () =>
  query<{ recipient: string; data: { sku: string; freeGrams: number } }>(
    stack,
    `select recipient, data from outbound_mails where template = 'stock-low' order by id`,
  );

const coloursToBuy = async () =>
  (await operator.get<{ task: string; count: number }[]>('/ops/api/home')).data.find(
    ({ task }) => task === 'buyPlastic',
  )?.count ?? 0;

describe('The stock of a colour', () => {
  it('that is used up is on the home page, whether or not anybody set a threshold', async () => {
    const before = await coloursToBuy();
    await record('pla-vert', { kind: 'corrected', grams: 0 });
    expect(await coloursToBuy()).toBe(before + 1);
    await change('pla-vert', { isRetired: true });
    expect(await coloursToBuy()).toBe(before);
    await change('pla-vert', { isRetired: false, isCounted: false });
    expect(await coloursToBuy()).toBe(before);
  });

  it('is counted from the first correction on, and a spool adds once a key', async () => {
    expect(await stockOf('pla-gris')).toMatchObject({
      onHandGrams: null,
      freeGrams: null,
      isAvailable: true,
    });
    const early = await record('pla-gris', { kind: 'received', grams: 1000 });
    expect([early.status, early.error.details.errors?.[0]?.field]).toEqual([400, 'kind']);
    await record('pla-gris', { kind: 'corrected', grams: 250.5, reason: 'Counted' });
    const key = anew();
    await record('pla-gris', { kind: 'received', grams: 1000 }, key);
    await record('pla-gris', { kind: 'received', grams: 1000 }, key);
    expect(await stockOf('pla-gris')).toMatchObject({
      onHandGrams: 1250.5,
      plannedGrams: 0,
      freeGrams: 1250.5,
    });
    const { data } = await operator.get<StockMovementView[]>('/ops/api/stock/pla-gris/movements');
    expect(data.map(({ kind, grams, onHandGrams }) => [kind, grams, onHandGrams])).toEqual([
      ['received', 1000, 1250.5],
      ['corrected', 250.5, 250.5],
    ]);
    // More was printed than there seemed to be: a spool counts all the same.
    await query(stack, `update materials set stock_milligrams = -3000000 where sku = 'pla-gris'`);
    await record('pla-gris', { kind: 'received', grams: 1000 });
    expect(await stockOf('pla-gris')).toMatchObject({ onHandGrams: -2000 });
    const over = await record('pla-gris', { kind: 'received', grams: 1_010_000 });
    expect(over.error.details.errors?.[0]?.field).toBe('grams');
  });

  it('is not corrected by a count of what has changed since', async () => {
    await record('petg-noir', { kind: 'corrected', grams: 100.04 });
    const count = (ofOnHandGrams: number) =>
      record('petg-noir', { kind: 'corrected', grams: 90, ofOnHandGrams });
    await record('petg-noir', { kind: 'received', grams: 1000 });
    const details = expectRefusal(await count(100), 409, 'CONFLICT');
    expect(details).toMatchObject({ onHandGrams: 1100 });
    expect((await count(1100)).data.onHandGrams).toBe(90);
    await change('petg-noir', { isCounted: false });
    expect(expectRefusal(await count(90), 409, 'CONFLICT')).toMatchObject({ onHandGrams: null });
    const begin = (grams: number) => record('petg-noir', { kind: 'corrected', grams, isFirstCount: true });
    const [first, second] = [await begin(500), await begin(600)];
    expect(first.data.onHandGrams).toBe(500);
    expect(expectRefusal(second, 409, 'CONFLICT')).toMatchObject({ onHandGrams: 500 });
  });

  it('falls with plates: the team is told once a crossing, and at nothing it leaves the catalogue at once', async () => {
    const sku = 'pla-vert';
    await change(sku, { lowGrams: 100 });
    const { id } = await paidOrder(customer, operator, [{ fileKey, materialId: sku, quantity: 2 }]);
    await record(sku, { kind: 'corrected', grams: 150 });
    expect(await lowMails()).toEqual([]);
    const [plate] = await plan(operator, { orderIds: [id] });
    const grams = plate!.grams;
    expect(grams).toBeGreaterThan(60);
    expect(await stockOf(sku)).toMatchObject({ onHandGrams: 150, plannedGrams: grams, isLow: true });
    expect((await lowMails()).map(({ recipient, data }) => [recipient, data.sku])).toEqual([
      ['team@example.com', sku],
    ]);
    await record(sku, { kind: 'corrected', grams: grams - 1 });
    const spent = await stockOf(sku);
    expect(spent.isAvailable).toBe(false);
    // Grams are shown to a tenth.
    expect(spent.freeGrams).toBeCloseTo(-1, 0);
    expect(await skusOnSale()).not.toContain(sku);
    await record(sku, { kind: 'received', grams: 1000 });
    expect(await skusOnSale()).toContain(sku);
    expect(await lowMails()).toHaveLength(1);
    await movePlate(operator, plate!.id, { status: 'printing', machine: 'MK4 1' });
    const pieces = (await operator.get<{ pieces: { id: string }[] }>(`/ops/api/plates/${plate!.id}`)).data
      .pieces;
    await movePlate(operator, plate!.id, {
      status: 'done',
      failed: [{ pieceId: pieces[0]!.id, copies: 1 }],
      reason: 'Warped',
      lostGrams: 7.5,
    });
    // One copy of two, whose grams are shown to a hundredth: half of a plate's tenths may lie on the border.
    const line = { fileKey, filename: 'part.stl', materialId: sku, quantity: 1 };
    const copy = await customer.post<{ quote: { estimatedWeight: number } }>('/api/quotes/calculate', line);
    const { data } = await operator.get<StockMovementView[]>(`/ops/api/stock/${sku}/movements`);
    expect(data.slice(0, 2).map(({ kind, grams: moved }) => [kind, moved])).toEqual([
      ['lost', -7.5],
      ['printed', -Math.round(copy.data.quote.estimatedWeight * 10) / 10],
    ]);
    expect((await stockOf(sku)).plannedGrams).toBe(0);
  });

  it('adds and retires colours; a retired one stays valid for its orders', async () => {
    const colour = {
      ...{ sku: 'pla-turquoise', name: 'PLA Turquoise', nameFr: 'PLA turquoise' },
      ...{ polymer: 'pla', previewColor: '#30d5c8' },
    };
    const added = await operator.post<StockView>('/ops/api/stock', colour);
    expect([added.status, added.data.isAvailable]).toEqual([201, true]);
    expect(await skusOnSale()).toContain('pla-turquoise');
    expect((await operator.post('/ops/api/stock', colour)).error.code).toBe('DUPLICATE_ENTRY');
    const { id } = await paidOrder(customer, operator, [{ fileKey, materialId: 'pla-turquoise' }]);
    await record('pla-turquoise', { kind: 'corrected', grams: 500 });
    expect((await change('pla-turquoise', { lowGrams: 600 })).data.isLow).toBe(true);
    // Nobody buys what is no longer sold.
    expect((await change('pla-turquoise', { isRetired: true })).data.isLow).toBe(false);
    expect(await skusOnSale()).not.toContain('pla-turquoise');
    const [plate] = await plan(operator, { orderIds: [id] });
    expect(plate).toMatchObject({ materialId: 'pla-turquoise', material: { nameFr: 'PLA turquoise' } });
    // Plastic that was purged beside good copies is gone as well.
    await movePlate(operator, plate!.id, { status: 'printing', machine: 'MK4 1' });
    await movePlate(operator, plate!.id, { status: 'done', lostGrams: 3.5 });
    const { data } = await operator.get<StockMovementView[]>('/ops/api/stock/pla-turquoise/movements');
    expect(data.find(({ kind }) => kind === 'lost')).toMatchObject({ grams: -3.5, plateId: plate!.id });
    await change('pla-turquoise', { isRetired: false });
    expect(await skusOnSale()).toContain('pla-turquoise');
    expect((await change('no-such', { isRetired: true })).error.code).toBe('RESOURCE_NOT_FOUND');
  });
});
