import { type ArgumentsHost, Catch, type ExceptionFilter, NotFoundException } from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';
import type { Request, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { headersOf, statusOf } from './error-status.js';
import { saySentence } from '@shared/words/say.js';
import { answerLocaleOf } from '../endpoint/caller/answer-locale.js';
import { failureBody, toServiceError } from './failure.js';
import { hintForUnknownRoute } from './route-hint.js';

/** Answers everything that a request throws with the failure envelope; a subclass may answer otherwise. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly logger: PinoLogger) {
    logger.setContext(new.target.name);
  }

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const error =
      thrown instanceof NotFoundException
        ? new ServiceError('NOT_FOUND', { details: { hint: hintForUnknownRoute(request) } })
        : toServiceError(thrown);
    // For the figures of answers.
    response.locals.refusal = error;
    if (statusOf(error) >= 500)
      this.logger.error({ err: error.cause ?? error, code: error.code }, saySentence('en', error.told));
    if (response.headersSent) {
      response.destroy();
      return;
    }
    this.send(error, request, response);
  }

  /** Sends the error to the client. */
  protected send(error: ServiceError, _request: Request, response: Response): void {
    this.sendEnvelope(error, response);
  }

  protected sendEnvelope(error: ServiceError, response: Response): void {
    // A handler's own Cache-Control is meant for its success.
    const headers = { 'Cache-Control': 'no-store', ...headersOf(error) };
    response
      .status(statusOf(error))
      .set(headers)
      .json(failureBody(error, answerLocaleOf(response.req)));
  }
}
