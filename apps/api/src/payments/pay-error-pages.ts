import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import type { Request, Response } from 'express';
import { ErrorPages } from '../http/page-error.filter.js';
import { askedLocale } from '../endpoint/caller/page-locale.js';
import { type PageWords, wordsIn } from '@shared/words/words-in.js';
import { sendPage } from './pages/send-page.js';

/** Error pages of the payment pages, which only browsers open. */
@Injectable()
export class PayErrorPages extends ErrorPages {
  constructor(@Inject(SETTINGS) private readonly settings: ProcessSettings) {
    super();
  }

  override isFor(): boolean {
    return true;
  }

  send(status: number, request: Request, response: Response): void {
    const locale = askedLocale(request);
    const { seller } = this.settings;
    sendPage(response, { locale, seller, tone: 'bad', ...wordsFor(status, wordsIn(locale).pay) }, status);
  }
}

function wordsFor(status: number, { errors }: PageWords['pay']): { title: string; text: string } {
  if (status === 429) return errors.tooMany;
  return status >= 500 ? errors.failed : errors.notFound;
}
