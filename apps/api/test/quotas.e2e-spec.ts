import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ErrorDetails } from '@shared/domain/contract/errors.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import { type Client, signedIn } from '@testing/http-client.js';
import type { TestStack } from '@testing/stack/stack.js';
import { query } from './database.js';
import { expectRefusal } from './refusal.js';
import {
  addAddress,
  addressBody,
  type OrderAnswer,
  orderLine,
  placeOrder,
  quoteLine,
  saveQuote,
  uploadBox,
} from './shop.js';
import { startStack } from './stack.js';

let stack: TestStack;
let client: Client & { email: string };
let addressId: string;
let key: string;

beforeAll(async () => {
  stack = await startStack({ env: { ACCOUNT_STORAGE_MB: '1' } });
});

afterAll(() => stack.stop());

beforeAll(async () => {
  client = await signedIn(stack);
  addressId = await addAddress(client);
  key = await uploadBox(client);
});

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const statusesOf = (answers: { status: number }[]) => {
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  return { created: count(201) + count(200), refused: count(400) };
};
const ofAccount = async (sql: string) =>
  Number((await query<{ n: string }>(stack, sql, [client.email]))[0]!.n);

describe('Unpaid orders', () => {
  it('are at most fifty, however many are placed at once', async () => {
    const body = { addressId, acceptTerms: true, items: [orderLine(key)] };
    const answers = await Promise.all(upTo(60).map(() => client.post<OrderAnswer>('/api/orders', body)));
    expect(statusesOf(answers)).toEqual({ created: 50, refused: 10 });
    const refused = answers.find(({ status }) => status === 400)!;
    const details = expectRefusal(refused, 400, 'INVALID_INPUT');
    expect(details).toMatchObject({ reason: 'tooManyUnpaidOrders', limit: 50, used: 50 });
    expect(details.hint).toContain('POST /api/payments/checkout');
    const stored = `select count(*) as n from orders o join users u on u.id = o.user_id where u.email = $1`;
    expect(await ofAccount(stored)).toBe(50);
  });

  it('leave others alone, and make room once paid', async () => {
    const other = await signedIn(stack);
    const items = [orderLine(await uploadBox(other))];
    expect((await placeOrder(other, { addressId: await addAddress(other), items })).status).toBe('unpaid');
    await query(
      stack,
      `update orders set status = 'paid' where id = (
         select o.id from orders o join users u on u.id = o.user_id where u.email = $1 limit 1)`,
      [client.email],
    );
    expect((await placeOrder(client, { addressId, items: [orderLine(key)] })).status).toBe('unpaid');
    const more = { addressId, acceptTerms: true, items: [orderLine(key)] };
    expectRefusal(await client.post('/api/orders', more), 400, 'INVALID_INPUT');
  });

  it('still answer the order that a quote has already', async () => {
    const own = await signedIn(stack);
    const at = await addAddress(own);
    const ownKey = await uploadBox(own);
    const { id: quoteId } = await saveQuote(own, [quoteLine(ownKey)]);
    const order = await placeOrder(own, { addressId: at, quoteId, items: [orderLine(ownKey)] });
    const body = { addressId: at, acceptTerms: true, items: [orderLine(ownKey)] };
    await Promise.all(upTo(49).map(() => own.post('/api/orders', body)));
    expectRefusal(await own.post('/api/orders', body), 400, 'INVALID_INPUT');
    const again = await own.post<OrderAnswer>('/api/orders', { ...body, quoteId });
    expect([again.status, again.data.id]).toEqual([201, order.id]);
  });
});

