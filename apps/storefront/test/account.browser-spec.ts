import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'puppeteer-core';
import { say, tell } from '@shared/words/say.js';
import { type BrowserName, browserPrograms } from '@testing/installed-programs.js';
import {
  chooseFiles,
  keptOnDevice,
  named,
  press,
  shown,
  textsOf,
  type,
} from '@testing/browser/page-steps.js';
import { sharedService } from '@testing/browser/shared-service.js';
import { mixedViews, type ShopView, ShopVisit } from '@testing/browser/shop-visit.js';
import { startBrowser } from '@testing/browser/start-browser.js';
import { Client, linkIn } from '@testing/http-client.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'instant-fdm-parts-'));
  await writeFile(join(folder, 'bracket.stl'), encodeBinaryStl(box(20, 20, 20)));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function walkThroughAccount(browserName: BrowserName, view: ShopView): void {
  const service = sharedService();
  const email = `${randomUUID()}@example.com`;
  const pathOf = (path: string): string => `/${view.locale}${path}`;
  let browser: Browser;
  let visit: ShopVisit;
  let page: Page;

  const resetLink = async (): Promise<string> => {
    const subject = tell(view.locale, { code: 'mail.reset-password.subject' });
    return linkIn(await new Client(service).mailTo(email, new RegExp(subject))).href;
  };

  beforeAll(async () => {
    browser = await startBrowser(browserName);
    visit = await ShopVisit.start(browser, service, view, '/basket');
    ({ page } = visit);
  });

  afterAll(() => browser.close());

  it('is opened where it is needed; the tab that waits for the link goes on by itself, with its basket', async () => {
    await visit.open('/basket');
    await chooseFiles(page, '.drop-zone input[type=file]', [join(folder, 'bracket.stl')]);
    expect(await textsOf(page, '.line h2')).toEqual(['bracket.stl']);
    await keptOnDevice(page, 1);
    await visit.open('/checkout');
    expect(new URL(await visit.signUp(email)).pathname).toBe(pathOf('/checkout'));
    // The address form of the order: signed in, and the basket's file is stored.
    await shown(page, '#fullName');
  });

  it('takes the basket: its file is uploaded, and stays when the customer signs out', async () => {
    await visit.open('/basket');
    await named(page, '.upload', visit.say('uploads.stored'));
    await visit.open('/account');
    await press(page, visit.sayProfile('signOut'));
    await shown(page, '.sign-in');
    await visit.open('/basket');
    expect(await textsOf(page, '.line h2')).toEqual(['bracket.stl']);
    await named(page, '.upload', visit.say('uploads.here'));
  });

  it('is refused in the page’s language', async () => {
    await visit.open('/parts');
    await type(page, '#email', email);
    await type(page, '#password', 'Not-the-1-set');
    await press(page, visit.say('account.do', { way: 'signIn' }), 'form button.button');
    const refusal = say(view.locale, 'api.errors.INVALID_CREDENTIALS');
    await named(page, '.sign-in .notice.bad bdi', refusal);
  });

  it('gets a new password by mail, and leads back to where it was asked for', async () => {
    await visit.open('/parts');
    await press(page, visit.say('account.forgot'));
    await type(page, '#email', email);
    await press(page, visit.say('account.do', { way: 'forgot' }));
    await shown(page, '.sign-in .notice.good');
    await page.goto(await resetLink(), { waitUntil: 'load' });
    expect(new URL(page.url()).pathname).toBe(pathOf('/account/reset-password'));
    await type(page, '#newPassword', 'Filament2027');
    await press(page, visit.say('signIn.setPassword'));
    await type(page, '#email', email);
    await type(page, '#password', 'Filament2027');
    await press(page, visit.say('account.do', { way: 'signIn' }), 'form button.button');
    await shown(page, '.library li');
    expect(new URL(page.url()).pathname).toBe(pathOf('/parts'));
  });

  it('goes on where it was when the session ends in mid-flow', async () => {
    await visit.open('/account');
    await type(page, '#phone', '0612345678');
    const elsewhere = new Client(service);
    await elsewhere.post('/api/auth/sign-in/email', { email, password: 'Filament2027' });
    await elsewhere.post('/api/auth/revoke-other-sessions');
    await press(page, visit.sayProfile('save'));
    await type(page, 'dialog #again-password', 'Filament2027');
    await press(page, visit.say('account.do', { way: 'signIn' }), 'dialog form button');
    await named(page, '[role=status]', visit.sayProfile('saved'));
    await page.reload({ waitUntil: 'load' });
    const phone = await shown(page, '#phone');
    expect(await phone.evaluate((one) => (one as HTMLInputElement).value)).toBe('0612345678');
  });

  it('is left, also by a session that has ended elsewhere', async () => {
    const elsewhere = new Client(service);
    await elsewhere.post('/api/auth/sign-in/email', { email, password: 'Filament2027' });
    await elsewhere.post('/api/auth/revoke-other-sessions');
    await press(page, visit.sayProfile('signOut'));
    await shown(page, '.sign-in');
    expect(await page.$('dialog[open]')).toBeNull();
  });
}

for (const view of mixedViews) {
  describe(`An account in ${view.locale}, ${view.width} px wide`, () => walkThroughAccount('chromium', view));
}

(browserPrograms.firefox === undefined ? describe.skip : describe)('An account in Firefox', () =>
  walkThroughAccount('firefox', { locale: 'en', width: 1280 }),
);
