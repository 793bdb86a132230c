import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, ElementHandle } from 'puppeteer-core';
import { splitTva } from '@shared/domain/money/tva.js';
import { workingDayAfter } from '@shared/domain/orders/working-days.js';
import type { Tariff } from '@shared/domain/pricing/tariff.js';
import { formatCalendarDay } from '@shared/words/moments.js';
import { zip } from '@cards/solid/zip-archive.js';
import {
  chooseCity,
  chooseFiles,
  dropFiles,
  named,
  press,
  settledTexts,
  shown,
  textsOf,
  type,
} from '@testing/browser/page-steps.js';
import { sharedService } from '@testing/browser/shared-service.js';
import { ShopVisit, shopViews } from '@testing/browser/shop-visit.js';
import { startBrowser } from '@testing/browser/start-browser.js';
import { signedIn } from '@testing/http-client.js';
import { type BrowserName, browserPrograms } from '@testing/installed-programs.js';
import { encodeBinaryStl, encodeObj } from '@testing/meshes/encode.js';
import { box, torus } from '@testing/meshes/shapes.js';
import { newLine, type ServedPrices, ShopPrices, type WantedLine } from './shop-prices.js';

const files = {
  'support.stl': encodeBinaryStl(box(20, 30, 40)),
  'plaque.stl': encodeBinaryStl(box(60, 40, 3)),
  'anneau.obj': encodeObj(torus(20, 5)),
  // Two inches long.
  'pouces.stl': encodeBinaryStl(box(2, 1, 0.5)),
  'support-2.stl': encodeBinaryStl(box(25, 30, 40)),
};

let folder: string;
let tariff: Tariff;
let prices: ShopPrices;
const at = (...path: string[]): string => join(folder, ...path);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'instant-fdm-parts-'));
  await mkdir(at('lot', 'deep'), { recursive: true });
  await writeFile(at('support.stl'), files['support.stl']);
  await writeFile(at('support-2.stl'), files['support-2.stl']);
  await writeFile(at('lot', 'deep', 'plaque.stl'), files['plaque.stl']);
  await writeFile(
    at('lot.zip'),
    zip({ 'anneau.obj': files['anneau.obj'], 'pouces.stl': files['pouces.stl'] }),
  );
  const client = await signedIn(sharedService());
  tariff = (await client.get<Tariff>('/api/tariff')).data;
  prices = await ShopPrices.of(client, files, { 'pouces.stl': 'in' });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** What the total is made of, as the page lists it. */
function totalsOf({ totals }: ServedPrices, visit: ShopVisit): string[] {
  const { subtotal, setup, minimumAdjustment, total } = totals;
  const optional = [setup, minimumAdjustment].filter((amount) => amount > 0);
  const [first, ...rest] = [subtotal, ...optional].map((amount) => visit.money(amount));
  return [first!, ...rest, visit.say('totals.included'), visit.money(total)];
}

/** Names, prices and totals are those of the service, to the centime. */
async function expectPriced(
  visit: ShopVisit,
  lines: WantedLine[],
  destinationId?: string,
): Promise<ServedPrices> {
  const { page } = visit;
  const served = await prices.priced(lines, destinationId);
  const quotes = served.items.map(({ quote }) => visit.money(quote.total));
  expect(await settledTexts(page, '.line .price', quotes)).toEqual(quotes);
  expect(await textsOf(page, '.line h2')).toEqual(lines.map(({ name }) => name));
  expect(await textsOf(page, '.totals dd')).toEqual(totalsOf(served, visit));
  const { tvaCentimes } = splitTva(BigInt(Math.round(served.totals.total * 100)), 20n);
  const told = await textsOf(page, '.totals p');
  expect(told).toContain(visit.say('totals.tax', { tva: visit.money(Number(tvaCentimes) / 100) }));
  const { plateCredit } = served.totals;
  if (plateCredit > 0) {
    expect(told).toContain(visit.say('totals.plateCredit', { amount: visit.money(plateCredit) }));
  }
  return served;
}

/** The day at the door, in the page's language. */
function arrivalIn(visit: ShopVisit, workingDays: number): string {
  const date = formatCalendarDay(workingDayAfter(new Date(), workingDays), visit.view.locale);
  return visit.say('totals.arrival', { date });
}

