import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Quote } from '@shared/domain/pricing/quote.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import { Client, signedIn } from '@testing/http-client.js';
import type { TestStack } from '@testing/stack/stack.js';
import { query } from './database.js';
import { startStack } from './stack.js';

let stack: TestStack;
let client: Client;
let fileKey: string;

/** What is promised and asked for so many copies, in ASA, to an unknown city. */
async function quoteOf(quantity: number): Promise<Quote> {
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

beforeAll(async () => {
  stack = await startStack();
  client = await signedIn(stack);
  const { status, data, text } = await client.upload('box.stl', encodeBinaryStl(box(40, 20, 10)));
  if (status !== 200) throw new Error(text);
  fileKey = data.key;
});

afterAll(() => stack.stop());

describe('What machines take beyond the estimate', () => {
  it('moves dates from ten plates on, and no price', async () => {
    const before = await quoteOf(200);
    const machineDays = before.estimatedDeliveryDays - 4;
    expect(machineDays).toBe(Math.ceil(before.estimatedPrintTime / 20));

    await addPlates(9, 15_000);
    await sleep(5500);
    expect(await quoteOf(200)).toEqual(before);

    await addPlates(1, 15_000);
    await sleep(5500);
    expect(await quoteOf(200)).toEqual({
      ...before,
      estimatedDeliveryDays: 4 + Math.ceil((before.estimatedPrintTime * 1.5) / 20),
    });
  });
});
