import { Controller, Get, Req, Res, UseFilters } from '@nestjs/common';
import { pageLocales } from '@shared/domain/contract/enums.js';
import type { Request, Response } from 'express';
import { Access } from '../endpoint/caller/access.decorator.js';
import { RateLimit, UncountedInOutage } from '../endpoint/limits/rate-limit.decorator.js';
import { pageLocaleOf } from '../endpoint/caller/page-locale.js';
import { sendWithEtag } from '../endpoint/answers/etag.js';
import { guardPage } from '../endpoint/answers/send-page.js';
import { PageErrorFilter } from '../http/page-error.filter.js';
import { type PageReader, SiteService } from '../site/site.service.js';
import { statusPage, statusPaths } from './status-page.js';
import { StatusReader, type StatusView } from './status.service.js';

const caching = 'public, max-age=10';
/** Pages that follow it, and people who look again. */
const looksPerMinute = 120;

/** How the service does, for everyone. */
@Controller()
@Access('public')
@RateLimit(looksPerMinute)
@UncountedInOutage(true)
export class StatusController {
  constructor(
    private readonly status: StatusReader,
    private readonly site: SiteService,
  ) {}

  /**
   * Tells how the service does: prices, files, cards, documents, mails and payments.
   * It is at most ten seconds old; `/status` is the same as a page.
   */
  @Get('api/status')
  async read(@Res({ passthrough: true }) response: Response): Promise<StatusView> {
    response.set('Cache-Control', caching);
    return this.status.read();
  }

  @Get(statusPaths)
  @UseFilters(PageErrorFilter)
  async page(@Req() request: Request, @Res() response: Response): Promise<void> {
    const reader = readerOf(request);
    const page = statusPage(await this.status.read(), reader.locale);
    guardPage(response, reader.locale, { isPublic: true });
    if (reader.prefix === '') response.vary('Accept-Language');
    sendWithEtag(response, 'text/html; charset=utf-8', this.site.frame(page, reader), caching);
  }
}

/** The reader's language: the path's, or the one that Accept-Language prefers. */
function readerOf(request: Request): PageReader {
  const locale = pageLocales.find((one) => request.path.toLowerCase().startsWith(`/${one}/`));
  return locale === undefined
    ? { prefix: '', locale: pageLocaleOf(request) }
    : { prefix: `/${locale}`, locale };
}
