import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bedSideMm, maxBasketItems, maxQuantity, maxUploadBytes } from '@shared/domain/contract/limits.js';
import { Client, signedIn } from '@testing/http-client.js';
import type { TestStack } from '@testing/stack/stack.js';
import { judged } from './interface-client.js';
import { expectRefusal } from './refusal.js';
import { uploadBox } from './shop.js';
import { startStack } from './stack.js';

let stack: TestStack;
let customer: Client;
let other: Client;

beforeAll(async () => {
  stack = await startStack({ env: { RATE_LIMIT_SCALE: '1' } });
  [customer, other] = [judged(await signedIn(stack)), judged(await signedIn(stack))];
});

afterAll(() => stack.stop());

/** The set-up's own: who has no session is counted by address. */
const signUps = 2;

/** The rows of the table, and the rest as decision 38 has it. */
const rates: [limit: number, method: string, path: string, said: string][] = [
  [60, 'GET', '/api/shipping/destinations', 'destinations'],
  [60, 'POST', '/api/quotes/calculate', 'calculate'],
  [60, 'POST', '/api/quotes/batch', 'batch'],
  [60, 'GET', '/api/addresses', 'list addresses'],
  [20, 'POST', '/api/upload', 'upload'],
  [20, 'POST', '/api/analyze', 'analyse'],
  [20, 'POST', '/api/quotes', 'save quote'],
  [20, 'POST', '/api/addresses', 'add address'],
  [20, 'PATCH', '/api/addresses/x', 'edit address'],
  [20, 'DELETE', '/api/addresses/x', 'remove address'],
  [20, 'POST', '/api/orders', 'place order'],
  [20, 'POST', '/api/payments/checkout', 'checkout'],
  [20, 'POST', '/api/cards', 'cards'],
  [20, 'PATCH', '/api/user/profile', 'profile'],
  [5, 'PATCH', '/api/quotes/x', 'update quote status'],
  [5, 'POST', '/api/requests', 'project request'],
  [5, 'POST', '/api/contact', 'contact'],
  [20, 'DELETE', '/api/quotes/x', 'delete quote (decision 38)'],
  [20, 'GET', '/api/quotes/x/pdf', 'quote PDF (decision 38)'],
  [20, 'GET', '/api/orders/x/invoice', 'invoice PDF (decision 38)'],
  [120, 'GET', '/api/auth/get-session', 'get-session (decision 38)'],
  [120, 'GET', '/api/materials', 'catalog (decision 38)'],
  [20, 'POST', '/api/auth/sign-in/email', 'sign-in (decision 38)'],
  [20, 'POST', '/api/auth/sign-up/email', 'sign-up (decision 38)'],
  [60, 'GET', '/api/orders', 'the rest, such as list orders (decision 38)'],
];

describe('§8 Rate limits per minute and client', () => {
  it.each(rates)('%i: %s %s (%s)', async (limit, method, path) => {
    const call = () => customer.send(path, { method });
    const used = path.includes('sign-up') ? signUps : 0;
    const answers = await Promise.all(Array.from({ length: limit - used }, call));
    expect(answers.filter(({ status }) => status === 429)).toEqual([]);
    const refused = await call();
    expectRefusal(refused, 429, 'RATE_LIMITED');
    expect(refused.headers.get('ratelimit-policy')).toBe(`"default";q=${limit};w=60`);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });
});

describe('§8 Other limits', () => {
  it('file size 50 MB, readable from GET /api/upload (decision 15: 52,428,800 bytes)', async () => {
    expect((await customer.get('/api/upload')).data).toMatchObject({ maxSize: 52_428_800, maxSizeMB: 50 });
    expect(maxUploadBytes).toBe(52_428_800);
  });

  it('build bed 256 mm: 256 fits, 257 does not (decision 19)', async () => {
    const price = async (x: number) => {
      const fileKey = await uploadBox(other, [x, 20, 20]);
      return other.post('/api/quotes/calculate', { fileKey, filename: 'b', materialId: 'pla-noir' });
    };
    expect((await price(256)).status).toBe(200);
    expect(expectRefusal(await price(257), 400, 'INVALID_INPUT').reason).toBe('exceedsBuildVolume');
    expect(bedSideMm).toBe(256);
  });

  it('items 1 to 25, quantity at most 1000: one place in the code says so', () => {
    expect([maxBasketItems, maxQuantity]).toEqual([25, 1000]);
  });
});
