import lighthouse, { type Flags, type RunnerResult } from 'lighthouse';
import type { Browser, Page } from 'puppeteer-core';
import { ShopVisit } from '@testing/browser/shop-visit.js';
import { median } from '../../bench/figures/quantile.js';
import type { FilledShop } from '../shop/filled-shop.js';
import { openStop, shopStops, visitOf } from '../shop/shop-walk.js';
import type { JudgeTable, Verdict } from './judge-table.js';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const bars = { shop: 95, public: 100 };
const maxPaintMs = 1_500;
const maxAttempts = 3;

/** Lighthouse's own phone: a slow processor and a slow network, both simulated. */
const flags: Flags = {
  onlyCategories: [...categories],
  output: 'json',
  logLevel: 'error',
  // A customer who is signed in and has a basket.
  disableStorageReset: true,
};

/** A page as Lighthouse sees it once. */
interface Run {
  scores: number[];
  paintMs: number;
  shift: number;
  /** Audits that cost points. */
  faults: string[];
}

type Report = RunnerResult['lhr'];

/** On a loaded machine a trace may fail: Lighthouse itself asks to be run again. */
async function reportOf(page: Page, url: string): Promise<Report> {
  let fault = '';
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    // Lighthouse brings a Puppeteer of its own; the pages of both are alike.
    const result = await lighthouse(url, flags, undefined, page as never);
    if (result !== undefined && result.lhr.runtimeError === undefined) return result.lhr;
    fault = result?.lhr.runtimeError?.message ?? 'no answer';
  }
  throw new Error(`Lighthouse could not load ${url}: ${fault}`);
}

async function runOnce(page: Page, url: string): Promise<Run> {
  const lhr = await reportOf(page, url);
  const figure = (audit: string): number => lhr.audits[audit]?.numericValue ?? NaN;
  return {
    scores: categories.map((one) => Math.round((lhr.categories[one]?.score ?? 0) * 100)),
    paintMs: figure('largest-contentful-paint'),
    shift: figure('cumulative-layout-shift'),
    faults: faultsOf(lhr),
  };
}

function faultsOf({ categories: judged, audits }: Report): string[] {
  const weighed = Object.values(judged).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  return weighed.flatMap(({ id }) => {
    const { score, displayValue } = audits[id]!;
    if (score === null || score >= 0.9) return [];
    return [displayValue === undefined ? id : `${id} (${displayValue})`];
  });
}

/** The median of some runs, which a loaded machine disturbs less than one. */
async function judgePage(
  page: Page,
  { thing, url, bar, rounds }: { thing: string; url: string; bar: number; rounds: number },
): Promise<Verdict> {
  const runs: Run[] = [];
  for (let round = 0; round < rounds; round++) runs.push(await runOnce(page, url));
  const scores = categories.map((_, index) => median(runs.map((run) => run.scores[index]!)));
  const paintMs = median(runs.map((run) => run.paintMs));
  const shift = median(runs.map((run) => run.shift));
  const low = categories.filter((_, index) => scores[index]! < bar).map((one) => `${one} below ${bar}`);
  const faults = [...new Set(runs.flatMap((run) => run.faults))];
  const misses = [
    ...low,
    ...(paintMs > maxPaintMs ? [`largest paint after ${maxPaintMs} ms`] : []),
    ...(shift > 0 ? ['the layout shifts'] : []),
  ];
  return {
    thing,
    figures: [...scores.map(String), (paintMs / 1000).toFixed(2), shift.toFixed(3)],
    misses: misses.length > 0 ? [...misses, ...faults] : [],
  };
}

/** Lighthouse on the public pages of a language, and on the shop's basket and order as their customer. */
export async function judgeByLighthouse(
  browser: Browser,
  shop: FilledShop,
  publicPaths: readonly string[],
  rounds: number,
): Promise<JudgeTable> {
  const verdicts: Verdict[] = [];
  const stranger = await ShopVisit.start(browser, shop.stack, { locale: 'en', width: 360 });
  const at = (path: string): string => new URL(path, shop.stack.baseUrl).href;
  for (const path of publicPaths) {
    verdicts.push(await judgePage(stranger.page, { thing: path, url: at(path), bar: bars.public, rounds }));
  }
  // A page that lies behind another is not drawn.
  await stranger.close();
  const visit = await visitOf(browser, shop, 'en', 360);
  for (const stop of shopStops(shop).filter(({ name }) => name === 'basket' || name === 'order')) {
    await openStop(visit, stop);
    const url = at(`/en${stop.path}`);
    verdicts.push(await judgePage(visit.page, { thing: stop.name, url, bar: bars.shop, rounds }));
  }
  return {
    title: 'Lighthouse',
    method:
      `Its phone profile, in English; the median of ${rounds} runs each. Bars: ${bars.public} in all four ` +
      `categories on public pages, ${bars.shop} on the shop's; largest paint within ${maxPaintMs / 1000} s; no shift of the layout.`,
    columns: ['performance', 'accessibility', 'best practices', 'SEO', 'largest paint, s', 'layout shift'],
    verdicts,
  };
}
