import { Catch, Injectable, NotFoundException } from '@nestjs/common';
import type { ServiceError } from '@shared/domain/contract/errors.js';
import type { Request, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { PageErrorFilter } from '../http/page-error.filter.js';
import { SiteErrorPages } from './site-error-pages.js';

/** Unknown paths get a page of the site if the client asks for HTML; under `/api` always the envelope. */
@Catch(NotFoundException)
@Injectable()
export class UnknownPageFilter extends PageErrorFilter {
  constructor(logger: PinoLogger, pages: SiteErrorPages) {
    super(logger, pages);
  }

  protected override send(error: ServiceError, request: Request, response: Response): void {
    if (/^\/api(\/|$)/i.test(request.path)) this.sendEnvelope(error, response);
    else super.send(error, request, response);
  }
}
