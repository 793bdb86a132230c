import type { Browser, Page } from 'puppeteer-core';
import type { PageLocale } from '@shared/domain/contract/enums.js';
import { chooseFiles, settledTexts, shown } from '@testing/browser/page-steps.js';
import { ShopVisit } from '@testing/browser/shop-visit.js';
import type { FilledShop } from './filled-shop.js';

/** A page of the shop, and what is on it when all of it is there. */
export interface ShopStop {
  name: string;
  /** Below the language. */
  path: string;
  ready: string;
  /** Files that are dropped on it first. */
  files?: readonly string[];
}

/** How long a page may take to be drawn beside other work on a slow machine. */
const readyMs = 30_000;
const priced = '.line .price:not(.pending)';

/** What a customer sees who is signed in; the parts have been dropped on the first stop with files. */
export function shopStops(shop: FilledShop): ShopStop[] {
  return [
    { name: 'basket', path: '/basket', ready: priced, files: shop.files },
    { name: 'checkout', path: '/checkout', ready: 'input[name=address]:checked' },
    { name: 'quotes', path: '/quotes', ready: 'tbody a' },
    { name: 'quote', path: `/quotes/${shop.quoteId}`, ready: 'tbody th bdi' },
    { name: 'orders', path: '/orders', ready: 'tbody a' },
    { name: 'order', path: `/orders/${shop.orderId}`, ready: '.steps li' },
    { name: 'unpaid order', path: `/orders/${shop.unpaidOrderId}`, ready: '.steps li' },
    { name: 'projects', path: '/my-projects', ready: 'tbody a' },
    { name: 'new project', path: '/my-projects/new', ready: '#description' },
    { name: 'project', path: `/my-projects/${shop.projectId}`, ready: '.record' },
    { name: 'parts', path: '/parts', ready: '.library .price' },
    { name: 'card designer', path: '/card-designer', ready: '.summary .price:not(.pending)' },
    { name: 'account', path: '/account', ready: '#name' },
  ];
}

/** A visit of the customer, signed in. */
export async function visitOf(
  browser: Browser,
  shop: FilledShop,
  locale: PageLocale,
  width = 1280,
): Promise<ShopVisit> {
  const visit = await ShopVisit.start(browser, shop.stack, { locale, width });
  await visit.signIn(shop.customer);
  return visit;
}

/** Opens a page of the shop, and waits until all of it is there. */
export async function openStop(visit: ShopVisit, { path, ready, files }: ShopStop): Promise<void> {
  const { page } = visit;
  page.setDefaultTimeout(readyMs);
  await visit.open(path);
  if (files !== undefined) await dropOnce(visit, files);
  await shown(page, ready);
  await picturesThere(page);
}

/** Waits until every picture of a page is there. */
export async function picturesThere(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      // Pictures below the window are to be there, too.
      image.loading = 'eager';
      return image.complete;
    }),
  );
}

/** Files stay in the basket of a visit. */
async function dropOnce(visit: ShopVisit, files: readonly string[]): Promise<void> {
  const { page } = visit;
  await page.waitForSelector('.drop-zone');
  if ((await page.$('.line')) === null) await chooseFiles(page, '.drop-zone input[type=file]', files);
  await page.waitForFunction(
    (count: number) => document.querySelectorAll('.line').length === count,
    {},
    files.length,
  );
  const stored = files.map(() => visit.say('uploads.stored'));
  await settledTexts(page, '.upload', stored);
}
