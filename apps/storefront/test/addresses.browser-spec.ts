import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'puppeteer-core';
import { sharedService } from '@testing/browser/shared-service.js';
import { chooseCity, named, press, type } from '@testing/browser/page-steps.js';
import { mixedViews, ShopVisit } from '@testing/browser/shop-visit.js';
import { startBrowser } from '@testing/browser/start-browser.js';
import { type Client, signedIn } from '@testing/http-client.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';

interface SavedAddress {
  id: string;
  label: string;
  city: string;
  street: string;
  isDefault: boolean;
}

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser('chromium');
});

afterAll(() => browser.close());

/** The cities as the page names them. */
const cities = {
  fr: { casablanca: 'Casablanca', tangier: 'Tanger', agadir: 'Agadir', marrakesh: 'Marrakech' },
  en: { casablanca: 'Casablanca', tangier: 'Tanger', agadir: 'Agadir', marrakesh: 'Marrakech' },
  ar: { casablanca: 'الدار البيضاء', tangier: 'طنجة', agadir: 'أكادير', marrakesh: 'مراكش' },
};

describe.each(mixedViews)('Addresses in the checkout in $locale, $width px wide', (view) => {
  const city = cities[view.locale];
  let client: Client;
  let visit: ShopVisit;
  let page: Page;

  beforeAll(async () => {
    const service = sharedService();
    client = await signedIn(service);
    const { data: file } = await client.upload('box.stl', encodeBinaryStl(box(40, 20, 10)));
    const item = { fileKey: file.key, fileName: 'box.stl', fileSize: 684, materialId: 'pla-noir' };
    const { data: quote } = await client.post<{ id: string }>('/api/quotes', {
      items: [{ ...item, technology: 'fdm', quantity: 5 }],
    });
    visit = await ShopVisit.start(browser, service, view, '/orders');
    ({ page } = visit);
    await visit.signIn(client);
    await visit.open(`/checkout?quote=${quote.id}`);
  });

  afterAll(() => visit.close());

  const saved = async (): Promise<SavedAddress[]> =>
    (await client.get<SavedAddress[]>('/api/addresses')).data;
  it.each(['casablanka', 'الدار البيضاء', 'Dar el Beida'])('finds Casablanca typed as %s', async (typed) => {
    await type(page, '.city input', typed);
    await named(page, '.city-list li:first-child bdi:first-child', city.casablanca);
  });

  it('keeps each letter that is typed faster than the page draws', async () => {
    const session = await page.createCDPSession();
    await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });
    await type(page, '.city input', 'tanjer');
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
    await named(page, '.city-list li bdi', city.tangier);
    expect(await page.$eval('.city input', (input) => input.value)).toBe('tanjer');
  });

  it('says that no such city is served', async () => {
    await type(page, '.city input', 'Atlantide');
    await page.waitForSelector('.city-list [role=status]');
    expect(await page.$$('.city-list li')).toHaveLength(0);
  });

  it('adds one in a city that is chosen by keys alone', async () => {
    await chooseCity(page, 'agadri', 'Agadir');
    await page.locator('#label').fill('Atelier');
    await page.locator('#fullName').fill('Amina Bénani');
    await page.locator('#phone').fill('0612345678');
    await page.locator('#street').fill('12, rue des Potiers');
    await press(page, visit.say('addresses.save'));
    await page.waitForSelector('.address input:checked');
    expect(await saved()).toMatchObject([
      { label: 'Atelier', city: 'Agadir', street: '12, rue des Potiers' },
    ]);
  });

  it('changes it, with its city, and makes it the default', async () => {
    await page.locator(`[aria-label="${visit.say('addressBook.editOf', { label: 'Atelier' })}"]`).click();
    await page.waitForFunction(
      (name: string) => document.querySelector<HTMLInputElement>('.city input')?.value === name,
      {},
      city.agadir,
    );
    await page.locator('input[name=isDefault]').click();
    await chooseCity(page, 'marakech', 'Marrakech');
    await page.locator('#street').fill('14, rue des Potiers');
    await press(page, visit.say('addresses.save'));
    await page.waitForFunction(
      (mark: string) => document.querySelector('.address')?.textContent?.includes(mark),
      {},
      visit.say('addressBook.default'),
    );
    expect(await saved()).toMatchObject([
      { label: 'Atelier', city: 'Marrakech', street: '14, rue des Potiers', isDefault: true },
    ]);
  });

  it('deletes it after a question', async () => {
    await page.locator(`[aria-label="${visit.say('addressBook.deleteOf', { label: 'Atelier' })}"]`).click();
    await page.waitForSelector('dialog[open]');
    await page.$eval('dialog .actions button', (button) => button.click());
    await page.waitForFunction(() => document.querySelector('.address') === null);
    expect(await saved()).toEqual([]);
    expect(visit.watched.faults).toEqual([]);
  });
});
