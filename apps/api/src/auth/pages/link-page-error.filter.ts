import { Catch, Injectable } from '@nestjs/common';
import type { ServiceError } from '@shared/domain/contract/errors.js';
import type { Request, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { asksForPage } from '../../endpoint/accept.js';
import { ErrorFilter } from '../../http/error.filter.js';
import { SiteService } from '../../site/site.service.js';
import { askedLocale } from './page-locale.js';

/** Tells browsers of an error in a page, and other clients in the envelope. */
@Catch()
@Injectable()
export class LinkPageErrorFilter extends ErrorFilter {
  constructor(
    logger: PinoLogger,
    private readonly site: SiteService,
  ) {
    super(logger);
  }

  protected override send(error: ServiceError, request: Request, response: Response): void {
    response.vary('Accept');
    if (!asksForPage(request.headers.accept)) {
      super.send(error, request, response);
      return;
    }
    response.vary('Accept-Language').set(error.headers);
    this.site.sendError(response, askedLocale(request), error.status);
  }
}
