import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'puppeteer-core';
import { tell } from '@shared/words/say.js';
import {
  chooseCity,
  chooseFiles,
  keptOnDevice,
  named,
  press,
  settledTexts,
  shown,
  textsOf,
  type,
} from '@testing/browser/page-steps.js';
import { mixedViews, ShopVisit } from '@testing/browser/shop-visit.js';
import { PageNetwork } from '@testing/browser/page-network.js';
import { startBrowser } from '@testing/browser/start-browser.js';
import { type Client, goodPassword, signedIn } from '@testing/http-client.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import { startStack, type TestStack } from '@testing/stack/stack.js';
import { runAdminUrl, templateOf } from '@testing/stack/test-database.js';

const operatorEmail = 'operator@example.com';

let folder: string;
let stack: TestStack;
let operator: Client;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'instant-fdm-parts-'));
  await writeFile(join(folder, 'bracket.stl'), encodeBinaryStl(box(20, 20, 20)));
  await writeFile(join(folder, 'rail.stl'), encodeBinaryStl(box(300, 20, 20)));
  const env = { OPERATOR_EMAILS: operatorEmail };
  stack = await startStack({
    kind: 'postgres',
    adminUrl: runAdminUrl(),
    template: templateOf('postgres'),
    env,
  });
  operator = await signedIn(stack, operatorEmail);
  browser = await startBrowser('chromium');
});

afterAll(async () => {
  await browser.close();
  await stack.stop();
  await rm(folder, { recursive: true, force: true });
});

const answer = (id: string, amount: number) =>
  operator.post(`/ops/api/requests/${id}/answer`, { amount, text: 'In two halves.', deliveryDays: 12 });

