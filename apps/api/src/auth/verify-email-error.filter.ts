import { Catch, Injectable } from '@nestjs/common';
import type { ServiceError } from '@shared/domain/contract/errors.js';
import type { Request, Response } from 'express';
import { asksForPage } from '../endpoint/caller/asks-for-page.js';
import { ErrorFilter } from '../http/error.filter.js';
import { linkPagePaths, linkPath } from './link-pages.js';

/** Longest token passed on to the page; a longer one is invalid anyway. */
const longestToken = 200;

/** Redirects a browser whose link has no token, or a malformed one, to the page that mails a new link. */
@Catch()
@Injectable()
export class VerifyEmailErrorFilter extends ErrorFilter {
  protected override send(error: ServiceError, request: Request, response: Response): void {
    response.vary('Accept');
    const isOfToken = error.details.errors?.some(({ field }) => field === 'token') ?? false;
    if (!isOfToken || !asksForPage(request)) {
      super.send(error, request, response);
      return;
    }
    const { token } = request.query;
    const isText = typeof token === 'string' && token !== '';
    response.redirect(
      302,
      isText ? linkPath('verifyEmail', token.slice(0, longestToken), null) : linkPagePaths.verifyEmail,
    );
  }
}
