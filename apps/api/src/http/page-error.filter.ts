import { Catch, Injectable } from '@nestjs/common';
import { type ErrorCode, ServiceError } from '@shared/domain/contract/errors.js';
import type { Request, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { asksForPage } from '../endpoint/caller/asks-for-page.js';
import { ErrorFilter } from './error.filter.js';
import { headersOf, statusOf } from './error-status.js';

/** The error pages of a module; a module whose controllers use {@link PageErrorFilter} provides it. */
export abstract class ErrorPages {
  /** Whether this client gets a page. */
  isFor(request: Request, response: Response): boolean {
    response.vary('Accept');
    return asksForPage(request);
  }

  abstract send(status: number, request: Request, response: Response): void;
}

/** A refusal that brings its own page, such as a form with its faults; sent to every client. */
export class PageRefusal extends ServiceError {
  constructor(
    code: ErrorCode,
    readonly send: (status: number) => void,
  ) {
    super(code);
  }
}

/** Answers errors with a page of the module for browsers, and with the envelope for other clients. */
@Catch()
@Injectable()
export class PageErrorFilter extends ErrorFilter {
  constructor(
    logger: PinoLogger,
    private readonly pages: ErrorPages,
  ) {
    super(logger);
  }

  protected override send(error: ServiceError, request: Request, response: Response): void {
    if (error instanceof PageRefusal) {
      error.send(statusOf(error));
      return;
    }
    if (!this.pages.isFor(request, response)) {
      super.send(error, request, response);
      return;
    }
    response.set(headersOf(error));
    this.pages.send(statusOf(error), request, response);
  }
}
