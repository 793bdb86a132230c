import { Controller, Get, Param, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { sandboxDecisions } from '@shared/infra/payments/sandbox-provider.js';
import type { Request, Response } from 'express';
import { Access } from '../endpoint/caller/access.decorator.js';
import { UnparsedBody } from '../http/body.guard.js';
import { AnyOrigin } from '../http/origin.guard.js';
import { PageErrorFilter } from '../http/page-error.filter.js';
import { RateLimit } from '../endpoint/limits/rate-limit.decorator.js';
import { type PageQuery, sendPage, sendPageOrRedirect } from './pages/send-page.js';
import { OrderPagesService } from './order-pages.service.js';
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
  constructor(
    private readonly pages: PayPagesService,
    private readonly orders: OrderPagesService,
  ) {}

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
    const next = await this.pages.returnPage({ attemptId, token, lang }, count, left !== undefined);
    sendPageOrRedirect(response, next);
  }

  /** Redirects to the page where the order is paid. Nothing is charged before the customer pays there. */
  @Get('order/:orderId')
  async order(
    @Param('orderId') orderId: string,
    @Query() { token, lang, method }: PageQuery,
    @Res() response: Response,
  ): Promise<void> {
    sendPageOrRedirect(response, await this.orders.payPage({ orderId, token, lang }, method));
  }

  /** Shows how far an order is. */
  @Get('status/:orderId')
  async status(
    @Param('orderId') orderId: string,
    @Query() { token, lang }: PageQuery,
    @Res() response: Response,
  ): Promise<void> {
    sendPage(response, await this.orders.statusPage({ orderId, token, lang }));
  }

  @Get('transfer/:attemptId')
  async transfer(
    @Param('attemptId') attemptId: string,
    @Query() { token, lang }: PageQuery,
    @Res() response: Response,
  ): Promise<void> {
    sendPage(response, await this.pages.transferPage({ attemptId, token, lang }));
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
