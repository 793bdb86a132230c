import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ErrorPages } from '../http/page-error.filter.js';
import { askedLocale } from '../endpoint/caller/page-locale.js';
import { readerOf } from './page-reader.js';
import { SiteService } from './site.service.js';

/** Error pages in the site's frame: of the public site, of mailed links and of shared quotes. */
@Injectable()
export class SiteErrorPages extends ErrorPages {
  constructor(private readonly site: SiteService) {
    super();
  }

  send(status: number, request: Request, response: Response): void {
    response.vary('Accept-Language');
    const reader = readerOf(request);
    // Pages of links name their language in the query.
    const locale = reader.prefix === '' ? askedLocale(request) : reader.locale;
    this.site.sendError(response, { ...reader, locale }, status);
  }
}
