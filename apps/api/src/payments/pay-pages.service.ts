import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { type PageLocale, pageLocales } from '@shared/domain/contract/enums.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { PaymentAttempt } from '@shared/infra/database/entities/payment-attempt.entity.js';
import { SandboxDecision } from '@shared/infra/database/entities/sandbox-decision.entity.js';
import { invoiceMailState } from '@shared/infra/mail/late-mails.js';
import { wordsIn } from '@shared/words/words-in.js';
import { isPayToken, payPath, type PayPage as PayPageName } from '@shared/infra/payments/pay-links.js';
import { PAYMENT_GATEWAY, type PaymentGateway } from '@shared/infra/payments/payment-provider.js';
import type { SandboxDecision as Decision } from '@shared/infra/payments/sandbox-provider.js';
import { toCheckoutAttempt } from './checkout-attempt.js';
import { attemptPage } from './pages/attempt-page.js';
import type { PageLink, PayPage } from './pages/pay-page.js';
import { type PaymentState, paymentState } from './pages/payment-state.js';

/** A browser's request for a page: its token, and a language to use instead of the customer's. */
interface PageRequest {
  token: unknown;
  lang: unknown;
}

type AttemptRequest = PageRequest & { attemptId: string };

interface Payment {
  attempt: PaymentAttempt;
  state: PaymentState;
  locale: PageLocale;
}

const refreshSeconds = 2;
/** After so many refreshes the page stops refreshing by itself. */
const maxLooks = 45;