const lineControl = (name: string, control: string): string => `.line[aria-label="${name}"] ${control}`;

function walkThroughBasket(browserName: BrowserName, view: (typeof shopViews)[number]): void {
  let browser: Browser;
  let visit: ShopVisit;
  /** The lines as they should be. */
  let lines: WantedLine[];

  const click = async (selector: string): Promise<void> =>
    (await shown(visit.page, selector)).evaluate((one) => (one as HTMLElement).click());
  const choose = async (selector: string, value: string): Promise<void> =>
    void (await ((await shown(visit.page, selector)) as ElementHandle<HTMLSelectElement>).select(value));
  const look = async (): Promise<void> => {
    if (browserName === 'chromium') expect(await visit.findings()).toEqual([]);
  };

  beforeAll(async () => {
    browser = await startBrowser(browserName);
    visit = await ShopVisit.start(browser, sharedService(), view);
  });

  afterAll(() => browser.close());

  it('prices files, folders and archives that are dropped on the home page, and sends nothing of them', async () => {
    const { page, watched } = visit;
    await shown(page, '.drop-zone input[type=file]');
    await look();
    const dropped = [at('support.stl'), at('lot'), at('lot.zip')];
    if (browserName === 'chromium') await dropFiles(page, '.drop-zone', dropped);
    else
      await chooseFiles(page, '.drop-zone input', [
        at('support.stl'),
        at('lot', 'deep', 'plaque.stl'),
        at('lot.zip'),
      ]);
    const names = ['support.stl', 'plaque.stl', 'anneau.obj', 'pouces.stl'];
    expect(await settledTexts(page, '.line h2', names)).toEqual(names);
    expect(new URL(page.url()).pathname).toBe(`/${view.locale}/basket`);
    await named(page, '.part-facts [dir=ltr]', '20 × 30 × 40 mm');
    // A file in inches is known by its size, and read as such with one click.
    await press(page, visit.say('line.readAs', { unit: 'in' }));
    await named(
      page,
      '.part-facts [dir=ltr]',
      `50${view.locale === 'en' ? '.' : ','}8 × 25${view.locale === 'en' ? '.' : ','}4 × 12${view.locale === 'en' ? '.' : ','}7 mm`,
    );
    lines = names.map((name) => newLine(name));
    await expectPriced(visit, lines);
    const [facts] = await textsOf(page, '.line .line-price .soft:nth-of-type(3)');
    expect(facts).toMatch(/\d.*·.*\d.*·.*\d/);
    expect(watched.requests.filter((request) => !request.startsWith('GET '))).toEqual([]);
    await look();
  });

  it('sets all lines or some at once, and takes a pasted list', async () => {
    const { page } = visit;
    await click('.bulk-bar input[type=checkbox]');
    await choose('.bulk-bar select', 'smooth');
    await type(page, '.bulk-bar .quantity', '3');
    await click('.bulk-bar .swatches summary');
    await look();
    // By the mouse: its press must not close what it is on.
    await (
      await shown(page, '.bulk-bar .swatches label:has([value="pla-blanc"])', { isVisible: true })
    ).click();
    lines = lines.map((line) => ({ ...line, finish: 'smooth', quantity: 3, materialId: 'pla-blanc' }));
    await expectPriced(visit, lines);
    for (const name of ['support.stl', 'plaque.stl'])
      await click(lineControl(name, 'header input[type=checkbox]'));
    await click('.bulk-bar > label:last-of-type input');
    lines = lines.map((line, place) => ({ ...line, isRush: place >= 2 }));
    await expectPriced(visit, lines);
    await press(page, visit.say('basket.paste'));
    await type(page, '.modal textarea', 'support; 12; PLA noir\nplaque.stl; 4\nressort; 1\nanneau; 0');
    const faults = ['noSuchPart', 'notAQuantity'] as const;
    const told = faults.map((fault) => visit.say('paste.fault', { fault }));
    const refused = [`ressort; 1 · ${told[0]}`, `anneau; 0 · ${told[1]}`];
    expect(await settledTexts(page, '.modal .entries .bad', refused)).toEqual(refused);
    await look();
    await press(page, visit.say('paste.apply', { count: 2 }));
    lines[0] = { ...lines[0]!, quantity: 12, materialId: 'pla-noir' };
    lines[1] = { ...lines[1]!, quantity: 4 };
    await expectPriced(visit, lines);
  });

  it('tells the day at the door for the city, and what is missing to the smallest order', async () => {
    const { page } = visit;
    const city = tariff.destinations.at(-1)!;
    await chooseCity(page, city.name);
    const served = await expectPriced(visit, lines, city.id);
    const arrival = arrivalIn(visit, served.estimatedDeliveryDays);
    expect(await settledTexts(page, '.totals strong', [arrival])).toEqual([arrival]);
    for (const name of ['support.stl', 'plaque.stl']) {
      await click(lineControl(name, `[aria-label="${visit.say('line.removeOf', { name })}"]`));
    }
    await press(page, visit.say('bulk.remove'));
    await shown(page, '.basket-page.empty');
    for (let change = 0; change < 2; change++) await press(page, visit.say('basket.undo'));
    const [, plate] = lines;
    const { totals } = await expectPriced(visit, lines.slice(1), city.id);
    expect(plate?.name).toBe('plaque.stl');
    expect(totals.total).toBeGreaterThan(100);
    await press(page, visit.say('basket.undo'));
    await expectPriced(visit, lines, city.id);
  });

  it('has a ladder of quantities, normal and rush side by side, whose steps can be taken', async () => {
    const { page } = visit;
    await click(lineControl('support.stl', 'footer .link'));
    const rungs = [1, 5, 10, 25, 50, 100];
    expect(await settledTexts(page, '.ladder tbody th', rungs.map(String))).toEqual(rungs.map(String));
    for (const [quantity, isRush] of [
      [1, false],
      [1, true],
      [10, false],
      [100, false],
    ] as const) {
      const quote = await prices.alone({ ...lines[0]!, quantity, isRush });
      const cell = `.ladder tbody tr:nth-child(${rungs.indexOf(quantity) + 1}) td:nth-of-type(${isRush ? 2 : 1}) strong`;
      const each = visit.say('line.each', { price: visit.money(quote.total / quantity) });
      expect(await settledTexts(page, cell, [each])).toEqual([each]);
    }
    await click('.ladder tbody tr:nth-child(4) td:nth-of-type(1) button');
    await shown(page, '.ladder tr:nth-child(4) [aria-pressed=true]');
    lines[0] = { ...lines[0]!, quantity: 25 };
    await expectPriced(visit, lines, tariff.destinations.at(-1)!.id);
    await look();
  });

  it('replaces a file and keeps its choices, duplicates, reorders and undoes', async () => {
    const { page } = visit;
    const city = tariff.destinations.at(-1)!.id;
    const act = (action: 'replaceOf' | 'duplicateOf' | 'down', name: string): string =>
      lineControl(name, `[aria-label="${visit.say(`line.${action}`, { name })}"]`);
    await chooseFiles(page, act('replaceOf', 'support.stl'), [at('support-2.stl')]);
    const replaced = [{ ...lines[0]!, name: 'support-2.stl' }, ...lines.slice(1)];
    await expectPriced(visit, replaced, city);
    await click(act('duplicateOf', 'plaque.stl'));
    const [first, plate, ...rest] = replaced as [WantedLine, WantedLine, ...WantedLine[]];
    await expectPriced(visit, [first, plate, plate, ...rest], city);
    await click(act('down', 'support-2.stl'));
    await expectPriced(visit, [plate, first, plate, ...rest], city);
    for (let change = 0; change < 3; change++) await press(page, visit.say('basket.undo'));
    await expectPriced(visit, lines, city);
    await press(page, visit.say('basket.redo'));
    await expectPriced(visit, replaced, city);
    await page.reload({ waitUntil: 'load' });
    await expectPriced(visit, replaced, city);
    expect(visit.watched.requests.filter((request) => !request.startsWith('GET '))).toEqual([]);
    expect(visit.watched.faults).toEqual([]);
  });
}

for (const view of shopViews) {
  describe(`A basket in ${view.locale}, ${view.width} px wide`, () => walkThroughBasket('chromium', view));
}

(browserPrograms.firefox === undefined ? describe.skip : describe)('A basket in Firefox', () =>
  walkThroughBasket('firefox', shopViews[0]!),
);