describe.each(mixedViews)('Projects in $locale, $width px wide', (view) => {
  let customer: Client & { email: string };
  let visit: ShopVisit;
  let page: Page;

  beforeAll(async () => {
    customer = await signedIn(stack);
    visit = await ShopVisit.start(browser, stack, view, '/basket');
    ({ page } = visit);
  });

  afterAll(() => visit.close());

  /** Sends a project of the part that is too long; answers its id. */
  async function sendRail(): Promise<string> {
    await press(page, visit.say('basket.askForProject'));
    await shown(page, '.chosen-file');
    await press(page, visit.say('projects.send'));
    await named(page, '.notice.wait', visit.say('projects.waiting'));
    return new URL(page.url()).pathname.split('/').at(-1)!;
  }

  it('A line that cannot be priced leaves the basket for a project, and comes back', async () => {
    await chooseFiles(page, '.drop-zone input[type=file]', [
      join(folder, 'bracket.stl'),
      join(folder, 'rail.stl'),
    ]);
    const advice = visit.say('line.advice', { reason: 'exceedsBuildVolume' });
    expect(await textsOf(page, '.refusals li')).toEqual([advice]);
    const fault = tell(view.locale, { code: 'mesh.tooLarge', params: { side: '300.0', limit: 256 } });
    await named(page, '.part-facts .bad', `${fault} `.trim());
    // What was written before, of no part, stays.
    await page.evaluate(() =>
      localStorage.setItem(
        'project-draft',
        JSON.stringify({ fields: { description: 'For a boat.', title: '' } }),
      ),
    );
    await keptOnDevice(page, 2);
    await page.reload({ waitUntil: 'load' });
    await press(page, visit.say('basket.askForProject'));
    await press(page, visit.say('projects.takeBack'));
    const both = ['bracket.stl', 'rail.stl'];
    expect(await settledTexts(page, '.line h2', both)).toEqual(both);
    await press(page, visit.say('basket.askForProject'));
    await type(page, '#email', customer.email);
    await type(page, '#password', goodPassword);
    await (await shown(page, 'form button.button')).evaluate((button) => (button as HTMLElement).click());
    await shown(page, '.chosen-file');
    expect(await page.$eval('#description', (field) => (field as HTMLTextAreaElement).value)).toBe(
      ['For a boat.', visit.say('projects.prefill', { count: 1, name: 'rail.stl' }), fault].join('\n'),
    );
    expect(await page.$eval('#title', (field) => (field as HTMLInputElement).value)).toBe('rail');
    // What is written and the part outlast the page.
    await type(page, '#materialPref', 'ASA');
    // An upload that a page takes with it is sent once more.
    await page.waitForNetworkIdle();
    await page.reload({ waitUntil: 'load' });
    expect(await textsOf(page, '.chosen-file strong')).toEqual(['rail.stl']);
    expect(await page.$eval('#materialPref', (field) => (field as HTMLInputElement).value)).toBe('ASA');
    await visit.open('/basket');
    expect(await textsOf(page, '.line h2')).toEqual(['bracket.stl']);
    const price = [visit.money(17.55)];
    expect(await settledTexts(page, '.line .price', price)).toEqual(price);
    await named(page, '.upload', visit.say('uploads.stored'));
  });

  it('A project is sent with its file, answered, accepted, and becomes an order', async () => {
    await visit.open('/my-projects/new');
    await shown(page, '.chosen-file');
    await chooseFiles(page, '#projectFile', [join(folder, 'bracket.stl')]);
    expect(await settledTexts(page, '.chosen-file strong', ['rail.stl', 'bracket.stl'])).toEqual([
      'rail.stl',
      'bracket.stl',
    ]);
    // The account has one of them no more: that one is sent again, and the project with it.
    const network = await PageNetwork.of(page);
    const errors = [{ field: 'furtherFileKeys.0', code: 'notYourFile', message: 'Gone' }];
    const error = { code: 'FILE_NOT_FOUND', message: 'Gone', details: { errors } };
    network.answer('POST /api/requests', 404, undefined, { success: false, error });
    await press(page, visit.say('projects.send'));
    await shown(page, '.record .notice.wait');
    await network.end();
    const files = (await customer.get<{ metadata: { filename: string } }[]>('/api/files')).data;
    // In the basket, for the project, and again.
    expect(files.map(({ metadata }) => metadata.filename).sort()).toEqual([
      ...['bracket.stl', 'bracket.stl', 'bracket.stl'],
      'rail.stl',
    ]);
    expect(await textsOf(page, '.sent-files button')).toEqual(['rail.stl', 'bracket.stl']);
    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    const { data } = await customer.get<{ fileKey: string; materialPref: string; finishPref: string }>(
      `/api/requests/${id}`,
    );
    expect(data).toMatchObject({ materialPref: 'ASA', finishPref: 'standard', quantity: 1 });
    expect(data.fileKey).toMatch(/^uploads\/.*\.stl$/);
    expect((await answer(id, 1450.5)).status).toBe(200);
    await page.reload({ waitUntil: 'load' });
    await named(page, 'strong', visit.say('projects.answerFor', { amount: visit.money(1450.5) }));
    await press(page, visit.say('projects.acceptTitle'));
    await type(page, '#phone', '0612345678');
    await type(page, '#street', '12 rue des Orangers');
    await chooseCity(page, 'Casablanca');
    await press(page, visit.say('addresses.save'));
    await shown(page, 'input[name=address]:checked');
    await (await shown(page, 'input[name=acceptTerms]')).evaluate((box) => (box as HTMLElement).click());
    await press(page, visit.say('projects.accept', { amount: visit.money(1450.5) }));
    await press(page, visit.say('projects.toOrder'));
    await named(page, 'button', visit.say('checkout.payCard', { total: visit.money(1450.5) }));
    await visit.open('/my-projects');
    expect(await textsOf(page, 'tbody td:nth-child(3)')).toEqual([
      visit.say('projects.state', { status: 'accepted' }),
    ]);
  });

  it('The library lists, finds and prices the parts, and puts one into the basket and another into a project', async () => {
    await visit.open('/parts');
    await named(page, '.library .price', visit.money(17.55));
    // Pages that were left during an upload may have stored the bracket twice.
    expect(new Set(await textsOf(page, '.library h2'))).toEqual(new Set(['rail.stl', 'bracket.stl']));
    await type(page, '#search', 'RAIL');
    await page.waitForFunction(() => document.querySelectorAll('.library li').length === 1);
    await press(page, visit.say('library.toBasket'));
    await press(page, visit.say('checkout.toBasket'));
    await shown(page, '.refusals');
    expect(await textsOf(page, '.line h2')).toEqual(['bracket.stl', 'rail.stl']);
    const id = await sendRail();
    await answer(id, 900);
    await page.reload({ waitUntil: 'load' });
    await press(page, visit.say('projects.decline'));
    await named(page, 'p', `${visit.say('projects.declineSure')} ${visit.say('projects.decline')}`);
    await press(page, visit.say('projects.decline'));
    await named(page, '.steps span', visit.say('projects.state', { status: 'declined' }));
  });
});
