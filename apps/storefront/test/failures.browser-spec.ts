import { say } from '@shared/words/say.js';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'puppeteer-core';
import type { Schema } from '@client/service-client.js';
import { PageNetwork } from '@testing/browser/page-network.js';
import {
  chooseFiles,
  keptOnDevice,
  named,
  press,
  settledTexts,
  shown,
  textsOf,
  type,
} from '@testing/browser/page-steps.js';
import { ShopVisit, type ShopView } from '@testing/browser/shop-visit.js';
import { startBrowser } from '@testing/browser/start-browser.js';
import { deliveryAddress } from '@testing/delivery-address.js';
import { type Client, goodPassword, signedIn } from '@testing/http-client.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import { startStack, type TestStack } from '@testing/stack/stack.js';
import { runAdminUrl, templateOf } from '@testing/stack/test-database.js';

const views: readonly ShopView[] = [
  { locale: 'fr', width: 360 },
  { locale: 'en', width: 1280 },
  { locale: 'ar', width: 360 },
];

let folder: string;
let stack: TestStack;
let browser: Browser;
const at = (index: number): string => join(folder, `part-${index}.stl`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'instant-fdm-parts-'));
  for (let index = 0; index < 24; index++)
    await writeFile(at(index), encodeBinaryStl(box(20, 20, 5 + index)));
  const template = templateOf('postgres');
  stack = await startStack({ kind: 'postgres', adminUrl: runAdminUrl(), template });
  browser = await startBrowser('chromium');
});

