import { type ArgumentsHost, Catch, type ExceptionFilter, Inject } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { locales } from '@shared/domain/contract/enums.js';
import type { Request, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { type Words, wordsIn } from '@shared/words/words-in.js';
import { toServiceError } from '../http/failure.js';
import { localeOf } from '../endpoint/request-locale.js';
import { sendPage } from './pages/send-page.js';
import { saySentence } from '@shared/words/say.js';

/** Tells browsers of an error in a page rather than in the envelope. */
@Catch()
export class PayPageErrorFilter implements ExceptionFilter {
  constructor(
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
    private readonly logger: PinoLogger,
  ) {
    logger.setContext(PayPageErrorFilter.name);
  }

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const error = toServiceError(thrown);
    if (error.status >= 500)
      this.logger.error({ err: error.cause ?? error, code: error.code }, saySentence('en', error.told));
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const locale = locales.find((one) => one === request.query.lang) ?? localeOf(request);
    const { seller } = this.settings;
    response.set(error.headers);
    sendPage(
      response,
      { locale, seller, tone: 'bad', ...wordsFor(error.status, wordsIn(locale).pay) },
      error.status,
    );
  }
}

function wordsFor(status: number, { errors }: Words['pay']): { title: string; text: string } {
  if (status === 429) return errors.tooMany;
  return status >= 500 ? errors.failed : errors.notFound;
}
