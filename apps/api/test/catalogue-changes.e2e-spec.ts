import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Quote } from '@shared/domain/pricing/quote.js';
import { type Client, signedIn } from '@testing/http-client.js';
import type { TestStack } from '@testing/stack/stack.js';
import { query } from './database.js';
import { expectRefusal } from './refusal.js';
import { addAddress, orderLine, quoteLine, saveQuote, uploadBox } from './shop.js';
import { startStack } from './stack.js';

let stack: TestStack;
let client: Client;

beforeAll(async () => {
  // What is kept of the database is then read again after a second and a half.
  stack = await startStack({ env: { TIME_LIMIT_SCALE: '0.3' } });
  client = await signedIn(stack);
});

afterAll(() => stack.stop());

/** Takes a colour off the shelf and waits until the catalogue, which is kept for some seconds, knows. */
async function sellOut(sku: string): Promise<void> {
  await query(stack, 'update materials set is_available = false where sku = $1', [sku]);
  const isListed = async () => {
    const { data } = await client.get<{ materials: { id: string }[] }>('/api/materials');
    return data.materials.some(({ id }) => id === sku);
  };
  for (let waitedMs = 0; await isListed(); waitedMs += 100) {
    if (waitedMs > 15_000) throw new Error(`${sku} is still listed.`);
    await sleep(100);
  }
}

describe('A colour that has sold out', () => {
  it('leaves the list, and keeps the price of quotes that cannot be ordered any more', async () => {
    const materialId = 'tpu-noir';
    const fileKey = await uploadBox(client);
    const { id: quoteId, totalPrice } = await saveQuote(client, [quoteLine(fileKey, { materialId })]);
    const addressId = await addAddress(client);
    await sellOut(materialId);
    const body = { addressId, acceptTerms: true, quoteId, items: [orderLine(fileKey, { materialId })] };
    const details = expectRefusal(await client.post('/api/orders', body), 400, 'VALIDATION_ERROR');
    expect(details.reason).toBe('materialUnavailable');
    expect((await client.get<{ totalPrice: number }>(`/api/quotes/${quoteId}`)).data.totalPrice).toBe(
      totalPrice,
    );
    const pdf = await client.get(`/api/quotes/${quoteId}/pdf`);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('does not refuse the repeat of an order that has it: that is told once more', async () => {
    const materialId = 'petg-transparent';
    const fileKey = await uploadBox(client);
    const { id: quoteId } = await saveQuote(client, [quoteLine(fileKey, { materialId })]);
    const addressId = await addAddress(client);
    const body = { addressId, acceptTerms: true, quoteId, items: [orderLine(fileKey, { materialId })] };
    const first = await client.post<{ id: string }>('/api/orders', body);
    expect(first.status).toBe(201);
    await sellOut(materialId);
    const again = await client.post<{ id: string }>('/api/orders', body);
    expect([again.status, again.data]).toEqual([201, first.data]);
  });

  it('holds back a card that has it beside the colour of its body', async () => {
    const card = { name: 'Amina Test', materialId: 'pla-noir', textColorId: 'pla-jaune' };
    const { data } = await client.post<{ fileKey: string }>('/api/cards', card);
    await sellOut('pla-jaune');
    const line = { fileKey: data.fileKey, filename: 'card.3mf', materialId: 'pla-noir' };
    const answer = await client.post('/api/quotes/calculate', line);
    expect(expectRefusal(answer, 400, 'VALIDATION_ERROR')).toMatchObject({
      reason: 'materialUnavailable',
      errors: [
        { field: 'fileKey', code: 'soldOutColour', message: 'contains a colour that is not in stock' },
      ],
    });
  });
});

/** What is promised and asked for so many copies, in ASA, to an unknown city. */
async function quoteOf(fileKey: string, quantity: number): Promise<Quote> {
  const line = { fileKey, filename: 'box.stl', materialId: 'asa-noir', quantity };
  const { status, data, text } = await client.post<{ quote: Quote }>('/api/quotes/calculate', line);
  if (status !== 200) throw new Error(text);
  return data.quote;
}

async function addPlates(count: number, actualSeconds: number): Promise<void> {
  for (let plate = 0; plate < count; plate++) {
    await query(
      stack,
      `insert into plate_runs (id, machine, polymer, estimated_seconds, actual_seconds, created_at)
       values ($1, 'two', 'asa', 10000, $2, now())`,
      [randomUUID(), actualSeconds],
    );
  }
}

describe('What machines take beyond the estimate', () => {
  it('moves dates from ten plates on, and no price', async () => {
    const fileKey = await uploadBox(client);
    const before = await quoteOf(fileKey, 200);
    const machineDays = before.estimatedDeliveryDays - 4;
    expect(machineDays).toBe(Math.ceil(before.estimatedPrintTime / 20));

    await addPlates(9, 15_000);
    await sleep(1_700);
    expect(await quoteOf(fileKey, 200)).toEqual(before);

    await addPlates(1, 15_000);
    await sleep(1_700);
    expect(await quoteOf(fileKey, 200)).toEqual({
      ...before,
      estimatedDeliveryDays: 4 + Math.ceil((before.estimatedPrintTime * 1.5) / 20),
    });
  });
});
