import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ErrorPages } from '../../http/page-error.filter.js';
import { SiteService } from '../../site/site.service.js';
import { askedLocale } from './page-locale.js';

/** Error pages for the pages that mailed links lead to. */
@Injectable()
export class LinkErrorPages extends ErrorPages {
  constructor(private readonly site: SiteService) {
    super();
  }

  send(status: number, request: Request, response: Response): void {
    response.vary('Accept-Language');
    this.site.sendError(response, { locale: askedLocale(request), prefix: '' }, status);
  }
}
