import type { Browser, Page } from 'puppeteer-core';
import type { Locale } from '@shared/domain/contract/enums.js';
import type { console as english } from '@shared/words/en/console.js';
import type { ParamsOf, PathsIn, TextAt } from '@shared/words/message.js';
import { formatMad } from '@shared/words/amounts.js';
import { formatCalendarDay } from '@shared/words/moments.js';
import { tell } from '@shared/words/say.js';
import { goodPassword } from '../http-client.js';
import type { StackAddress } from '../stack/stack.js';
import { pageFindings } from './page-findings.js';
import { press, shown, type } from './page-steps.js';
import { openWatched, type WatchedPage } from './watched-page.js';

/** How an operator sees the console. */
export interface ConsoleView {
  locale: Locale;
  /** Of the window, in pixels. */
  width: number;
}

/** Each language once: one on a desk, one on a phone. */
export const consoleViews: readonly ConsoleView[] = [
  { locale: 'fr', width: 1280 },
  { locale: 'en', width: 360 },
];

/** An operator's visit to the console, in a context of its own. */
export class ConsoleVisit {
  readonly page: Page;

  private constructor(
    private readonly service: StackAddress,
    readonly view: ConsoleView,
    readonly watched: WatchedPage,
  ) {
    this.page = watched.page;
  }

  /** Opens the console at a path, and signs in at its door. */
  static async start(
    browser: Browser,
    service: StackAddress,
    view: ConsoleView,
    { email, path = '/ops' }: { email: string; path?: string },
  ): Promise<ConsoleVisit> {
    const visit = new ConsoleVisit(service, view, await openWatched(browser, 'about:blank'));
    await visit.page.setViewport({ width: view.width, height: 900 });
    await visit.page.setExtraHTTPHeaders({ 'Accept-Language': view.locale });
    await visit.open(path);
    await type(visit.page, '#email', email);
    await type(visit.page, '#password', goodPassword);
    await press(visit.page, visit.say('session.signIn'));
    await shown(visit.page, '.console h1');
    // The door asked who is there, and was told that nobody is.
    visit.watched.faults.length = 0;
    return visit;
  }

  /** Goes to a path of the console. */
  async open(path: string): Promise<void> {
    await this.page.goto(new URL(path, this.service.baseUrl).href, { waitUntil: 'load' });
  }

  /** What the console says in the language of the visit. */
  say<Key extends PathsIn<typeof english>>(
    key: Key,
    ...[params]: ParamsOf<TextAt<typeof english, Key>>
  ): string {
    return tell(this.view.locale, { code: `console.${key}`, params });
  }

  /** An amount of centimes as the console writes it. */
  money(centimes: number): string {
    const amount = formatMad(Math.abs(centimes), this.view.locale);
    return centimes < 0 ? `−${amount}` : amount;
  }

  /** A day as the console writes it. */
  day(day: string): string {
    return formatCalendarDay(day, this.view.locale);
  }

  /** What is wrong with the page as it is. */
  findings(): Promise<string[]> {
    return pageFindings(this.page, [this.view.width]);
  }

  close(): Promise<void> {
    return this.page.browserContext().close();
  }
}
