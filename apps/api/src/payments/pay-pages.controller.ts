import { Controller, Get, Param, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { sandboxDecisions } from '@shared/infra/payments/sandbox-provider.js';
import type { Request, Response } from 'express';
import { Access } from '../endpoint/access.decorator.js';
import { UnparsedBody } from '../http/body.guard.js';
import { AnyOrigin } from '../http/origin.guard.js';
import { PageErrorFilter } from '../http/page-error.filter.js';
import { RateLimit } from '../endpoint/rate-limit.decorator.js';
import { type PageQuery, sendPage } from './pages/send-page.js';
import { PayPagesService } from './pay-pages.service.js';
import { receiveBody } from '../http/request-body.js';
import { told } from '@shared/words/say.js';

/** One button of a form. */
const decisionBody = {
  maxBytes: 1024,
  tooLarge: { message: told('api.messages.formTooLarge'), hint: told('api.hints.decisionAlone') },
};

/** Pages for browsers. Their token admits; no session, no cookie, no script needed. */
@Controller('pay')
@Access('public')
@RateLimit(120)
@UseFilters(PageErrorFilter)
export class PayPagesController {
  constructor(private readonly pages: PayPagesService) {}

  @Get('sandbox/:attemptId')
  async sandbox(
    @Param('attemptId') attemptId: string,
    @Query() { token, lang }: PageQuery,
    @Res() response: Response,
  ): Promise<void> {
    sendPage(response, await this.pages.sandboxPage({ attemptId, token, lang }));
  }

  @Post('sandbox/:attemptId')
  @UnparsedBody()
  async decide(
    @Param('attemptId') attemptId: string,
    @Query() { token, lang }: PageQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const form = new URLSearchParams((await receiveBody(request, decisionBody)).toString('utf8'));
    const decision = sandboxDecisions.find((one) => one === form.get('decision'));
    if (decision === undefined) throw new ServiceError('INVALID_INPUT');
    response.redirect(303, await this.pages.decide({ attemptId, token, lang }, decision));
  }

  @Get('cmi/:attemptId')
  async gateway(
    @Param('attemptId') attemptId: string,
    @Query() { token, lang }: PageQuery,
    @Res() response: Response,
  ): Promise<void> {
    sendPage(response, await this.pages.gatewayPage({ attemptId, token, lang }));
  }

  @Get('return/:attemptId')
  async result(
    @Param('attemptId') attemptId: string,
    @Query() { token, lang, looks, left }: PageQuery,
    @Res() response: Response,
  ): Promise<void> {
    const count = typeof looks === 'string' && /^\d{1,3}$/.test(looks) ? Number(looks) : 0;
    sendPage(response, await this.pages.returnPage({ attemptId, token, lang }, count, left !== undefined));
  }

  /** Redirects to the page where the order is paid. Nothing is charged before the customer pays there. */
  @Get('order/:orderId')
  async order(
    @Param('orderId') orderId: string,
    @Query() { token, lang }: PageQuery,
    @Res() response: Response,
  ): Promise<void> {
    const next = await this.pages.orderPage({ orderId, token, lang });
    if (typeof next === 'string') response.redirect(303, next);
    else sendPage(response, next);
  }

  /** Some gateways post the browser back. What they post is not believed: the callback tells. */
  @Post('return/:attemptId')
  @AnyOrigin()
  @UnparsedBody()
  async comeBack(
    @Param('attemptId') attemptId: string,
    @Query() { token, lang }: PageQuery,
    @Res() response: Response,
  ): Promise<void> {
    response.redirect(303, await this.pages.returnPath({ attemptId, token, lang }));
  }
}
