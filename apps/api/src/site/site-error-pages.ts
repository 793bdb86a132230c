import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ErrorPages } from '../http/page-error.filter.js';
import { readerOf } from './page-reader.js';
import { SiteService } from './site.service.js';

/** Error pages of the public site. */
@Injectable()
export class SiteErrorPages extends ErrorPages {
  constructor(private readonly site: SiteService) {
    super();
  }

  send(status: number, request: Request, response: Response): void {
    response.vary('Accept-Language');
    this.site.sendError(response, readerOf(request), status);
  }
}
