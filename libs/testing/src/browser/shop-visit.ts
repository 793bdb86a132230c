import type { Browser, Page } from 'puppeteer-core';
import type { PageLocale } from '@shared/domain/contract/enums.js';
import { formatMad } from '@shared/words/amounts.js';
import type { profile } from '@shared/words/en/profile.js';
import type { shop } from '@shared/words/en/shop.js';
import type { viewer } from '@shared/words/en/viewer.js';
import type { ParamsOf, PathsIn, TextAt } from '@shared/words/message.js';
import { tell } from '@shared/words/say.js';
import { Client, goodPassword, linkIn, type ServiceAddress } from '../http-client.js';
import { pageFindings } from './page-findings.js';
import { press, shown, type } from './page-steps.js';
import { openWatched, type WatchedPage } from './watched-page.js';

/** How a customer sees the shop. */
export interface ShopView {
  locale: PageLocale;
  /** Of the window, in pixels. */
  width: number;
}

/** Every language on a desk and on a phone. */
export const shopViews: readonly ShopView[] = (['fr', 'en', 'ar'] as const).flatMap((locale) =>
  [1280, 360].map((width) => ({ locale, width })),
);

/** Every language at one width, for walks whose pages others look at in both. */
export const mixedViews: readonly ShopView[] = [
  { locale: 'fr', width: 360 },
  { locale: 'en', width: 1280 },
  { locale: 'ar', width: 360 },
];

/** A customer's visit to the shop, in a context of its own. */
export class ShopVisit {
  readonly page: Page;

  private constructor(
    private readonly service: ServiceAddress,
    readonly view: ShopView,
    readonly watched: WatchedPage,
  ) {
    this.page = watched.page;
  }

  /** Opens the shop at a path below its language. */
  static async start(
    browser: Browser,
    service: ServiceAddress,
    view: ShopView,
    path = '',
  ): Promise<ShopVisit> {
    const watched = await openWatched(browser, 'about:blank');
    const visit = new ShopVisit(service, view, watched);
    await visit.page.setViewport({ width: view.width, height: 900 });
    await visit.open(path);
    return visit;
  }

  /** Goes to a path below the language of the visit. */
  async open(path: string): Promise<void> {
    const { locale } = this.view;
    await this.page.goto(new URL(`/${locale}${path}`, this.service.baseUrl).href, { waitUntil: 'load' });
  }

  /** What the shop says in the language of the visit. */
  say<Key extends PathsIn<typeof shop>>(key: Key, ...[params]: ParamsOf<TextAt<typeof shop, Key>>): string {
    return tell(this.view.locale, { code: `shop.${key}`, params });
  }

  /** What the page of the account says in the language of the visit. */
  sayProfile<Key extends PathsIn<typeof profile>>(
    key: Key,
    ...[params]: ParamsOf<TextAt<typeof profile, Key>>
  ): string {
    return tell(this.view.locale, { code: `profile.${key}`, params });
  }

  /** What the view in 3D says in the language of the visit. */
  sayOfViewer<Key extends PathsIn<typeof viewer>>(
    key: Key,
    ...[params]: ParamsOf<TextAt<typeof viewer, Key>>
  ): string {
    return tell(this.view.locale, { code: `viewer.${key}`, params });
  }

  /** An amount in MAD as the shop writes it. */
  money(mad: number): string {
    return formatMad(Math.round(Number(mad.toFixed(2)) * 100), this.view.locale);
  }

  /** What is wrong with the page as it is. */
  findings(widths: readonly number[] = [this.view.width]): Promise<string[]> {
    return pageFindings(this.page, widths);
  }

  /** Opens an account where the page asks for one, and opens the mailed link in another tab; answers where that leads. */
  async signUp(email: string): Promise<string> {
    await press(this.page, this.say('account.way', { way: 'signUp' }));
    await type(this.page, '#name', 'Amina Test');
    await type(this.page, '#email', email);
    await type(this.page, '#password', goodPassword);
    await press(this.page, this.say('account.do', { way: 'signUp' }));
    await shown(this.page, '.sign-in .notice.good');
    const link = linkIn(await new Client(this.service).mailTo(email, /./));
    const other = await this.page.browserContext().newPage();
    await other.goto(link.href, { waitUntil: 'load' });
    const led = other.url();
    await other.close();
    await this.page.bringToFront();
    return led;
  }

  /** Calls of the API as the customer who is signed in on the page. */
  async api(): Promise<Client> {
    const client = new Client(this.service);
    const cookies = await this.page.browserContext().cookies();
    client.cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    return client;
  }

  /** Puts an account's session into the visit. */
  async signIn({ cookie }: Client): Promise<void> {
    const [name = '', value = ''] = cookie!.split(/=(.*)/s);
    const domain = new URL(this.service.baseUrl).hostname;
    await this.page.browserContext().setCookie({ name, value, domain, path: '/' });
  }

  close(): Promise<void> {
    return this.page.browserContext().close();
  }
}