describe('Addresses, quotes and project requests', () => {
  it('are at most a hundred addresses, also when they are added at once', async () => {
    const own = await signedIn(stack);
    const body = await addressBody(own);
    const answers = await Promise.all(upTo(110).map(() => own.post('/api/addresses', body)));
    expect(statusesOf(answers)).toEqual({ created: 100, refused: 10 });
    const details = expectRefusal(
      answers.find(({ status }) => status === 400)!,
      400,
      'INVALID_INPUT',
    );
    expect(details).toMatchObject({ reason: 'tooManyRecords', limit: 100 });
    expect(details.hint).toContain('DELETE /api/addresses/{id}');
  });

  it('are at most two thousand quotes without an order', async () => {
    const own = await signedIn(stack);
    const fileKey = await uploadBox(own);
    const { id } = await saveQuote(own, [quoteLine(fileKey)]);
    await query(
      stack,
      `insert into saved_quotes (id, user_id, reference, price_book, kernel_version, totals, total_centimes, item_count,
         expires_at, created_at, updated_at)
       select gen_random_uuid(), user_id, 'Q' || substr(md5(random()::text), 1, 16), price_book, kernel_version, totals,
         total_centimes, item_count, expires_at, created_at, updated_at
       from saved_quotes, generate_series(1, 1999) where id = $1`,
      [id],
    );
    const body = { items: [quoteLine(fileKey)] };
    const details = expectRefusal(await own.post('/api/quotes', body), 400, 'INVALID_INPUT');
    expect(details).toMatchObject({ reason: 'tooManyRecords', limit: 2000, used: 2000 });
    expect((await own.get<object[]>('/api/quotes')).data).toHaveLength(200);
    await own.post(`/api/quotes/${id}`, undefined, {}, 'DELETE');
    expect((await own.post('/api/quotes', body)).status).toBe(201);
  });

  it('are at most fifty open project requests', async () => {
    const own = await signedIn(stack);
    const body = { vertical: 'other', title: 'A part', description: 'A part that cannot be priced at once.' };
    const answers = await Promise.all(upTo(55).map(() => own.post('/api/requests', body)));
    expect(statusesOf(answers)).toEqual({ created: 50, refused: 5 });
    const details = expectRefusal(
      answers.find(({ status }) => status === 400)!,
      400,
      'INVALID_INPUT',
    );
    expect(details).toMatchObject({ reason: 'tooManyRecords', limit: 50 });
  });
});

describe('Stored files', () => {
  /** 240,084 bytes each: four fit into a megabyte. */
  const big = encodeBinaryStl(
    (() => {
      const { positions, triangles } = box(20, 20, 20);
      return {
        positions,
        triangles: Uint32Array.from(Array.from({ length: 400 }, () => [...triangles]).flat()),
      };
    })(),
  );

  it('fill the account exactly, also when they come at once, and say what goes when', async () => {
    const own = await signedIn(stack);
    const answers = await Promise.all(upTo(9).map((n) => own.upload(`part-${n}.stl`, big)));
    expect(big.length).toBe(240_084);
    expect(statusesOf(answers)).toEqual({ created: 4, refused: 5 });
    const details: ErrorDetails = expectRefusal(
      answers.find(({ status }) => status === 400)!,
      400,
      'INVALID_INPUT',
    );
    expect(details).toMatchObject({
      reason: 'storageQuotaExceeded',
      limitBytes: 1_000_000,
      nextDeletion: { filename: expect.stringMatching(/^part-\d\.stl$/), sizeBytes: 240_084 },
    });
    const inThirtyDays = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10);
    expect(details.hint).toContain(inThirtyDays);
    const { data } = await own.get<{ metadata: { size: number } }[]>('/api/files');
    expect(data.map(({ metadata }) => metadata.size)).toEqual(upTo(4).map(() => 240_084));
    expect((await uploadBox(own)).startsWith('uploads/')).toBe(true);
  });

  it('keep cards from being made once the account is full', async () => {
    const own = await signedIn(stack);
    await uploadBox(own);
    await query(
      stack,
      `update uploaded_files f set size_bytes = 1000000 from users u where u.id = f.user_id and u.email = $1`,
      [own.email],
    );
    const card = await own.post('/api/cards', { name: 'Amina', materialId: 'pla-noir' });
    expect(expectRefusal(card, 400, 'INVALID_INPUT').reason).toBe('storageQuotaExceeded');
    const upload = await own.upload('box.stl', encodeBinaryStl(box(20, 20, 20)));
    expect(expectRefusal(upload, 400, 'INVALID_INPUT').reason).toBe('storageQuotaExceeded');
  });
});
