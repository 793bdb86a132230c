/**
 * Makes a picture of every public page of a running service, wide and narrow, light and dark, in each
 * language, and lets axe-core judge each: `npm run tool look:pages [folder]`.
 *
 * It looks at the service of `npm start`; BASE_URL names another one. It needs a Chromium: CHROMIUM names
 * it, else one is looked for on the PATH. It fails when axe-core finds something serious.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AxeResults } from 'axe-core';
import type { Browser, HTTPResponse, Page } from 'puppeteer-core';
import { pageLocales } from '@shared/domain/contract/enums.js';
import { readSettings } from '@shared/infra/config/env.js';
import { type } from '@testing/browser/page-steps.js';
import { startBrowser } from '@testing/browser/start-browser.js';

const widths = { wide: 1280, narrow: 360 };
const schemes = ['light', 'dark'] as const;
const grave = ['serious', 'critical'];

interface View {
  width: keyof typeof widths;
  scheme: (typeof schemes)[number];
}

const views: View[] = (Object.keys(widths) as View['width'][]).flatMap((width) =>
  schemes.map((scheme) => ({ width, scheme })),
);

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Every page that the site itself lists, and those that answer something. */
async function pathsOf(baseUrl: string): Promise<string[]> {
  const sitemap = await (await fetch(`${baseUrl}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const replies = pageLocales.flatMap((language) => [
    `/${language}/contact/sent`,
    `/${language}/no-such-page`,
  ]);
  return [...listed, ...replies];
}

function nameOf(path: string): string {
  return path.slice(1).replaceAll('/', '-');
}

async function judge(page: Page, axe: string): Promise<string[]> {
  // As a protocol command: the pages' own policy lets no script in.
  await page.evaluate(axe);
  const { violations } = (await page.evaluate('axe.run()')) as AxeResults;
  return violations.map(
    ({ id, impact, nodes }) =>
      `${impact} ${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  );
}

function isTooWide(): boolean {
  return document.documentElement.scrollWidth > document.documentElement.clientWidth;
}

/** Does what asks for a page until the service, which takes only so much a minute, gives it. */
async function patiently(ask: () => Promise<HTTPResponse | null>): Promise<void> {
  for (let answer = await ask(); answer?.status() === 429; answer = await ask()) {
    const seconds = Number(answer.headers()['retry-after'] ?? 60);
    say(`  ${answer.url()} may be asked for again in ${seconds} s.`);
    await sleep(seconds * 1000);
  }
}

/** Posts the form of a page with faults. */
async function sendFaultyForm(page: Page, url: URL): Promise<HTTPResponse> {
  await page.goto(url.href);
  await page.evaluate('document.querySelector("form").noValidate = true');
  await type(page, '#name', 'Amina');
  await type(page, '#message', '…');
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.click('form button'),
  ]);
  return answer;
}

/** Pictures of one page in one view; the contact page once more as it is after a mistake. */
async function lookAt(
  browser: Browser,
  url: URL,
  folder: string,
  view: View,
  axe: string,
): Promise<string[]> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: widths[view.width], height: 900 });
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: view.scheme }]);
  const faults: string[] = [];
  const picture = async (stem: string): Promise<void> => {
    const name = `${stem}-${view.width}-${view.scheme}`;
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
    if (await page.evaluate(isTooWide)) faults.push(`serious ${name}: wider than the window`);
    faults.push(...(await judge(page, axe)).map((fault) => `${fault} (${name})`));
  };
  await patiently(() => page.goto(url.href));
  await picture(nameOf(url.pathname));
  if (pageLocales.some((language) => url.pathname === `/${language}/contact`)) {
    await patiently(() => sendFaultyForm(page, url));
    await page.waitForSelector('[role=alert]');
    await picture(`${nameOf(url.pathname)}-faults`);
  }
  await context.close();
  return faults;
}

async function look(): Promise<void> {
  const folder = resolve(process.argv[2] ?? 'var/pages');
  const baseUrl = process.env.BASE_URL ?? readSettings(process.env).publicUrl;
  await mkdir(folder, { recursive: true });
  const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const browser = await startBrowser('chromium');
  const faults: string[] = [];
  const paths = await pathsOf(baseUrl);
  for (const path of paths) {
    for (const view of views)
      faults.push(...(await lookAt(browser, new URL(path, baseUrl), folder, view, axe)));
  }
  await browser.close();
  say(`${paths.length} pages, ${paths.length * views.length} views: ${folder}`);
  for (const fault of faults) say(`  ${fault}`);
  const isGrave = faults.some((fault) => grave.includes(fault.split(' ')[0] ?? ''));
  say(faults.length === 0 ? 'axe-core finds nothing.' : `${faults.length} findings.`);
  if (isGrave) process.exitCode = 1;
}

look().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
});
