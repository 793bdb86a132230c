import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, HTTPRequest, Page } from 'puppeteer-core';
import { ConsoleVisit } from '@testing/browser/console-visit.js';
import { PageNetwork } from '@testing/browser/page-network.js';
import { named, press, shown, type } from '@testing/browser/page-steps.js';
import { sharedService } from '@testing/browser/shared-service.js';
import { startBrowser } from '@testing/browser/start-browser.js';
import { type Client, goodPassword, signedIn } from '@testing/http-client.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import { newAdmin } from '@testing/new-admin.js';
import { tell } from '@shared/words/say.js';

const service = sharedService();
let browser: Browser;
let visit: ConsoleVisit;
let project: string;
let admin: Client & { email: string };

/** More than the six connections that a browser opens to a host. */
const tabCount = 7;

/** A project that a customer has asked for; its page follows two topics in two places. */
async function askedProject(): Promise<string> {
  const customer = await signedIn(service);
  const fileKey = (await customer.upload('clip.stl', encodeBinaryStl(box(20, 30, 10)))).data.key;
  const { data } = await customer.post<{ id: string }>('/api/requests', {
    fileKey,
    ...{ vertical: 'hobby', title: 'A clip', quantity: 2, phone: '0612345678' },
    description: 'A replacement for a broken clip, drawn from the pieces of the old one.',
  });
  return data.id;
}

/** Writes a note on a project's page and waits until it is there. */
async function addNote(page: Page, text: string): Promise<void> {
  await type(page, '#note', text);
  await press(page, visit.say('notes.add'));
  await named(page, '.notes p', text);
}

beforeAll(async () => {
  browser = await startBrowser('chromium');
  admin = await newAdmin(service);
  visit = await ConsoleVisit.start(browser, service, { locale: 'fr', width: 1280 }, admin);
  project = await askedProject();
});

afterAll(() => browser.close());

describe('Tabs of one browser', () => {
  const pages: Page[] = [];
  const streams = new Set<HTTPRequest>();
  const path = (): string => new URL(`/ops/projects/${project}`, service.baseUrl).href;

  const openTab = async (): Promise<Page> => {
    const page = await visit.page.browserContext().newPage();
    page.on('request', (request) => {
      if (request.url().includes('/ops/api/live')) streams.add(request);
    });
    for (const end of ['requestfinished', 'requestfailed'] as const) {
      page.on(end, (request) => streams.delete(request));
    }
    await page.setExtraHTTPHeaders({ 'Accept-Language': 'fr' });
    await page.goto(path(), { waitUntil: 'load' });
    pages.push(page);
    return page;
  };

  /** A page that is no longer seen ends its stream a moment after the next one has begun its own. */
  const untilOneStream = async (): Promise<void> => {
    for (const giveUpAt = Date.now() + 20_000; streams.size !== 1 && Date.now() < giveUpAt;) await sleep(50);
    expect(streams.size).toBe(1);
  };

  it('leave the stream to the one that is seen, so that seven of them load and act', async () => {
    await visit.page.goto('about:blank');
    for (let place = 1; place <= tabCount; place += 1) {
      const page = await openTab();
      await addNote(page, `Note of tab ${place}`);
    }
    for (const [place, page] of pages.entries()) {
      await page.bringToFront();
      await named(page, '.notes p', `Note of tab ${tabCount}`);
      await addNote(page, `Second note of tab ${place + 1}`);
    }
    await untilOneStream();
  });

  it('share it where all are seen, and pass it on when the one that has it is closed', async () => {
    await Promise.all(pages.map((page) => page.emulateFocusedPage(true)));
    await addNote(pages[0]!, 'Seen by all');
    for (const page of pages) await named(page, '.notes p', 'Seen by all');
    await untilOneStream();
    const [request] = streams;
    const leader = pages.find((page) => page.mainFrame() === request?.frame())!;
    await leader.close();
    // A page that is closed does not tell how its stream ended.
    streams.delete(request!);
    const others = pages.filter((page) => page !== leader);
    await addNote(others[0]!, 'Seen by the others');
    for (const page of others) await named(page, '.notes p', 'Seen by the others');
    await untilOneStream();
    await Promise.all(others.map((page) => page.close()));
  });
});

