import type { IncomingHttpHeaders } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';
import {
  type CallbackAnswer,
  CallbackError,
  type CallbackVerdict,
  PAYMENT_GATEWAY,
  type PaymentGateway,
  type ProviderNews,
} from '@shared/infra/payments/payment-provider.js';
import { Counter } from 'prom-client';
import { ProcessFigures } from '@shared/infra/metrics/process-figures.js';
import { told } from '@shared/words/say.js';
import { PaymentEventsService } from './payment-events.service.js';
import { RefundFailures } from './refund-failures.service.js';
import { TakenBack } from './taken-back.service.js';

/** What callbacks come to: the verdicts on genuine ones, and `forged`, which none is stored of. */
const outcomes = ['taken', 'noted', 'refused', 'forged'] as const;

/** Handles callbacks of the payment gateway: each event is applied before it is answered. */
@Injectable()
export class CallbacksService {
  private readonly heard: Counter<'provider' | 'outcome'>;

  constructor(
    private readonly events: PaymentEventsService,
    private readonly refundFailures: RefundFailures,
    private readonly takenBack: TakenBack,
    @Inject(PAYMENT_GATEWAY) private readonly provider: PaymentGateway,
    { registry }: ProcessFigures,
  ) {
    this.heard = new Counter({
      name: 'payment_callbacks_total',
      help: 'Callbacks of the payment gateway, by what they came to.',
      labelNames: ['provider', 'outcome'],
      registers: [registry],
    });
    // From zero on, so that the first one counts as an increase.
    for (const outcome of outcomes) this.heard.inc({ provider: provider.name, outcome }, 0);
  }

  /** The largest callback of the configured provider. */
  get maximumBytes(): number {
    return this.provider.maximumCallbackBytes;
  }

  /** @throws {ServiceError} NOT_FOUND unless callbacks of this provider are expected. */
  assertConfigured(provider: string): void {
    if (provider === this.provider.name) return;
    const hint = 'Callbacks are taken from the provider that is configured.';
    throw new ServiceError('NOT_FOUND', { details: { hint } });
  }

  /** @throws {ServiceError} INVALID_INPUT for a forged or outdated callback; CONFLICT for one that is to be told again. */
  async hear(rawBody: Buffer, headers: IncomingHttpHeaders): Promise<CallbackAnswer> {
    const event = this.verify(rawBody, headers);
    const verdict = event === null ? 'noted' : await this.apply(event);
    this.count(verdict);
    return this.provider.answerCallback(verdict);
  }

  private apply(news: ProviderNews): Promise<CallbackVerdict> {
    const { name } = this.provider;
    if (news.kind === 'refundFailed') return this.refundFailures.hear(name, news);
    if (news.kind === 'takenBack') return this.takenBack.hear(name, news);
    return this.events.applyOnce(name, news);
  }

  private count(outcome: (typeof outcomes)[number]): void {
    this.heard.inc({ provider: this.provider.name, outcome });
  }

  private verify(rawBody: Buffer, headers: IncomingHttpHeaders): ProviderNews | null {
    try {
      return this.provider.verifyCallback(rawBody, headers);
    } catch (error) {
      if (!(error instanceof CallbackError)) throw error;
      this.count('forged');
      throw new ServiceError('INVALID_INPUT', {
        message: told('api.messages.callbackNotGenuine'),
        details: { hint: told('api.hints.signedCallback') },
        cause: error,
      });
    }
  }
}
