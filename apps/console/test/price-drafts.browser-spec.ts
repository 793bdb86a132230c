import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'puppeteer-core';
import { ConsoleVisit } from '@testing/browser/console-visit.js';
import { named, press, shown, type } from '@testing/browser/page-steps.js';
import { sharedService } from '@testing/browser/shared-service.js';
import { startBrowser } from '@testing/browser/start-browser.js';
import type { Client } from '@testing/http-client.js';
import { newAdmin } from '@testing/new-admin.js';

interface Draft {
  version: string;
  book: {
    machineCentimesPerHour: number;
    materials: Record<'petg' | 'tpu', { centimesPerGram: number }>;
    quantityBrackets: { fromCopy: number; percentOff: number }[];
    rush: { maximumSeconds: number };
  };
}

const service = sharedService();
let browser: Browser;
let visit: ConsoleVisit;
let other: Client;
let draft: Draft;

const field = (path: string): string => `#${path.replaceAll('.', '\\.')}`;
const petg = field('materials.petg.centimesPerGram');
const tpu = field('materials.tpu.centimesPerGram');
const hour = field('machineCentimesPerHour');

const shownIn = (selector: string): Promise<string> =>
  visit.page.$eval(selector, (one) => (one as HTMLInputElement).value);
const saved = async (): Promise<Draft> =>
  (await other.get<Draft>(`/ops/api/price-books/${draft.version}`)).data;

beforeAll(async () => {
  browser = await startBrowser('chromium');
  visit = await ConsoleVisit.start(browser, service, { locale: 'fr', width: 1280 }, await newAdmin(service));
  other = await newAdmin(service);
  draft = (await other.post<Draft>('/ops/api/price-books', { note: 'Next season' })).data;
  await visit.open(`/ops/prices/${draft.version}`);
  await shown(visit.page, petg);
});

afterAll(async () => {
  await other.send(`/ops/api/price-books/${draft.version}`, { method: 'DELETE' });
  await browser.close();
});

describe('A draft of the prices', () => {
  it('has its discounts in rows, its longest rush in hours, and names what it changes', async () => {
    const rows = await visit.page.$$eval('.bracket', (all) =>
      all.map((row) => [...row.querySelectorAll('input')].map(({ value }) => value)),
    );
    const brackets = draft.book.quantityBrackets.map((one) => [one.fromCopy, one.percentOff].map(String));
    expect(rows).toEqual(brackets);
    const rush = field('rush.maximumSeconds');
    expect(await shownIn(rush)).toBe(String(draft.book.rush.maximumSeconds / 3600));
    await type(visit.page, rush, '7,5');
    await press(visit.page, visit.say('prices.save'));
    const name = `${visit.say('prices.rush')} · ${visit.say('prices.rushHours')}`;
    await named(visit.page, 'tbody th', name);
    draft = await saved();
    expect(draft.book.rush.maximumSeconds).toBe(27_000);
  });

  it('is read as text where it cannot be changed', async () => {
    const [current] = (
      await other.get<{ version: string; status: string }[]>('/ops/api/price-books')
    ).data.filter(({ status }) => status === 'published');
    await visit.open(`/ops/prices/${current!.version}`);
    await named(visit.page, 'dt', visit.say('prices.rushHours'));
    expect(await visit.page.$$('.record input')).toEqual([]);
    expect(await visit.findings()).toEqual([]);
    await visit.open(`/ops/prices/${draft.version}`);
    await shown(visit.page, petg);
  });

  it('keeps what is typed when another admin saves it, and saves both', async () => {
    const { book } = draft;
    await type(visit.page, petg, '7.77');
    const raised = { ...book, version: undefined, machineCentimesPerHour: 1234 };
    await other.post(`/ops/api/price-books/${draft.version}`, { book: raised }, {}, 'PATCH');
    await shown(visit.page, '.book [role=status] .notice.wait');
    expect([await shownIn(petg), await shownIn(hour)]).toEqual(['7.77', '12.34']);
    expect(await visit.findings()).toEqual([]);
    await press(visit.page, visit.say('prices.save'));
    await named(visit.page, '.notices p', visit.say('prices.saved'));
    const { book: now } = await saved();
    expect([now.materials.petg.centimesPerGram, now.machineCentimesPerHour]).toEqual([777, 1234]);
    await visit.page.waitForSelector('.book [role=status] .notice.wait', { hidden: true });
  });

  it('keeps what is typed while it is saved', async () => {
    await type(visit.page, petg, '8.88');
    const save = await named(
      visit.page,
      "button:not(:disabled, [aria-disabled='true'])",
      visit.say('prices.save'),
    );
    await save.evaluate((button, path) => {
      (button as HTMLElement).click();
      const field = document.querySelector<HTMLInputElement>(path)!;
      field.value = '2.22';
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }, tpu);
    const isSaved = async () => (await saved()).book.materials.petg.centimesPerGram === 888;
    for (const giveUpAt = Date.now() + 25_000; !(await isSaved()) && Date.now() < giveUpAt;) await sleep(50);
    await named(visit.page, "button:not(:disabled, [aria-disabled='true'])", visit.say('prices.save'));
    expect([await shownIn(petg), await shownIn(tpu)]).toEqual(['8.88', '2.22']);
    expect(await visit.page.$('.book [role=status] .notice.wait')).toBeNull();
    await press(visit.page, visit.say('prices.save'));
    await named(visit.page, 'section p', visit.say('prices.publishUncompared'));
    expect((await saved()).book.materials.tpu.centimesPerGram).toBe(222);
  });

  it('is not published before exactly its figures are compared', async () => {
    await named(visit.page, 'section p', visit.say('prices.publishUncompared'));
    await press(visit.page, visit.say('prices.compare'));
    await named(visit.page, 'button', visit.say('prices.publish'));
    await type(visit.page, tpu, '3.21');
    await named(visit.page, 'section p', visit.say('prices.publishUnsaved'));
    await press(visit.page, visit.say('prices.save'));
    await named(visit.page, 'section p', visit.say('prices.publishUncompared'));
    expect((await saved()).book.materials.tpu.centimesPerGram).toBe(321);
  });

  it('asks before it is left with figures that are not saved', async () => {
    await type(visit.page, tpu, '4.44');
    const questions: string[] = [];
    visit.page.on('dialog', (dialog) => {
      questions.push(dialog.message());
      void (questions.length === 1 ? dialog.dismiss() : dialog.accept());
    });
    await press(visit.page, visit.say('menu.stock'), 'nav a');
    expect([await shownIn(tpu), questions]).toEqual(['4.44', [visit.say('prices.leaveQuestion')]]);
    await press(visit.page, visit.say('menu.stock'), 'nav a');
    await named(visit.page, 'h1', visit.say('menu.stock'));
    expect(questions).toHaveLength(2);
    expect(visit.watched.faults).toEqual([]);
  });
});
