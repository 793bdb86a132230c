import { Body, Controller, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Access } from '../endpoint/caller/access.decorator.js';
import { Refuses, Sends, Takes } from '../endpoint/answers/answers.decorator.js';
import { UnparsedBody } from '../http/body.guard.js';
import { type Caller, CurrentCaller } from '../endpoint/caller/caller.decorator.js';
import { IdempotencyKey, type RepeatableRequest } from '../endpoint/answers/idempotency-key.decorator.js';
import { RateLimit, UncountedInOutage } from '../endpoint/limits/rate-limit.decorator.js';
import { CallbacksService } from './callbacks.service.js';
import { CheckoutDto, type CheckoutView } from './payments.dto.js';
import { PaymentsService } from './payments.service.js';
import { receiveBody } from '../http/request-body.js';
import { told } from '@shared/words/say.js';

/** Paying for orders, by card or transfer. */
@Controller('api/payments')
export class PaymentsController {
  constructor(
    private readonly payments: PaymentsService,
    private readonly callbacks: CallbacksService,
  ) {}

  /**
   * Opens a hosted page that charges the order's total. While a payment attempt is open, its address is returned again.
   * The order becomes `paid` when the provider confirms the payment, not when the browser returns.
   */
  @Post('checkout')
  @HttpCode(200)
  @RateLimit(20)
  @Refuses({
    ORDER_NOT_FOUND: [],
    INVALID_INPUT: ['orderAlreadyPaid', 'orderNotPayable'],
    EXTERNAL_SERVICE_ERROR: [],
  })
  checkout(
    @CurrentCaller() { userId }: Caller,
    @IdempotencyKey() request: RepeatableRequest | null,
    @Body() dto: CheckoutDto,
  ): Promise<CheckoutView> {
    return this.payments.checkout(userId, request, dto);
  }

  /** Receives a payment provider's signed callback. The answer has the provider's format and follows the commit. */
  @Post('callback/:provider')
  @HttpCode(200)
  @Access('public')
  @Takes({ contentType: '*/*', schema: {} })
  @Sends('*/*')
  @Refuses({ NOT_FOUND: [], INVALID_INPUT: [], CONFLICT: [] })
  @RateLimit(600)
  // Its signature is checked: a payment is heard though calls cannot be counted.
  @UncountedInOutage(true)
  @UnparsedBody()
  async callback(
    @Param('provider') provider: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    this.callbacks.assertConfigured(provider);
    const maxBytes = this.callbacks.maximumBytes;
    const rawBody = await receiveBody(request, {
      maxBytes,
      tooLarge: {
        message: told('api.messages.callbackTooLarge'),
        hint: told('api.hints.callbackLimit', { kilobytes: maxBytes / 1024 }),
      },
    });
    const { status, contentType, body } = await this.callbacks.hear(rawBody, request.headers);
    response.status(status).set('Content-Type', contentType).send(body);
  }
}