afterAll(async () => {
  await browser.close();
  await stack.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A signed-in customer with parts in the basket. */
async function startSignedIn(view: ShopView): Promise<{ visit: ShopVisit; client: Client }> {
  const client = await signedIn(stack);
  const visit = await ShopVisit.start(browser, stack, view);
  await visit.signIn(client);
  await visit.open('/basket');
  return { visit, client };
}

async function addParts(visit: ShopVisit, ...indexes: number[]): Promise<void> {
  await chooseFiles(visit.page, '.drop-zone input[type=file]', indexes.map(at));
}

async function untilStored(visit: ShopVisit, count: number): Promise<void> {
  const stored = Array.from({ length: count }, () => visit.say('uploads.stored'));
  expect(await settledTexts(visit.page, '.upload', stored)).toEqual(stored);
}

const savedQuotes = async (client: Client): Promise<Schema<'SavedQuote'>[]> =>
  (await client.get<Schema<'SavedQuote'>[]>('/api/quotes')).data;

describe.each(views)('In $locale, $width px wide', (view) => {
  it('an upload waits out a lost network, a 429 and a 503 by itself, and a price a 503', async () => {
    const { visit, client } = await startSignedIn(view);
    const { page } = visit;
    await addParts(visit, 0);
    await untilStored(visit, 1);
    await page.setOfflineMode(true);
    await addParts(visit, 1);
    await named(page, '.upload', visit.say('uploads.offline'));
    await shown(page, '.line:nth-of-type(2) .price:not(.pending)');
    await page.setOfflineMode(false);
    await untilStored(visit, 2);
    const network = await PageNetwork.of(page);
    network.answer('POST /api/upload', 429, 1);
    network.answer('POST /api/quotes/batch', 503, 1);
    await addParts(visit, 2);
    await untilStored(visit, 3);
    await named(page, '.totals .good', visit.say('totals.confirmed'));
    network.answer('POST /api/upload', 503);
    await addParts(visit, 3);
    await untilStored(visit, 4);
    expect(await page.$$('.upload.bad, .notice.bad')).toEqual([]);
    expect((await client.get<object[]>('/api/files')).data).toHaveLength(4);
    await visit.close();
  });

  it('a basket that waits for others says when it begins, and goes on by itself', async () => {
    const { visit } = await startSignedIn(view);
    const { page } = visit;
    const network = await PageNetwork.of(page);
    const error = {
      ...{ code: 'EXTERNAL_SERVICE_ERROR', message: 'Being measured' },
      details: { hint: 'Retry', estimatedStartSeconds: 61 },
    };
    network.answer('POST /api/quotes/batch', 503, 3, { success: false, error });
    await addParts(visit, 0);
    await named(page, '.totals .wait', visit.say('totals.waits', { minutes: 0, seconds: 70 }));
    await named(page, '.totals .good', visit.say('totals.confirmed'));
    expect(await page.$$('.totals .wait')).toEqual([]);
    await visit.close();
  });

  it('a file that the account has no more, as after a month in the basket, is sent again', async () => {
    const { visit, client } = await startSignedIn(view);
    const { page } = visit;
    const network = await PageNetwork.of(page);
    const errors = [{ field: 'items.0.fileKey', code: 'notYourFile', message: 'Gone' }];
    const error = { code: 'FILE_NOT_FOUND', message: 'Gone', details: { errors } };
    network.answer('POST /api/quotes/batch', 404, 1, { success: false, error });
    await addParts(visit, 0);
    await named(page, '.totals .good', visit.say('totals.confirmed'));
    expect((await client.get<object[]>('/api/files')).data).toHaveLength(2);
    await visit.close();
  });

  it('a basket that the shop refuses says why, by the names of its parts, also where the shop alone prices', async () => {
    const { visit } = await startSignedIn(view);
    const { page } = visit;
    const network = await PageNetwork.of(page);
    network.refuse('GET /api/tariff', 404);
    await visit.open('/basket');
    const errors = [{ field: 'items.0.materialId', code: 'isIn', message: 'is sold out' }];
    const details = { errors, hint: 'GET /api/materials lists what is in stock.' };
    const error = { code: 'INVALID_INPUT', message: 'Refused.', details };
    network.answer('POST /api/quotes/batch', 400, undefined, { success: false, error });
    await addParts(visit, 0);
    const [colour = ''] = await textsOf(page, '.line .swatches bdi');
    const what = visit.say('line.colourOf', { colour, name: 'part-0.stl' });
    await named(page, '.totals .notice.bad li', `${what} is sold out`);
    expect(await textsOf(page, '.totals .notice.bad p')).toEqual(['Refused.']);
    await visit.close();
  });

  it('a paper that cannot be had leaves its page, which says why', async () => {
    const { visit, client } = await startSignedIn(view);
    const { page } = visit;
    const { key: fileKey } = (await client.upload('part.stl', encodeBinaryStl(box(20, 20, 20)))).data;
    const line = { fileKey, fileName: 'part.stl', fileSize: 684, materialId: 'pla-noir' };
    const items = [{ ...line, technology: 'fdm', quantity: 1 }];
    const { id } = (await client.post<{ id: string }>('/api/quotes', { items })).data;
    await visit.open(`/quotes/${id}`);
    const network = await PageNetwork.of(page);
    const error = { code: 'FILE_NOT_FOUND', message: 'Its files are gone.', details: {} };
    network.answer(`GET /api/quotes/${id}/pdf`, 404, undefined, { success: false, error });
    await press(page, 'PDF', 'a');
    await named(page, '.notices p', 'Its files are gone.');
    expect(new URL(page.url()).pathname).toBe(`/${view.locale}/quotes/${id}`);
    await visit.close();
  });

  it('a quote whose answer is lost, or that is refused for now, stays on the form and is saved once', async () => {
    const { visit, client } = await startSignedIn(view);
    const { page } = visit;
    await addParts(visit, 0);
    await untilStored(visit, 1);
    const network = await PageNetwork.of(page);
    // Who buys is asked once: an answer that comes late must not change what is sent between a lost answer and its repeat.
    network.answer('GET /api/user/profile', 503, 1);
    await press(page, visit.say('basket.saveQuote'));
    await named(page, '.modal button:not(:disabled)', visit.say('saveQuote.save'));
    await type(page, '.modal #project', 'Ligne 3');
    network.answer('POST /api/quotes', 503);
    await press(page, visit.say('saveQuote.save'));
    await named(page, '.modal .notice.bad', say(visit.view.locale, 'app.busy'));
    network.loseAnswer('POST /api/quotes');
    await press(page, visit.say('saveQuote.save'));
    await named(page, '.modal .notice.bad', say(visit.view.locale, 'app.unsent'));
    expect(await savedQuotes(client)).toHaveLength(1);
    // A refusal in between takes no key: what comes after it is the first one still.
    const errors = [{ field: 'items.0.materialId', code: 'isIn', message: 'is sold out' }];
    const refusal = { code: 'INVALID_INPUT', message: 'Refused.', details: { errors } };
    network.answer('POST /api/quotes', 400, undefined, { success: false, error: refusal });
    await press(page, visit.say('saveQuote.save'));
    const [colour = ''] = await textsOf(page, '.line .swatches bdi');
    const what = visit.say('line.colourOf', { colour, name: 'part-0.stl' });
    await named(page, '.modal .notice.bad li', `${what} is sold out`);
    // As while the first request is in flight.
    const error = { code: 'CONFLICT', message: 'In flight.', details: { hint: 'Retry in a second.' } };
    network.answer('POST /api/quotes', 409, 1, { success: false, error });
    await press(page, visit.say('saveQuote.save'));
    await named(page, '.modal .notice.bad', 'In flight. Retry in a second.');
    await press(page, visit.say('saveQuote.save'));
    await shown(page, '.modal .notice.good');
    expect((await savedQuotes(client)).map(({ project }) => project)).toEqual(['Ligne 3']);
    await visit.close();
  });

  it('a quote whose answer is lost is not saved again by a dialog opened anew, which says what was done', async () => {
    const { visit, client } = await startSignedIn(view);
    const { page } = visit;
    await addParts(visit, 0);
    await untilStored(visit, 1);
    const network = await PageNetwork.of(page);
    const save = async (project: string, refusal: string): Promise<void> => {
      await press(page, visit.say('basket.saveQuote'));
      await named(page, '.modal button:not(:disabled)', visit.say('saveQuote.save'));
      await type(page, '.modal #project', project);
      await press(page, visit.say('saveQuote.save'));
      await named(page, '.modal .notice.bad', refusal);
    };
    const projects = async () => (await savedQuotes(client)).map(({ project }) => project).sort();
    network.loseAnswer('POST /api/quotes');
    await save('Ligne 3', say(visit.view.locale, 'app.unsent'));
    await press(page, '×', '.modal .close');
    // Closed, it is hidden first; the page takes it away a moment later, and a press before that would be lost.
    await page.waitForFunction(() => document.querySelector('.modal') === null);
    await save('Ligne 4', say(visit.view.locale, 'app.carriedOut'));
    expect(await projects()).toEqual(['Ligne 3']);
    await press(page, visit.say('saveQuote.save'));
    await shown(page, '.modal .notice.good');
    expect(await projects()).toEqual(['Ligne 3', 'Ligne 4']);
    await visit.close();
  });

  it('an order whose answer is lost is not placed again after a reload', async () => {
    const { visit, client } = await startSignedIn(view);
    const { page } = visit;
    await client.post('/api/addresses', await deliveryAddress(client));
    await addParts(visit, 0);
    await untilStored(visit, 1);
    await keptOnDevice(page, 1);
    const network = await PageNetwork.of(page);
    network.loseAnswer('POST /api/orders');
    for (const outcome of ['.form .notice.bad', '.notice.good']) {
      await visit.open('/checkout');
      const box = await shown(page, 'input[name=acceptTerms]');
      // Still ticked after the reload.
      await box.evaluate((one) => (one as HTMLInputElement).checked || (one as HTMLElement).click());
      await press(page, visit.say('checkout.place'));
      await shown(page, outcome);
      expect((await client.get<object[]>('/api/orders')).data).toHaveLength(1);
    }
    await visit.close();
  });

  it('prices that come late, of the basket as it was, change nothing', async () => {
    const { visit } = await startSignedIn(view);
    const { page } = visit;
    const network = await PageNetwork.of(page);
    const first = network.hold('POST /api/quotes/batch');
    await addParts(visit, 0);
    await first.come;
    await addParts(visit, 1);
    await named(page, '.totals .good', visit.say('totals.confirmed'));
    const late = page.waitForResponse((response) => response.url().endsWith('/api/quotes/batch'));
    first.letGo();
    await (await late).text();
    await sleep(200);
    expect(await textsOf(page, '.totals .good')).toContain(visit.say('totals.confirmed'));
    await visit.close();
  });

  it('a form stays while its session ends and another page of the shop is opened, and is of who signs in', async () => {
    const { visit, client } = await startSignedIn(view);
    const { page } = visit;
    await client.post('/api/user/profile', { phone: '0612345678' }, {}, 'PATCH');
    await visit.open('/account');
    await type(page, '#company', 'Atlas');
    const phone = () => page.$eval('#phone', (input) => (input as HTMLInputElement).value);
    const company = () => page.$eval('#company', (input) => (input as HTMLInputElement).value);
    expect(await phone()).toBe('0612345678');
    await client.post('/api/auth/sign-out');
    const other = await page.browserContext().newPage();
    await other.goto(new URL(`/${view.locale}/basket`, page.url()).href, { waitUntil: 'load' });
    await shown(other, '.drop-zone');
    await sleep(200);
    await other.close();
    await page.bringToFront();
    expect(await company()).toBe('Atlas');
    await press(page, visit.sayProfile('save'));
    const { email } = await signedIn(stack);
    await type(page, 'dialog #again-email', email);
    await type(page, 'dialog #again-password', goodPassword);
    await press(page, visit.say('account.do', { way: 'signIn' }), 'dialog form button');
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLInputElement>('#company')?.value === '' &&
        !document.querySelector('dialog[open]'),
      { timeout: 25_000 },
    );
    expect([await company(), await phone()]).toEqual(['', '']);
    await visit.close();
  });

  it('a refusal stands in words beside what it is about', async () => {
    const { visit, client } = await startSignedIn(view);
    const { page } = visit;
    const language = { 'Accept-Language': view.locale };
    /** What the service says of a field. */
    const said = async (path: string, body: object, field: string): Promise<string> => {
      const { error } = await client.post(path, body, language);
      return error.details.errors!.find((one) => one.field === field)!.message;
    };
    await addParts(visit, 0);
    await untilStored(visit, 1);
    await visit.open('/checkout');
    const address = {
      label: 'A',
      fullName: 'Amina',
      street: '12, rue des Potiers',
      city: 'Agadir',
      phone: '12',
    };
    await type(page, '#phone', address.phone);
    await type(page, '#street', address.street);
    await type(page, '.city input', 'Agadir');
    await named(page, '.city-list li[data-highlighted] bdi', 'Agadir');
    await page.keyboard.press('Enter');
    await press(page, visit.say('addresses.save'));
    await named(page, '#phone-fault', await said('/api/addresses', address, 'phone'));
    expect(await page.$eval('#street', (input) => (input as HTMLInputElement).value)).toBe(address.street);
    await visit.open('/account');
    await type(page, '#company', 'Atlas');
    await press(page, visit.sayProfile('save'));
    const told = await said('/api/quotes', { items: [], company: { name: 'Atlas', ice: '' } }, 'company.ice');
    await named(page, '#ice-fault', told);
    await page.browserContext().deleteCookie(...(await page.browserContext().cookies()));
    await visit.open('/orders');
    await type(page, '#email', `${randomUUID()}@example.com`);
    await type(page, '#password', 'Wrong2026');
    await press(page, visit.say('account.do', { way: 'signIn' }), 'form button');
    const wrong = { email: 'nobody@example.com', password: 'Wrong2026' };
    const { error } = await client.post('/api/auth/sign-in/email', wrong, language);
    await page.waitForFunction(
      (message: string) => document.querySelector('.sign-in .notice.bad')?.textContent?.startsWith(message),
      {},
      error.message,
    );
    await press(page, visit.say('account.way', { way: 'signUp' }));
    const weak = {
      name: 'Amina',
      email: `${randomUUID()}@example.com`,
      password: 'filament',
      confirmPassword: 'filament',
    };
    for (const field of ['name', 'email', 'password'] as const) await type(page, `#${field}`, weak[field]);
    await press(page, visit.say('account.do', { way: 'signUp' }));
    await named(page, '#password-fault', await said('/api/auth/sign-up/email', weak, 'password'));
    expect(goodPassword).not.toBe(weak.password);
    await visit.close();
  });
});

it('More parts than the limit of a minute go in turns: none is refused', async () => {
  const { visit, client } = await startSignedIn({ locale: 'en', width: 1280 });
  const { page } = visit;
  // A minute is a second here.
  await page.evaluateOnNewDocument(() => {
    const usual = globalThis.setTimeout;
    Object.assign(globalThis, {
      waits: [],
      setTimeout: (run: () => void, ms = 0) => {
        if (ms > 31_000) (globalThis as unknown as { waits: number[] }).waits.push(ms);
        return usual(run, ms > 31_000 ? ms / 60 : ms);
      },
    });
  });
  await visit.open('/basket');
  await addParts(visit, ...Array.from({ length: 22 }, (_, index) => index));
  await untilStored(visit, 22);
  const waits = await page.evaluate(() => (globalThis as unknown as { waits: number[] }).waits);
  expect(waits.length).toBeGreaterThan(0);
  expect(waits.every((ms) => ms <= 60_000)).toBe(true);
  expect(visit.watched.faults).toEqual([]);
  expect((await client.get<object[]>('/api/files?limit=50')).data).toHaveLength(22);
  await visit.close();
});

it('A restart of the service in mid-flow loses nothing', async () => {
  const { visit, client } = await startSignedIn({ locale: 'en', width: 1280 });
  const { page } = visit;
  await addParts(visit, 0);
  await untilStored(visit, 1);
  await stack.api.kill('SIGKILL');
  await addParts(visit, 1);
  await shown(page, '.line:nth-of-type(2) .price:not(.pending)');
  await press(page, visit.say('basket.saveQuote'));
  await type(page, '.modal #project', 'Ligne 3');
  await named(page, '.modal [role=status]', visit.say('saveQuote.uploading'));
  await stack.api.start();
  await stack.untilReady();
  await untilStored(visit, 2);
  await press(page, visit.say('saveQuote.save'));
  await shown(page, '.modal .notice.good');
  const [quote, ...others] = await savedQuotes(client);
  expect([quote?.project, others]).toEqual(['Ligne 3', []]);
  await visit.close();
});

it('An upload that was cut off holds up no other part while nothing is measured', async () => {
  const { visit, client } = await startSignedIn({ locale: 'en', width: 1280 });
  const { page } = visit;
  const network = await PageNetwork.of(page);
  await stack.worker.kill('SIGTERM');
  const cutOff = network.hold('POST /api/upload');
  await addParts(visit, 22);
  await cutOff.come;
  await keptOnDevice(page, 1);
  await visit.open('/basket');
  await addParts(visit, 23);
  await untilStored(visit, 2);
  expect((await client.get<object[]>('/api/files')).data).toHaveLength(3);
  await stack.worker.start();
  await visit.close();
});
