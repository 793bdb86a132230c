import { Controller, Get, Req, Res, UseFilters } from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';
import type { Request, Response } from 'express';
import { Access } from '../endpoint/caller/access.decorator.js';
import { AnswerMemory } from '../endpoint/answers/answer-memory.js';
import { RateLimit, UncountedInOutage } from '../endpoint/limits/rate-limit.decorator.js';
import { PageErrorFilter } from '../http/page-error.filter.js';
import { readerOf } from './page-reader.js';
import { hasShop, markdownPath, pageAddresses, pagePath } from './page-table.js';
import { sendWithEtag } from '../endpoint/answers/etag.js';
import { guardPage, pageCaching } from '../endpoint/answers/send-page.js';
import { SiteService } from './site.service.js';

/** The public pages, each under its path, with a language before it or not, and with `.md` behind it. */
@Controller()
@Access('public')
@RateLimit(120)
@UncountedInOutage(true)
@UseFilters(PageErrorFilter)
export class SiteController {
  constructor(
    private readonly site: SiteService,
    private readonly memory: AnswerMemory,
  ) {}

  @Get([...pageAddresses.keys()])
  async page(@Req() request: Request, @Res() response: Response): Promise<void> {
    const path = request.path.toLowerCase().replace(/(?<=.)\/+$/, '');
    const address = pageAddresses.get(path);
    if (address === undefined) throw new ServiceError('NOT_FOUND');
    // The router is not strict about case and slashes; caches and search engines are.
    if (path !== request.path) return response.redirect(301, path + request.url.slice(request.path.length));
    const { slug, prefix, locale, isMarkdown } = address;
    const reader = readerOf(request);
    guardPage(response, reader.locale, { isPublic: true, ...(hasShop(slug) && this.site.shopRights) });
    if (!isMarkdown) response.vary('Accept');
    if (locale === null) response.vary('Accept-Language');
    const isText = isMarkdown || request.accepts(['text/html', 'text/markdown']) === 'text/markdown';
    const [type, otherType] = isText ? ['text/markdown', 'text/html'] : ['text/html', 'text/markdown'];
    const other = isText ? pagePath(slug, prefix) : markdownPath(slug, prefix);
    response.set('Link', `<${other}>; rel="alternate"; type="${otherType}"`);
    const { body, etag, basis } = await this.site.page(slug, reader, isText);
    sendWithEtag(response, `${type}; charset=utf-8`, body, pageCaching, etag);
    this.memory.keep(response, body, basis);
  }
}
