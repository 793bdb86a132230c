import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '@shared/infra/embedded/free-port.js';
import { Client, signedIn } from '@testing/http-client.js';
import { StackProcess } from '@testing/stack/stack-process.js';
import type { TestStack } from '@testing/stack/stack.js';
import { query } from './database.js';
import { addAddress, orderLine, placeOrder, quoteLine, saveQuote, uploadBox } from './shop.js';
import { startStack } from './stack.js';

const secret = 'the same secret for both of the processes';

let stack: TestStack;
/** A second API on the same database. */
let second: StackProcess;
let buyers: { at: string; key: string; clients: [Client, Client] }[];

/** Nobody else writes here: the stack is this spec's own. */
beforeAll(async () => {
  stack = await startStack({ kind: 'postgres', env: { APP_SECRET: secret } });
  const port = String(await freePort());
  const { databaseUrl: DATABASE_URL, dataDir: DATA_DIR } = stack;
  const settings = { PORT: port, DATABASE_URL, DATA_DIR, APP_SECRET: secret, RATE_LIMIT_SCALE: '1000' };
  const env = { PATH: process.env.PATH, ...settings };
  second = new StackProcess('dist/apps/api/src/main.js', env, join(DATA_DIR, 'logs/second-api.log'));
  await second.start();
  const secondUrl = `http://127.0.0.1:${port}`;
  const isLive = async () => (await fetch(`${secondUrl}/health/live`).catch(() => null))?.ok ?? false;
  for (let waitedMs = 0; !(await isLive()) && waitedMs < 30_000; waitedMs += 50) await sleep(50);
  buyers = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const client = await signedIn(stack);
      const other = Object.assign(new Client({ ...stack, baseUrl: secondUrl }), { cookie: client.cookie });
      return { at: await addAddress(client), key: await uploadBox(client), clients: [client, other] };
    }),
  );
}, 90_000);

afterAll(async () => {
  await second.kill('SIGTERM');
  await stack.stop();
});

const placeOf = (number: string): number => Number(number.split('-')[2]);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const rising = (places: number[]): number[] => [...places].sort((a, b) => a - b);

describe('Numbers that two APIs give at once', () => {
  it('to two hundred quotes have neither gap nor repeat', async () => {
    const saved = await Promise.all(
      upTo(200).map((index) => {
        const { key, clients } = buyers[index % 4]!;
        return saveQuote(clients[index % 2]!, [quoteLine(key)]);
      }),
    );
    expect(rising(saved.map(({ reference }) => placeOf(reference)))).toEqual(upTo(200));
  });

  it('to fifty orders have neither gap nor repeat, and rise with time', async () => {
    const placed = await Promise.all(
      upTo(50).map((index) => {
        const { at, key, clients } = buyers[index % 4]!;
        return placeOrder(clients[index % 2]!, { addressId: at, items: [orderLine(key)] });
      }),
    );
    expect(rising(placed.map(({ orderNumber }) => placeOf(orderNumber)))).toEqual(upTo(50));
    const rows = await query<{ number: string }>(
      stack,
      'select number from orders order by created_at, number',
    );
    expect(rows.map(({ number }) => placeOf(number))).toEqual(upTo(50));
  });

  it('are one order of one quote, whichever API is asked', async () => {
    const { at, key, clients } = buyers[0]!;
    const { id: quoteId } = await saveQuote(clients[0], [quoteLine(key)]);
    const placed = await Promise.all(
      upTo(30).map((index) =>
        placeOrder(clients[index % 2]!, { addressId: at, quoteId, items: [orderLine(key)] }),
      ),
    );
    expect(new Set(placed.map(({ id }) => id)).size).toBe(1);
  });
});