/** The pages of one payment. Opening one changes nothing; the sandbox's page stores a decision. */
@Injectable()
export class PayPagesService {
  constructor(
    private readonly em: EntityManager,
    @Inject(PAYMENT_GATEWAY) private readonly gateway: PaymentGateway,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  /** @throws {ServiceError} NOT_FOUND for a forged link. */
  async sandboxPage(request: AttemptRequest): Promise<PayPage> {
    const payment = await this.find(request, 'sandbox');
    const words = wordsIn(payment.locale).pay;
    const page = await this.attemptPage(payment, 'sandbox');
    if (payment.state !== 'open') return this.settledPage(page, payment);
    const figure = page.amount?.figure ?? '';
    return {
      ...page,
      notice: words.sandboxNotice,
      form: {
        action: this.pathOf(payment, 'sandbox'),
        fields: {},
        buttons: [
          { label: `${words.pay} ${figure}`, name: 'decision', value: 'pay' },
          { label: words.decline, name: 'decision', value: 'decline', isQuiet: true },
        ],
        isAutomatic: false,
      },
      footnote: words.secured,
    };
  }

  /**
   * Stores the decision, if the page still takes a payment; the first decision counts.
   *
   * @returns the path of the page that shows the outcome.
   */
  async decide(request: AttemptRequest, decision: Decision): Promise<string> {
    const payment = await this.find(request, 'sandbox');
    const attemptId = payment.attempt.id;
    if (payment.state === 'open') {
      await this.em
        .fork()
        .upsert(
          SandboxDecision,
          { attempt: attemptId, decision, status: 'pending', createdAt: new Date() },
          { onConflictFields: ['attempt'], onConflictAction: 'ignore' },
        );
    }
    return this.pathOf(payment, 'return');
  }

  /** The page that posts the gateway's form. */
  async gatewayPage(request: AttemptRequest): Promise<PayPage> {
    const payment = await this.find(request, 'cmi');
    const page = await this.attemptPage(payment, 'cmi');
    const form = this.gateway.gatewayForm?.(toCheckoutAttempt(payment.attempt), payment.locale);
    if (payment.state !== 'open') return this.settledPage(page, payment);
    if (form === undefined) return page;
    const { gateway, goOn } = wordsIn(payment.locale).pay;
    return { ...page, ...gateway, form: { ...form, buttons: [{ label: goOn }], isAutomatic: true } };
  }

  /**
   * The state of the payment, or the address that the checkout named for it.
   *
   * @param hasLeft whether the customer came back without paying
   */
  async returnPage(request: AttemptRequest, looks: number, hasLeft: boolean): Promise<PayPage | string> {
    const payment = await this.find(request, null);
    const { successUrl, cancelUrl } = payment.attempt;
    const { state } = payment;
    if (state === 'paid' && successUrl) return successUrl;
    if (cancelUrl && (hasLeft || state === 'declined' || state === 'expired')) return cancelUrl;
    const page = await this.attemptPage(payment, 'return');
    const isUnderWay = state === 'waiting' || (state === 'open' && this.isElsewhere(payment));
    if (isUnderWay && !hasLeft) return this.whileWaiting(page, payment, looks);
    if (state !== 'open' && state !== 'waiting') return this.settledPage(page, payment);
    const { backToPayment } = wordsIn(payment.locale).pay;
    return { ...page, links: [{ label: backToPayment, href: payment.attempt.url ?? '' }] };
  }

  /** Where the account and the reference of a bank transfer are shown. */
  async transferPage(request: AttemptRequest): Promise<PayPage> {
    const payment = await this.find(request, 'transfer');
    const words = wordsIn(payment.locale).pay;
    const page = await this.attemptPage(payment, 'transfer');
    const status = this.orderLink(payment);
    if (payment.state !== 'open') return { ...page, links: [status] };
    const [order, , ...others] = page.facts ?? [];
    const facts: [string, string][] = [
      [words.transfer.account, this.settings.seller.bank],
      [words.transfer.holder, this.settings.seller.name],
      [words.transfer.reference, payment.attempt.order.number],
    ];
    return {
      ...page,
      ...words.transfer.page,
      facts: [...(order === undefined ? [] : [order]), ...facts, ...others],
      notice: words.transfer.notice,
      links: [status],
      footnote: words.secured,
    };
  }

  /** The path of a payment's own page, for browsers that a gateway posts back. */
  async returnPath(request: AttemptRequest): Promise<string> {
    return this.pathOf(await this.find(request, null), 'return');
  }

  private async find({ attemptId, token, lang }: AttemptRequest, provider: string | null): Promise<Payment> {
    const attempt = isPayToken(this.settings.appSecret, attemptId, token)
      ? await this.em.findOne(PaymentAttempt, attemptId, { populate: ['order.user'] })
      : null;
    if (attempt === null || ![null, attempt.provider].includes(provider)) throw new ServiceError('NOT_FOUND');
    const isDecided = (await this.em.count(SandboxDecision, { attempt: attemptId })) > 0;
    const facts = {
      orderStatus: attempt.order.status,
      attemptStatus: attempt.status,
      expiresAt: attempt.expiresAt ?? null,
      isDecided,
    };
    const locale = pageLocales.find((one) => one === lang) ?? attempt.locale;
    return { attempt, locale, state: paymentState(facts, new Date()) };
  }

  /** Only the provider knows whether its page was paid. */
  private isElsewhere({ attempt }: Payment): boolean {
    return attempt.provider !== 'sandbox';
  }

  private pathOf({ attempt, locale }: Payment, name: PayPageName): string {
    const language = locale === attempt.locale ? '' : `&lang=${locale}`;
    return payPath(this.settings.appSecret, name, attempt.id) + language;
  }

  private orderPath(page: 'order' | 'status', orderId: string, locale: PageLocale): string {
    return `${payPath(this.settings.appSecret, page, orderId)}&lang=${locale}`;
  }

  private async attemptPage(payment: Payment, name: PayPageName): Promise<PayPage> {
    const { attempt, locale, state } = payment;
    const { order } = attempt;
    const invoiceMail = state === 'paid' ? await invoiceMailState(this.em, order) : null;
    const page = attemptPage({ order, state, seller: this.settings.seller, invoiceMail }, locale);
    return { ...page, pathIn: (other) => this.pathOf({ ...payment, locale: other }, name) };
  }

  /** A page that takes no payment (any more), with the way on. */
  private settledPage(page: PayPage, payment: Payment): PayPage {
    const { attempt, locale, state } = payment;
    if (state === 'waiting') return this.whileWaiting(page, payment, 0);
    const order = this.orderLink(payment);
    if (state !== 'declined' && state !== 'expired') return { ...page, links: [order] };
    const again = {
      label: wordsIn(locale).pay.payAgain,
      href: this.orderPath('order', attempt.order.id, locale),
    };
    return { ...page, links: [again, { ...order, isQuiet: true }] };
  }

  private orderLink({ attempt, locale }: Payment): PageLink {
    return { label: wordsIn(locale).pay.seeOrder, href: this.orderPath('status', attempt.order.id, locale) };
  }

  private whileWaiting(page: PayPage, payment: Payment, looks: number): PayPage {
    const words = wordsIn(payment.locale).pay;
    const href = this.pathOf(payment, 'return');
    const waiting = { ...page, ...words.states.waiting, tone: 'wait' as const };
    if (looks >= maxLooks) return { ...waiting, text: words.slow, links: [{ label: words.lookAgain, href }] };
    return { ...waiting, refresh: { seconds: refreshSeconds, href: `${href}&looks=${looks + 1}` } };
  }
}
