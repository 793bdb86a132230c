import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import type { Page } from 'puppeteer-core';
import type { Schema } from '@client/service-client.js';
import { browserWithFiles } from '@testing/browser/browser-with-files.js';
import {
  chooseFiles,
  named,
  press,
  settledTexts,
  shown,
  textsOf,
  type,
} from '@testing/browser/page-steps.js';
import { ShopVisit } from '@testing/browser/shop-visit.js';
import { type Client, signedIn } from '@testing/http-client.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import { startStack, type TestStack } from '@testing/stack/stack.js';
import { runAdminUrl, templateOf } from '@testing/stack/test-database.js';

const names = ['first.stl', 'second.stl'];

let stack: TestStack;
const given = browserWithFiles(
  Object.fromEntries(names.map((name, index) => [name, encodeBinaryStl(box(20, 20, 5 + index))])),
);

beforeAll(async () => {
  // A colour off the shelf is known to the service after a second and a half.
  const env = { TIME_LIMIT_SCALE: '0.3' };
  stack = await startStack({
    kind: 'postgres',
    adminUrl: runAdminUrl(),
    template: templateOf('postgres'),
    env,
  });
});

afterAll(() => stack.stop());

type Materials = Pick<Schema<'Tariff'>, 'materials'>;

/** Takes a colour off the shelf and waits until the service knows. */
async function sellOut(client: Client, sku: string): Promise<void> {
  const database = new pg.Client({ connectionString: stack.databaseUrl });
  await database.connect();
  await database.query('update materials set is_available = false where sku = $1', [sku]);
  await database.end();
  const isListed = async (): Promise<boolean> =>
    (await client.get<Materials>('/api/materials')).data.materials.some(({ id }) => id === sku);
  for (let waitedMs = 0; await isListed(); waitedMs += 100) {
    if (waitedMs > 15_000) throw new Error(`${sku} is still listed.`);
    await sleep(100);
  }
}

/** Chooses a colour of a line by its place among all; answers its SKU. */
async function chooseColour(page: Page, line: string, place: number): Promise<string> {
  await (await shown(page, `${line} .swatches`)).evaluate((one) => ((one as HTMLDetailsElement).open = true));
  await shown(page, `${line} .swatches input`);
  return page.$$eval(
    `${line} .swatches input`,
    (all, index) => {
      all[index]!.click();
      return all[index]!.value;
    },
    place,
  );
}

it('A colour that sells out while its page is open is told on its line, and the others keep their prices', async () => {
  const client = await signedIn(stack);
  const visit = await ShopVisit.start(given.browser, stack, { locale: 'en', width: 1280 });
  const { page } = visit;
  await visit.signIn(client);
  await visit.open('/basket');
  await chooseFiles(
    page,
    '.drop-zone input[type=file]',
    names.map((name) => given.at(name)),
  );
  await shown(page, '.line:nth-of-type(2) .price:not(.pending)');
  const sku = await chooseColour(page, '.line:nth-of-type(2)', 2);
  await named(page, '.totals .good', visit.say('totals.confirmed'));
  const { materials } = (await client.get<Materials>('/api/materials')).data;
  const { name } = materials.find(({ id }) => id === sku)!;
  await sellOut(client, sku);
  await type(page, '.line:nth-of-type(1) .quantity', '3');
  await named(page, '.totals .wait', visit.say('totals.unpriced', { count: 1 }));
  const [refusal] = await textsOf(page, '.line .refusals li');
  const told = `${name} is not in stock. ${visit.say('line.advice', { reason: 'materialUnavailable' })}`;
  expect(refusal).toBe(told);
  const none = [visit.say('basket.noMaterial')];
  expect(await settledTexts(page, '.line:nth-of-type(2) .swatches summary bdi', none)).toEqual(none);
  await shown(page, '.line:nth-of-type(1) .price:not(.pending)');
  expect(await page.$$('.totals .notice.bad')).toEqual([]);
  await visit.open('/checkout');
  await named(page, '.notice.bad li', `second.stl ${told}`);
  expect((await textsOf(page, 'tbody th small'))[2]).toMatch(name);
  await press(page, visit.say('checkout.toBasket'));
  await shown(page, '.line:nth-of-type(2)');
  await chooseColour(page, '.line:nth-of-type(2)', 0);
  await named(page, '.totals .good', visit.say('totals.confirmed'));
  await visit.close();
});
