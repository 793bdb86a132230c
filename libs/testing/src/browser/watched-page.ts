import type { Browser, Page } from 'puppeteer-core';

/** A page, and what went wrong on it. */
export interface WatchedPage {
  page: Page;
  /** Uncaught errors, errors of the console (refusals by the content policy among them) and failed requests. */
  faults: string[];
  /** Method and address of every request of the page and its workers, in their order. */
  requests: string[];
}

/** How Chromium and Firefox name a request that its own page has ended. */
const ownEnds = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED'];

/** Opens a page in a context of its own: no cookie and no storage of another. */
export async function openWatched(browser: Browser, url: string): Promise<WatchedPage> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const faults: string[] = [];
  const requests: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The page ended it: by leaving while a picture was on its way, or as Chromium tells of an answer without content.
    if (!ownEnds.some((end) => reason.startsWith(end))) faults.push(`${request.url()}: ${reason}`);
  });
  await page.goto(url, { waitUntil: 'load' });
  return { page, faults, requests };
}
