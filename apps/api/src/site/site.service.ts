import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import type { Locale } from '@shared/domain/contract/enums.js';
import { longSessionMs, shortSessionMs } from '@shared/domain/accounts/session-rules.js';
import { currentPriceBook } from '@shared/domain/pricing/price-books.js';
import type { Response } from 'express';
import { CatalogService } from '../catalog/catalog.service.js';
import { ContactService } from '../contact/contact.service.js';
import type { Html } from '@web/html.js';
import type { ContactDraft } from './blocks/contact-form.js';
import type { LiveData } from './live-data.js';
import { pageHtml } from './page-html.js';
import { fillPage, pageMarkdown } from './page-markdown.js';
import type { PageSource } from './page-source.js';
import type { PageSlug, Prefix, ReplySlug } from './page-table.js';
import { sendReply } from './send-page.js';
import { type FramedPage, framePage, masthead } from './site-layout.js';

/** The language and address prefix of a page's reader. */
export interface PageReader {
  locale: Locale;
  prefix: Prefix;
}

/** A page of another feature. */
export type ForeignPage = Pick<FramedPage, 'title' | 'content' | 'otherLanguagePath'>;

/** The page for an error of this status. */
function errorPage(status: number): ReplySlug {
  if (status === 404) return 'not-found';
  return status === 429 ? 'too-many' : 'failed';
}

/** The public pages: Markdown with the service's own figures, as Markdown or as HTML. */
@Injectable()
export class SiteService {
  constructor(
    private readonly catalog: CatalogService,
    private readonly contact: ContactService,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  async html(slug: PageSlug, reader: PageReader, draft?: ContactDraft): Promise<string> {
    const live = await this.liveData(reader);
    const page = fillPage(slug, live, draft);
    return framePage({ slug, ...page, content: pageHtml(page, live) }, live);
  }

  async markdown(slug: PageSlug, reader: PageReader): Promise<string> {
    const live = await this.liveData(reader);
    return pageMarkdown(fillPage(slug, live), live);
  }

  /** A page's entry in an index. */
  async summary(slug: PageSlug, locale: Locale): Promise<Pick<PageSource, 'title' | 'menu' | 'description'>> {
    return fillPage(slug, await this.liveData({ locale, prefix: '' }));
  }

  /** A page that answers an action. It reads no database, so that it works while the database is unavailable. */
  reply(slug: ReplySlug, reader: PageReader): string {
    const live = { ...this.ownData(reader), materials: [], destinations: [] };
    const page = fillPage(slug, live);
    return framePage({ slug: null, ...page, content: pageHtml(page, live) }, live);
  }

  /** Sends another feature's page in the site's frame; it is not cached, and no index lists it. */
  sendFramed(response: Response, page: ForeignPage, locale: Locale, status = 200): void {
    const live = this.ownData({ locale, prefix: '' });
    sendReply(response, locale, framePage({ slug: null, description: page.title, ...page }, live), status);
  }

  /** Sends the page for an error. */
  sendError(response: Response, reader: PageReader, status: number): void {
    sendReply(response, reader.locale, this.reply(errorPage(status), reader), status);
  }

  /** The site's name and main pages, for the top of another feature's page. */
  masthead(reader: PageReader): Html {
    return masthead(this.ownData(reader), null);
  }

  private async liveData(reader: PageReader): Promise<LiveData> {
    const materials = await this.catalog.listMaterials();
    const destinations = await this.catalog.listDestinations();
    return { ...this.ownData(reader), materials, destinations };
  }

  private ownData(reader: PageReader): Omit<LiveData, 'materials' | 'destinations'> {
    const { seller, legalNotice, publicUrl } = this.settings;
    return {
      ...reader,
      seller,
      legalNotice,
      publicUrl,
      book: currentPriceBook,
      contactSubjects: this.contact.subjects,
      sessionLifetimesMs: { short: shortSessionMs, remembered: longSessionMs },
    };
  }
}
