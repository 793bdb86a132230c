import type { Browser, Page } from 'puppeteer-core';
import { maxBasketItems } from '@shared/domain/contract/limits.js';
import { shown, type } from '@testing/browser/page-steps.js';
import type { ShopVisit } from '@testing/browser/shop-visit.js';
import { median } from '../../bench/figures/quantile.js';
import type { FilledShop } from '../shop/filled-shop.js';
import { openStop, shopStops, visitOf } from '../shop/shop-walk.js';
import type { JudgeTable, Verdict } from './judge-table.js';

/** As slow as Lighthouse's phone. */
const slowdown = 4;
const barMs = 100;
/** The Event Timing API keeps nothing shorter. */
const shortestMs = 16;
/** Between two keys of somebody who types fast. */
const keyMs = 100;
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75 };

/** What a customer does by hand on a page of the shop. */
interface Interaction {
  thing: string;
  /** The name of its page among the stops. */
  stop: 'basket' | 'card designer';
  act: (visit: ShopVisit) => Promise<void>;
}

async function press(page: Page, selector: string): Promise<void> {
  const found = await shown(page, selector, { isVisible: true });
  await found.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await found.click();
}

const interactions: readonly Interaction[] = [
  {
    thing: 'type a quantity',
    stop: 'basket',
    act: ({ page }) => type(page, '.line input[type=number]', '12', keyMs),
  },
  {
    thing: 'open the colours of a line, and choose one',
    stop: 'basket',
    act: async ({ page }) => {
      await press(page, '.line .swatches summary');
      await press(page, '.line .swatches label:has(input:not(:checked))');
      await page.keyboard.press('Escape');
    },
  },
  {
    thing: 'have a line sooner',
    stop: 'basket',
    act: ({ page }) => press(page, '.line .choices-of-line .check'),
  },
  {
    thing: 'open the prices by quantity',
    stop: 'basket',
    act: ({ page }) => press(page, '.line > footer .link'),
  },
  {
    thing: 'choose all lines, and a finish for them',
    stop: 'basket',
    act: async ({ page }) => {
      await press(page, '.bulk-bar input[type=checkbox]');
      await (await shown(page, '.bulk-bar select')).focus();
      await page.keyboard.press('ArrowDown');
      await press(page, '.bulk-bar input[type=checkbox]');
    },
  },
  {
    thing: 'type a city, and take it',
    stop: 'basket',
    act: async ({ page }) => {
      await type(page, '.city input', 'agad', keyMs);
      await shown(page, '.city-list li[data-highlighted]');
      await page.keyboard.press('Enter');
    },
  },
  { thing: 'undo', stop: 'basket', act: ({ page }) => press(page, '.page-head .button:not(:disabled)') },
  {
    thing: 'type a name',
    stop: 'card designer',
    // A space draws nothing: its delay would be that of the key after it.
    act: ({ page }) => type(page, '#name', 'Amina', keyMs),
  },
];

/** Keeps in the page how long it takes from each input to the picture that follows; the browser rounds to 8 ms. */
function watchInputs(): void {
  const delays: number[] = [];
  Object.assign(globalThis, { delays });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (entry.interactionId) delays.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** The longest delay since the last look, once everything is drawn; 0 where none was worth keeping. */
function longestDelay(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 300)));
    const { delays } = globalThis as unknown as { delays: number[] };
    return Math.max(0, ...delays.splice(0));
  });
}

/** Twins of the first line until no more fit. */
async function fillBasket(page: Page): Promise<void> {
  for (let lines = await page.$$eval('.line', (all) => all.length); lines < maxBasketItems; lines++) {
    await page.$eval('.line .line-menu .link', (button) => (button as HTMLElement).click());
    await shown(page, `.line:nth-child(${lines + 1})`);
  }
}

/** The basket of a visit keeps what the first round put into it. */
async function openOnPhone(
  visit: ShopVisit,
  shop: FilledShop,
  name: Interaction['stop'],
  round: number,
): Promise<void> {
  const { page } = visit;
  await page.emulateCPUThrottling(1);
  const { path, ready, files } = shopStops(shop).find((one) => one.name === name)!;
  await openStop(visit, { name, path, ready, ...(round === 0 && files && { files }) });
  if (name === 'basket') await fillBasket(page);
  await page.emulateCPUThrottling(slowdown);
  await longestDelay(page);
}

/**
 * Delays of interactions in a full basket and in the card designer, on a processor as slow as a phone's.
 *
 * @param rounds how often each is done; the middle one counts
 */
export async function judgeInteractions(
  browser: Browser,
  shop: FilledShop,
  rounds: number,
): Promise<JudgeTable> {
  const visit = await visitOf(browser, shop, 'en', phone.width);
  await visit.page.setViewport(phone);
  await visit.page.evaluateOnNewDocument(watchInputs);
  const found = new Map<Interaction, number[]>(interactions.map((one) => [one, []]));
  for (let round = 0; round < rounds; round++) {
    let stop: string | undefined;
    for (const one of interactions) {
      if (one.stop !== stop) await openOnPhone(visit, shop, one.stop, round);
      stop = one.stop;

      await one.act(visit);
      found.get(one)!.push(await longestDelay(visit.page));
    }
  }
  await visit.close();
  return {
    title: 'Interaction to next paint',
    method:
      `Inputs by hand in a basket of ${maxBasketItems} lines and in the card designer, on a phone's window and a processor slowed down ` +
      `${slowdown} times, ten keys a second, by the Event Timing API: the longest delay of each, the median of ${rounds} rounds. Bar: ${barMs} ms.`,
    columns: ['longest delay, ms'],
    verdicts: [...found].map(verdictOf),
  };
}

function verdictOf([{ thing, stop }, delays]: [Interaction, number[]]): Verdict {
  const middle = median(delays);
  return {
    thing: `${stop}: ${thing}`,
    figures: [middle === 0 ? `less than ${shortestMs}` : String(middle)],
    misses: middle > barMs ? [`longer than ${barMs} ms`] : [],
  };
}
