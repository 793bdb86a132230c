import { createHash } from 'node:crypto';
import { writeFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import { say } from '@shared/words/say.js';
import { sharedService } from '@testing/browser/shared-service.js';
import { startBrowser } from '@testing/browser/start-browser.js';
import { type BrowserName, browserPrograms, screenProgram } from '@testing/installed-programs.js';
import { openWatched, type WatchedPage } from '@testing/browser/watched-page.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { merge, translate } from '@testing/meshes/indexed-mesh.js';
import { box } from '@testing/meshes/shapes.js';

/** A block with an arm that hangs over, and a fin on top that is thinner than a line. */
const bracket = merge(
  box(20, 30, 40),
  translate(box(25, 10, 5), 20, 10, 30),
  translate(box(12, 0.3, 8), 4, 10, 40),
);
const cube = box(20, 20, 20);

let browser: Browser;
let folder: string;
let watched: WatchedPage;
let page: Page;

const press = (name: string): Promise<void> =>
  page.locator(`::-p-aria([name="${name}"][role="button"])`).click();
const textOf = (selector: string): Promise<string> =>
  page.$eval(selector, (element) => (element as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim());

/** Text is drawn a moment after what it tells: waits for one, and fails with the last that there was. */
async function expectText(selector: string, text: string): Promise<void> {
  await page
    .waitForFunction(
      (one: string, wanted: string) =>
        document.querySelector<HTMLElement>(one)?.innerText.replaceAll(/\s+/g, ' ').trim() === wanted,
      {},
      selector,
      text,
    )
    .catch(() => undefined);
  expect(await textOf(selector)).toBe(text);
}

async function open(button: string): Promise<void> {
  await press(button);
  await page.waitForSelector('.viewer canvas');
}

async function close(): Promise<void> {
  if ((await page.$('.viewer')) === null) return;
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('.viewer') === null);
}

/**
 * The picture without the mark of the focus, once it stays the same: on a slow machine it is drawn some frames later.
 *
 * @param isWanted waits for such a one; the last one where none comes
 */
async function picture(isWanted: (now: string) => boolean = () => true): Promise<string> {
  let last = '';
  for (const giveUpAt = Date.now() + 20_000; ;) {
    await page.evaluate(async () => {
      (document.activeElement as HTMLElement).blur();
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    });
    const canvas = await page.$('.viewer canvas');
    const now = createHash('sha256')
      .update(await canvas!.screenshot())
      .digest('hex');
    if ((now === last && isWanted(now)) || Date.now() > giveUpAt) return now;
    last = now;
  }
}

async function clickMiddle(): Promise<void> {
  const canvas = await page.$('.viewer canvas');
  await canvas!.click();
}

/** All that can be done with a part in 3D. */
function walkThroughViewer(name: BrowserName): void {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'instant-fdm-viewer-'));
    const leaky = { ...cube, triangles: cube.triangles.slice(3) };
    await writeFile(join(folder, 'bracket.stl'), encodeBinaryStl(bracket));
    await writeFile(join(folder, 'leaky.stl'), encodeBinaryStl(leaky));
    await writeFile(join(folder, 'cube.stl'), encodeBinaryStl(cube));
    browser = await startBrowser(name, { is3d: true, hasReducedMotion: true });
    watched = await openWatched(browser, `${sharedService().baseUrl}/en/basket`);
    ({ page } = watched);
    page.setDefaultTimeout(20_000);
    await page.setViewport({ width: 1280, height: 1000 });
    const input = (await page.waitForSelector(
      '.drop-zone input[type=file]',
    )) as ElementHandle<HTMLInputElement>;
    await input.uploadFile(...['bracket.stl', 'leaky.stl', 'cube.stl'].map((name) => join(folder, name)));
    await page.waitForFunction(
      () => document.querySelectorAll('.part-facts:not(.measuring) .soft').length === 3,
    );
  });

  afterEach(close);

  afterAll(async () => {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('tells its size and what is marked on it, and each mark can be left out', async () => {
    await open('See in 3D: bracket.stl');
    const canvas = await page.$eval('.viewer canvas', (element) => element.getAttribute('aria-label'));
    expect(canvas).toBe('bracket.stl on its bed: 45 × 30 × 48 mm. Overhangs, Thin walls.');
    expect(await textOf('.viewer .lengths')).toBe('x 45 mm y 30 mm z 48 mm');
    expect(await textOf('.fault-legend')).toBe(
      'Overhangs one area, 250 mm², up to 30 mm above what is below Show ' +
        'Thin walls 2 areas, 192 mm², 0.3 mm at the thinnest Show',
    );
    const corner = await picture();
    await press('Bottom');
    const marked = await picture((now) => now !== corner);
    await page.click('.fault-legend input');
    const plain = await picture((now) => now !== marked);
    expect(plain).not.toBe(marked);
    await page.click('.fault-legend input');
    expect(await picture((now) => now === marked)).toBe(marked);
  });

  it('is measured from side to side, by the pointer and by keys', async () => {
    await open('See in 3D: cube.stl');
    expect(await textOf('.viewer-tools .good')).toBe('No open edges, overhangs or thin walls.');
    await press('Measure');
    await press('Front');
    await clickMiddle();
    await press('Back');
    await clickMiddle();
    await expectText('.distance p', '20 mm x 0 · y 20 · z 0');
    await press('Right');
    await page.focus('.viewer canvas');
    await page.keyboard.press('Enter');
    await expectText('.distance p', 'Now a second point.');
    await press('Top');
    await page.focus('.viewer canvas');
    await page.keyboard.press('Enter');
    await expectText('.distance p', '14.14 mm x 10 · y 0 · z 10');
    // Before the picture is drawn anew, as on a slow machine: the points are those of the new view.
    await page.evaluate(() => {
      const canvas = document.querySelector('.viewer canvas')!;
      for (const side of ['Left', 'Front']) {
        const buttons = [...document.querySelectorAll<HTMLElement>('.viewer-tools button')];
        buttons.find((one) => one.textContent === side)!.click();
        canvas.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      }
    });
    await expectText('.distance p', '14.14 mm x 10 · y 10 · z 0');
  });

  it('is cut across an axis where the slider is, and measured there', async () => {
    await open('See in 3D: cube.stl');
    const whole = await picture();
    await page.locator('::-p-aria([name="z"][role="radio"])').click();
    await expectText('.slider span', 'Cut across z at 10 mm');
    const half = await picture((now) => now !== whole);
    expect(half).not.toBe(whole);
    await page.focus('.slider input');
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
    await expectText('.slider span', 'Cut across z at 10.1 mm');
    await page.keyboard.press('Home');
    await expectText('.slider span', 'Cut across z at 0 mm');
    await page.keyboard.press('End');
    await page.locator('::-p-aria([name="None"][role="radio"])').click();
    expect(await picture((now) => now === whole)).toBe(whole);
  });

  it('turns and zooms by keys, and comes back', async () => {
    await open('See in 3D: bracket.stl');
    const pictures = [await picture()];
    for (const key of ['ArrowLeft', 'ArrowUp', '+'] as const) {
      await page.focus('.viewer canvas');
      await page.keyboard.press(key);
      pictures.push(await picture((now) => !pictures.includes(now)));
    }
    expect(new Set(pictures).size).toBe(4);
    await press('Corner');
    expect(await picture((now) => now === pictures[0])).toBe(pictures[0]);
  });

  it('is shown where a warning or a refusal is about, in the words of the line', async () => {
    await open('See in 3D: bracket.stl');
    const corner = await picture();
    await close();
    for (const fault of ['overhangs', 'thin walls', 'open edges']) {
      await open(`Show on the part: ${fault}`);
      await page.waitForSelector('.fault-legend');
      expect(await picture((now) => now !== corner)).not.toBe(corner);
      if (fault === 'open edges') {
        expect(await textOf('.fault-legend')).toBe('Open edges 3 edges, up to 28.28 mm long Show');
      }
      await close();
    }
  });

  it('says when the graphics card has taken the picture away, and draws it anew once it may', async () => {
    await open('See in 3D: cube.stl');
    const before = await picture();
    await page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('.viewer canvas')!;
      const card = canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
      Object.assign(globalThis, { card });
      card.loseContext();
    });
    await expectText('.viewer .lost', say('en', 'viewer.lost'));
    // A while later, or the browser refuses it.
    await page.evaluate(async () => {
      await new Promise((done) => setTimeout(done, 300));
      (globalThis as unknown as { card: WEBGL_lose_context }).card.restoreContext();
    });
    await page.waitForFunction(() => document.querySelector('.viewer .lost') === null);
    expect(await picture((now) => now === before)).toBe(before);
  });

  it('loads its code when it is first opened, sends nothing, and leaves no fault on the page', () => {
    const names = watched.requests.filter((request) => request.includes('part-viewer'));
    expect(names).toHaveLength(1);
    expect(watched.requests.filter((request) => request.startsWith('POST'))).toEqual([]);
    expect(watched.faults).toEqual([]);
  });
}

describe('A part in 3D', () => walkThroughViewer('chromium'));

(browserPrograms.firefox === undefined || screenProgram === undefined ? describe.skip : describe)(
  'A part in 3D in Firefox',
  () => walkThroughViewer('firefox'),
);
