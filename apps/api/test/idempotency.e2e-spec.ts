import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Client, signedIn } from '@testing/http-client.js';
import { query } from './database.js';
import { expectRefusal, refusedFields } from './refusal.js';
import { addAddress, addressBody, type OrderAnswer, orderLine, quoteLine, uploadBox } from './shop.js';
import { sharedStack } from './stack.js';

const stack = sharedStack();
let client: Client;
let fileKey: string;
let addressId: string;
let address: object;

const send = (path: string, body: object, key: string, by = client) =>
  by.post<OrderAnswer>(path, body, { 'Idempotency-Key': key });
const isReplay = ({ headers }: { headers: Headers }) => headers.get('idempotent-replayed') === 'true';
const orderBody = (changes: object = {}) => ({
  addressId,
  acceptTerms: true,
  items: [orderLine(fileKey, changes)],
});
const orderCount = async () => (await client.get<OrderAnswer[]>('/api/orders')).data.length;

beforeAll(async () => {
  client = await signedIn(stack);
  fileKey = await uploadBox(client);
  addressId = await addAddress(client);
  address = await addressBody(client);
});

describe('a request repeated with its Idempotency-Key', () => {
  it.each([
    ['/api/orders', () => orderBody()],
    ['/api/quotes', () => ({ items: [quoteLine(fileKey)] })],
    ['/api/addresses', () => address],
  ])('is done once: %s', async (path, body) => {
    const key = randomUUID();
    const first = await send(path, body(), key);
    const again = await send(path, body(), key);
    expect([first.status, isReplay(first)]).toEqual([201, false]);
    expect([again.status, isReplay(again), again.text]).toEqual([201, true, first.text]);
  });

  it('is done once: /api/payments/checkout', async () => {
    const key = randomUUID();
    const order = await client.post<OrderAnswer>('/api/orders', orderBody());
    const first = await send('/api/payments/checkout', { orderId: order.data.id }, key);
    const again = await send('/api/payments/checkout', { orderId: order.data.id }, key);
    expect([first.status, isReplay(first)]).toEqual([200, false]);
    expect([again.status, isReplay(again), again.text]).toEqual([200, true, first.text]);
  });

  it('is the same request when only the order of its members differs', async () => {
    const key = randomUUID();
    const body = orderBody();
    const first = await send('/api/orders', body, key);
    const reversed = Object.fromEntries(Object.entries(body).reverse());
    const again = await send('/api/orders', reversed, key);
    expect([again.status, isReplay(again), again.data.id]).toEqual([201, true, first.data.id]);
  });

  it('is refused with another body, or at another endpoint', async () => {
    const key = randomUUID();
    expect((await send('/api/orders', orderBody(), key)).status).toBe(201);
    for (const other of [
      await send('/api/orders', orderBody({ quantity: 2 }), key),
      await send('/api/quotes', { items: [quoteLine(fileKey)] }, key),
    ]) {
      expect(expectRefusal(other, 400, 'INVALID_INPUT').reason).toBe('idempotencyKeyReused');
    }
  });

  it('is done once when many arrive together: the others replay it or are told to wait', async () => {
    const key = randomUUID();
    const before = await orderCount();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send('/api/orders', orderBody(), key)),
    );
    expect((await orderCount()) - before).toBe(1);
    const done = answers.filter(({ status }) => status === 201);
    expect(new Set(done.map(({ data }) => data.id)).size).toBe(1);
    expect(done.filter((answer) => !isReplay(answer))).toHaveLength(1);
    for (const waiting of answers.filter(({ status }) => status !== 201)) {
      expectRefusal(waiting, 409, 'CONFLICT');
      expect(waiting.headers.get('retry-after')).toBe('1');
    }
    expect((await send('/api/orders', orderBody(), key)).data.id).toBe(done[0]!.data.id);
  });

  it("is another request when it is another user's", async () => {
    const key = randomUUID();
    const other = await signedIn(stack);
    const otherFile = await uploadBox(other);
    const mine = await send('/api/quotes', { items: [quoteLine(fileKey)] }, key);
    const theirs = await send('/api/quotes', { items: [quoteLine(otherFile)] }, key, other);
    expect([theirs.status, isReplay(theirs)]).toEqual([201, false]);
    expect(theirs.data.id).not.toBe(mine.data.id);
  });

  it('is tried again after a refusal, and done anew after 24 hours', async () => {
    const key = randomUUID();
    expectRefusal(await send('/api/orders', orderBody({ fileKey: 'none' }), key), 404, 'FILE_NOT_FOUND');
    const first = await send('/api/orders', orderBody(), key);
    expect([first.status, isReplay(first)]).toEqual([201, false]);
    await query(
      stack,
      `update idempotent_answers set expires_at = expires_at - interval '24 hours' where key = $1`,
      [key],
    );
    const next = await send('/api/orders', orderBody({ quantity: 2 }), key);
    expect([next.status, isReplay(next)]).toEqual([201, false]);
    expect(next.data.id).not.toBe(first.data.id);
  });

  it.each([['x'.repeat(256)], ['']])('needs a sane key', async (key) => {
    const details = expectRefusal(await send('/api/orders', orderBody(), key), 400, 'VALIDATION_ERROR');
    expect(refusedFields(details)).toEqual(['Idempotency-Key']);
    expect((await send('/api/orders', orderBody(), 'x'.repeat(255 - 36) + randomUUID())).status).toBe(201);
  });
});
