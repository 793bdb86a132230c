import { Catch, Injectable, NotFoundException } from '@nestjs/common';
import type { ServiceError } from '@shared/domain/contract/errors.js';
import type { Request, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { asksForPage } from '../endpoint/accept.js';
import { ErrorFilter } from '../http/error.filter.js';
import { readerOf } from './page-reader.js';
import { sendReply } from './send-page.js';
import { errorPage, SiteService } from './site.service.js';

/** Tells browsers of an error in a page, and everyone else in the envelope. */
@Catch()
@Injectable()
export class PageErrorFilter extends ErrorFilter {
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
    const reader = readerOf(request);
    response.vary('Accept-Language').set(error.headers);
    sendReply(response, reader.locale, this.site.reply(errorPage(error.status), reader), error.status);
  }
}

/** An address that nobody knows; under `/api` the envelope is all there is. */
@Catch(NotFoundException)
@Injectable()
export class UnknownPageFilter extends PageErrorFilter {
  protected override send(error: ServiceError, request: Request, response: Response): void {
    if (/^\/api(\/|$)/i.test(request.path)) this.sendEnvelope(error, response);
    else super.send(error, request, response);
  }
}
