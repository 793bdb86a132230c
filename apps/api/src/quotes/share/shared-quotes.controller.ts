import { Controller, Get, Query, Req, Res, UseFilters } from '@nestjs/common';
import { documentLocaleOf, type PageLocale } from '@shared/domain/contract/enums.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import type { Request, Response } from 'express';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Access } from '../../endpoint/caller/access.decorator.js';
import { RateLimit } from '../../endpoint/limits/rate-limit.decorator.js';
import { PageErrorFilter } from '../../http/page-error.filter.js';
import { PartPictures } from '../../files/part-pictures.service.js';
import { SiteService } from '../../site/site.service.js';
import { QuoteDocumentService } from '../quote-document.service.js';
import { type FoundQuote, SavedQuotesService } from '../saved-quotes.service.js';
import { QuotePaperService } from '../quote-paper.service.js';
import { askedLocale } from '../../endpoint/caller/page-locale.js';
import { QuoteSharingService } from './quote-sharing.service.js';
import { sharedQuotePath } from './share-link.js';
import { endedSharePage, type SharedQuotePage, sharedQuotePage } from './shared-quote-markup.js';

/** The status of an address whose page is gone. */
const gone = 410;

/** The query of the pages, unvalidated. */
interface ShareQuery {
  token?: unknown;
  /** Of the quote, from 0: its part's picture is asked for. */
  line?: unknown;
}

/** The address of a page, in a language. */
function pathOf(path: string, token: string, locale: PageLocale): string {
  return `${path}?${new URLSearchParams({ token, lang: locale }).toString()}`;
}

/** Where the picture of a line is, below the page. */
function picturePath(token: string, line: number): string {
  return `${sharedQuotePath}/picture?${new URLSearchParams({ token, line: String(line) }).toString()}`;
}

/** Pages of shared quotes. Their token admits; no session, no cookie, no script. */
@Controller(sharedQuotePath)
@Access('public')
@UseFilters(PageErrorFilter)
export class SharedQuotesController {
  constructor(
    private readonly sharing: QuoteSharingService,
    private readonly quotes: SavedQuotesService,
    private readonly papers: QuotePaperService,
    private readonly documents: QuoteDocumentService,
    private readonly pictures: PartPictures,
    private readonly site: SiteService,
  ) {}

  @Get()
  @RateLimit(120)
  async page(
    @Query() { token }: ShareQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const locale = askedLocale(request);
    const found = await this.openOrEnd(response, locale, token);
    if (found === null) return;
    const paper = await this.papers.read(found.quote, locale);
    const pdfPath = pathOf(`${sharedQuotePath}/pdf`, String(token), locale);
    const fileKeys = paper.lines.map(({ fileKey }) => fileKey);
    const shown = await this.pictures.shown(fileKeys);
    const pictures = new Map(shown.map((key) => [key, picturePath(String(token), fileKeys.indexOf(key))]));
    this.send(response, sharedQuotePage({ paper, pictures, pdfPath, locale }), locale, token);
  }

  @Get('pdf')
  @RateLimit(20)
  async pdf(
    @Query() { token }: ShareQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const locale = askedLocale(request);
    const found = await this.openOrEnd(response, locale, token);
    if (found === null) return;
    const { reference, content } = await this.documents.openShared(found, documentLocaleOf(locale));
    await this.sendFile(response, content, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${reference}.pdf"`,
      'Cache-Control': 'no-store',
    });
  }

  /** The picture of a line's part: by the link's own token, so that it ends with the link, and does not name its file. */
  @Get('picture')
  @RateLimit(600)
  async picture(
    @Query() { token, line }: ShareQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const found = await this.openOrEnd(response, askedLocale(request), token);
    if (found === null) return;
    const lines = await this.quotes.linesOf(found.quote);
    const part = lines.find(({ position }) => String(position) === line);
    if (part === undefined) throw new ServiceError('NOT_FOUND');
    const content = await this.pictures.open(part.fileKey);
    await this.sendFile(response, content, {
      'Content-Type': 'image/png',
      'Cache-Control': 'private, max-age=300',
    });
  }

  /** The quote of a link; `null` once it has sent the page that says that the link has ended. */
  private async openOrEnd(
    response: Response,
    locale: PageLocale,
    token: unknown,
  ): Promise<FoundQuote | null> {
    const found = await this.sharing.open(token);
    if (found === null) this.send(response, endedSharePage(locale), locale, token, gone);
    return found;
  }

  private async sendFile(
    response: Response,
    content: Readable,
    headers: Record<string, string>,
  ): Promise<void> {
    response.set({ ...headers, 'X-Robots-Tag': 'noindex' });
    // Whoever has left needs no answer.
    await pipeline(content, response).catch((error: unknown) => {
      if (!response.destroyed || response.writableFinished) throw error;
    });
  }

  private send(
    response: Response,
    page: SharedQuotePage,
    locale: PageLocale,
    token: unknown,
    status = 200,
  ): void {
    const pathIn = (other: PageLocale) => pathOf(sharedQuotePath, String(token), other);
    response.vary('Accept-Language');
    this.site.sendFramed(response, { ...page, pathIn }, locale, { status });
  }
}