describe('A page whose stream is refused', () => {
  it('says that it is not live, asks again by itself, and is live again', async () => {
    await visit.page.bringToFront();
    // The page of the test before, which is seen now, asks for a stream of its own.
    await visit.page.goto('about:blank');
    const network = await PageNetwork.of(visit.page);
    network.refuse('GET /ops/api/live', 503);
    await visit.open(`/ops/projects/${project}`);
    await shown(visit.page, 'main [role=status] .notice.wait');
    await network.end();
    await visit.page.waitForSelector('main [role=status] .notice.wait', { hidden: true });
    await admin.post('/ops/api/notes', { subjectId: project, text: 'Written elsewhere' });
    await named(visit.page, '.notes p', 'Written elsewhere');
  });
});

describe('A page that cannot be read though its stream goes on', () => {
  it('says so beside what it shows, says that it is not live, and reads on by itself', async () => {
    const { page } = visit;
    await visit.open(`/ops/projects/${project}`);
    await named(page, '.notes p', 'Written elsewhere');
    const network = await PageNetwork.of(page);
    network.refuse('GET /ops/api/notes', 503);
    await admin.post('/ops/api/notes', { subjectId: project, text: 'Written meanwhile' });
    await shown(page, 'main > [role=status] .notice.wait');
    await named(page, 'section .notice.bad', tell('fr', { code: 'app.busy' }));
    await named(page, '.notes p', 'Written elsewhere');
    expect(await visit.findings()).toEqual([]);
    await network.end();
    await named(page, '.notes p', 'Written meanwhile');
    await page.waitForSelector('.notice', { hidden: true });
  });
});

describe('A page whose stream is dead, though no reset said so', () => {
  it('opens another one once it has told nothing for longer than a stream lasts', async () => {
    const { page } = visit;
    const { identifier } = await page.evaluateOnNewDocument(() => {
      const [later, Source] = [setTimeout, EventSource];
      const dead = Object.assign(new EventTarget(), { readyState: 1, close: () => undefined });
      let streams = 0;
      const open = function (url: string): EventTarget {
        streams += 1;
        return streams === 1 ? dead : new Source(url);
      };
      Object.assign(globalThis, {
        EventSource: Object.assign(open, { CLOSED: 2 }),
        setTimeout: (act: () => void, ms = 0) => later(act, ms > 60_000 ? 2_000 : ms),
      });
    });
    await visit.open(`/ops/projects/${project}`);
    await named(page, '.notes p', 'Written elsewhere');
    await admin.post('/ops/api/notes', { subjectId: project, text: 'Written in the silence' });
    await named(page, '.notes p', 'Written in the silence');
    await page.waitForSelector('main [role=status] .notice.wait', { hidden: true });
    await page.removeScriptToEvaluateOnNewDocument(identifier);
  });
});

describe('A list of which two pages are open', () => {
  it('has every entry once after a change', async () => {
    const { page } = visit;
    const writer = await newAdmin(service);
    const subjectId = await askedProject();
    const write = (text: string) => writer.post('/ops/api/notes', { subjectId, text });
    for (let note = 1; note <= 51; note += 1) await write(`Note ${note}`);
    const untilRows = (count: number) =>
      page.waitForFunction(
        (wanted: number) => document.querySelectorAll('tbody tr').length === wanted,
        { timeout: 25_000 },
        count,
      );
    await visit.open(`/ops/audit?actorEmail=${encodeURIComponent(writer.email)}`);
    await untilRows(50);
    await press(page, tell('fr', { code: 'app.more' }));
    await untilRows(51);
    await write('Note 52');
    await untilRows(52);
  });
});

describe('A session that ends in the middle of work', () => {
  it('leaves the page and what was typed in it, below the sign-in', async () => {
    const { page } = visit;
    await visit.open(`/ops/projects/${project}`);
    await type(page, '#note', 'Typed before the session ended');
    const cookies = await page.browserContext().cookies();
    await page.browserContext().deleteCookie(...cookies);
    await press(page, visit.say('notes.add'));
    await shown(page, 'dialog[open]');
    expect(await visit.findings()).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await type(page, 'dialog #password', goodPassword);
    await press(page, visit.say('session.signIn'), 'dialog[open] button');
    await page.waitForSelector('dialog', { hidden: true });
    expect(await page.$eval('#note', (field) => (field as HTMLTextAreaElement).value)).toBe(
      'Typed before the session ended',
    );
    await press(page, visit.say('notes.add'));
    await named(page, '.notes p', 'Typed before the session ended');
    await admin.post('/ops/api/notes', { subjectId: project, text: 'After the sign-in' });
    await named(page, '.notes p', 'After the sign-in');
  });
});
