import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import type { PageLocale } from '@shared/domain/contract/enums.js';
import { longSessionMs, shortSessionMs } from '@shared/domain/accounts/session-rules.js';
import type { PaymentMethod } from '@shared/domain/orders/payment-methods.js';
import type { Response } from 'express';
import { PriceBooks } from '../price-books/price-books.service.js';
import { CatalogService } from '../catalog/catalog.service.js';
import { DerivedCache } from '../endpoint/answers/derived-cache.js';
import { type AnswerBasis, basisOf, valuesOf } from '../endpoint/answers/answer-memory.js';
import { etagOf } from '../endpoint/answers/etag.js';
import { type PageRights, type ReplyOptions, sendReply } from '../endpoint/answers/send-page.js';
import { ContactService } from '../contact/contact.service.js';
import { StorefrontFilesService } from '../storefront/storefront-files.service.js';
import type { ContactDraft } from './blocks/contact-form.js';
import type { LiveData, OwnData } from './live-data.js';
import { pageArticle } from './page-html.js';
import { fillPage, fillReply, pageMarkdown } from './page-markdown.js';
import type { PageSource } from './page-source.js';
import { hasShop, type PageSlug, type Prefix, type ReplySlug } from './page-table.js';
import { type FramedPage, framePage } from './site-layout.js';

/** The language and address prefix of a page's reader. */
export interface PageReader {
  locale: PageLocale;
  prefix: Prefix;
}

/** A page as it is sent to everyone. */
interface KeptPage {
  body: Buffer;
  etag: string;
  basis: AnswerBasis;
}

/** A page of another feature. */
export type ForeignPage = Omit<FramedPage, 'slug'>;

/** The page for an error of this status. */
function errorPage(status: number): ReplySlug {
  if (status === 404) return 'not-found';
  return status === 429 ? 'too-many' : 'failed';
}

/** The public pages: Markdown with the service's own figures, as Markdown or as HTML. */
@Injectable()
export class SiteService {
  private readonly kept = new DerivedCache<KeptPage>();

  constructor(
    private readonly catalog: CatalogService,
    private readonly books: PriceBooks,
    private readonly contact: ContactService,
    private readonly storefront: StorefrontFilesService,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  /** A page as HTML or as Markdown, made once for each state of the figures that it shows. */
  async page(slug: PageSlug, reader: PageReader, isMarkdown: boolean): Promise<KeptPage> {
    const basis = await basisOf([this.catalog.source, this.books.source]);
    const name = [slug, reader.prefix, reader.locale, isMarkdown].join(' ');
    return this.kept.get(name, valuesOf(basis), async () => {
      const text = isMarkdown ? await this.markdown(slug, reader) : await this.html(slug, reader);
      return { body: Buffer.from(text), etag: etagOf(text), basis };
    });
  }

  /** Of pages that run the storefront. */
  get shopRights(): PageRights {
    const { storage } = this.settings;
    const uploadUrl = storage.kind === 's3' ? storage.uploadUrl : null;
    return { isStorefront: true, ...(uploadUrl !== null && { uploadsTo: new URL(uploadUrl).origin }) };
  }

  /** How orders can be paid, in the order in which it is offered. */
  get paymentMethods(): readonly PaymentMethod[] {
    return this.settings.payment.methods;
  }

  async html(slug: PageSlug, reader: PageReader, draft?: ContactDraft): Promise<string> {
    const live = await this.liveData(reader);
    const page = fillPage(slug, live, draft);
    const program = hasShop(slug) ? this.storefront.entryIn(live.locale) : {};
    return framePage({ ...page, ...program, slug, content: pageArticle(slug, page, live) }, live);
  }

  private async markdown(slug: PageSlug, reader: PageReader): Promise<string> {
    const live = await this.liveData(reader);
    return pageMarkdown(fillPage(slug, live), live);
  }

  /** A page's entry in an index. */
  async summary(
    slug: PageSlug,
    locale: PageLocale,
  ): Promise<Pick<PageSource, 'title' | 'menu' | 'description'>> {
    return fillPage(slug, await this.liveData({ locale, prefix: '' }));
  }

  /** A page that answers an action. It reads no database, so that it works while the database is unavailable. */
  reply(slug: ReplySlug, reader: PageReader): string {
    const own = this.ownData(reader);
    const page = fillReply(slug, own);
    return framePage({ slug: null, title: page.title, content: pageArticle('reply', page, own) }, own);
  }

  /** Another feature's page in the site's frame. */
  frame(page: ForeignPage, reader: PageReader): string {
    return framePage({ slug: null, ...page }, this.ownData(reader));
  }

  /** Sends another feature's page in the site's frame; it is not cached, and no index lists it. */
  sendFramed(response: Response, page: ForeignPage, locale: PageLocale, options?: ReplyOptions): void {
    sendReply(response, locale, this.frame(page, { locale, prefix: '' }), options);
  }

  /** Sends the page for an error. */
  sendError(response: Response, reader: PageReader, status: number): void {
    sendReply(response, reader.locale, this.reply(errorPage(status), reader), { status });
  }

  private async liveData(reader: PageReader): Promise<LiveData> {
    const book = await this.books.current();
    const materials = await this.catalog.listMaterials(book);
    const destinations = await this.catalog.listDestinations();
    return { ...this.ownData(reader), book, materials, destinations };
  }

  private ownData(reader: PageReader): OwnData {
    const { seller, legalNotice, publicUrl, isTariffPublic, payment } = this.settings;
    return {
      ...reader,
      seller,
      legalNotice,
      publicUrl,
      isTariffPublic,
      paymentMethods: payment.methods,
      contactSubjects: this.contact.subjects,
      sessionLifetimesMs: { short: shortSessionMs, remembered: longSessionMs },
    };
  }
}
