import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { type Locale, locales } from '@shared/domain/contract/enums.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { Order } from '@shared/infra/database/entities/order.entity.js';
import { PaymentAttempt } from '@shared/infra/database/entities/payment-attempt.entity.js';
import { SandboxDecision } from '@shared/infra/database/entities/sandbox-decision.entity.js';
import { formatDecimal } from '@shared/words/amounts.js';
import { wordsIn } from '@shared/words/words-in.js';
import { isPayToken, payPath, type PayPage as PayPageName } from '@shared/infra/payments/pay-links.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from '@shared/infra/payments/payment-provider.js';
import type { SandboxDecision as Decision } from '@shared/infra/payments/sandbox-provider.js';
import { validate as isUuid } from 'uuid';
import { toCheckoutAttempt } from './checkout-attempt.js';
import type { PayPage } from './pages/pay-page.js';
import { PaymentsService } from './payments.service.js';
import { type PaymentState, paymentState } from './pages/payment-state.js';

/** A browser's request for a page: its token, and a language to use instead of the customer's. */
interface PageRequest {
  token: unknown;
  lang: unknown;
}

type AttemptRequest = PageRequest & { attemptId: string };
type OrderRequest = PageRequest & { orderId: string };

interface Payment {
  attempt: PaymentAttempt;
  state: PaymentState;
  locale: Locale;
}

const refreshSeconds = 2;
/** After so many refreshes the page stops refreshing by itself. */
const maxLooks = 45;

const tones = {
  open: 'plain',
  waiting: 'wait',
  paid: 'good',
  declined: 'bad',
  expired: 'bad',
  closed: 'bad',
} as const satisfies Record<PaymentState, PayPage['tone']>;

/** The pages of one payment. Opening one changes nothing; the sandbox's page stores a decision. */
@Injectable()
export class PayPagesService {
  constructor(
    private readonly em: EntityManager,
    private readonly payments: PaymentsService,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  /** @throws {ServiceError} NOT_FOUND for a forged link. */
  async sandboxPage(request: AttemptRequest): Promise<PayPage> {
    const payment = await this.find(request, 'sandbox');
    const words = wordsIn(payment.locale).pay;
    const page = this.attemptPage(payment, 'sandbox');
    if (payment.state === 'waiting') return this.whileWaiting(page, payment, 0);
    if (payment.state === 'declined' || payment.state === 'expired') return this.offerAgain(page, payment);
    if (payment.state !== 'open') return page;
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
    const page = this.attemptPage(payment, 'cmi');
    const form = this.provider.gatewayForm?.(toCheckoutAttempt(payment.attempt), payment.locale);
    if (payment.state !== 'open' || form === undefined) return page;
    const { gateway, goOn } = wordsIn(payment.locale).pay;
    return { ...page, ...gateway, form: { ...form, buttons: [{ label: goOn }], isAutomatic: true } };
  }

  /** The state of the payment; `hasLeft` when the customer came back without paying. */
  async returnPage(request: AttemptRequest, looks: number, hasLeft: boolean): Promise<PayPage> {
    const payment = await this.find(request, null);
    const page = this.attemptPage(payment, 'return');
    const isUnderWay = payment.state === 'waiting' || (payment.state === 'open' && this.isElsewhere(payment));
    if (isUnderWay && !hasLeft) return this.whileWaiting(page, payment, looks);
    if (payment.state === 'declined' || payment.state === 'expired') return this.offerAgain(page, payment);
    if (payment.state !== 'open') return page;
    const { backToPayment } = wordsIn(payment.locale).pay;
    return { ...page, link: { label: backToPayment, href: payment.attempt.url ?? '' } };
  }

  /**
   * The address where an order can be paid, or a page that says why it cannot be paid any more.
   *
   * @throws {ServiceError} NOT_FOUND for a forged link, EXTERNAL_SERVICE_ERROR.
   */
  async orderPage({ orderId, token, lang }: OrderRequest): Promise<string | PayPage> {
    const order = this.isAdmitted(orderId, token)
      ? await this.em.findOne(Order, orderId, { populate: ['user'] })
      : null;
    if (order === null) throw new ServiceError('NOT_FOUND');
    const locale = locales.find((one) => one === lang) ?? order.user.locale;
    if (order.status === 'unpaid') return this.payments.openPage(order.user.id, orderId, locale);
    const state = order.status === 'cancelled' || order.status === 'refunded' ? 'closed' : 'paid';
    return this.page(order, state, locale, (other) => this.orderPath(orderId, other));
  }

  /** The path of a payment's own page, for browsers that a gateway posts back. */
  async returnPath(request: AttemptRequest): Promise<string> {
    return this.pathOf(await this.find(request, null), 'return');
  }

  private async find({ attemptId, token, lang }: AttemptRequest, provider: string | null): Promise<Payment> {
    const attempt = this.isAdmitted(attemptId, token)
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
    const locale = locales.find((one) => one === lang) ?? attempt.locale;
    return { attempt, locale, state: paymentState(facts, new Date()) };
  }

  private isAdmitted(id: string, token: unknown): boolean {
    return isUuid(id) && typeof token === 'string' && isPayToken(this.settings.appSecret, id, token);
  }

  /** Only the provider knows whether its page was paid. */
  private isElsewhere({ attempt }: Payment): boolean {
    return attempt.provider !== 'sandbox';
  }

  private pathOf({ attempt, locale }: Payment, name: PayPageName): string {
    const language = locale === attempt.locale ? '' : `&lang=${locale}`;
    return payPath(this.settings.appSecret, name, attempt.id) + language;
  }

  private orderPath(orderId: string, locale: Locale): string {
    return `${payPath(this.settings.appSecret, 'order', orderId)}&lang=${locale}`;
  }

  private attemptPage(payment: Payment, name: PayPageName): PayPage {
    const { attempt, locale, state } = payment;
    return this.page(attempt.order, state, locale, (other) =>
      this.pathOf({ ...payment, locale: other }, name),
    );
  }

  private page(
    { number, totalCentimes, paymentReference }: Order,
    state: PaymentState,
    locale: Locale,
    pathIn: (locale: Locale) => string,
  ): PayPage {
    const words = wordsIn(locale).pay;
    const { title, text } = words.states[state];
    const other = locale === 'fr' ? 'en' : 'fr';
    const reference: [string, string][] =
      state === 'paid' && paymentReference ? [[words.reference, paymentReference]] : [];
    return {
      locale,
      seller: this.settings.seller,
      title,
      text,
      tone: tones[state],
      amount: {
        label: state === 'paid' ? words.amountPaid : words.amount,
        figure: `${formatDecimal(totalCentimes, 2, locale)}\u00a0MAD`,
        note: words.taxIncluded,
      },
      facts: [[words.order, number], [words.seller, this.settings.seller.name], ...reference],
      otherLanguage: {
        label: words.otherLanguage,
        href: pathIn(other),
        locale: other,
      },
    };
  }

  private offerAgain(page: PayPage, payment: Payment): PayPage {
    const { payAgain } = wordsIn(payment.locale).pay;
    return {
      ...page,
      link: { label: payAgain, href: this.orderPath(payment.attempt.order.id, payment.locale) },
    };
  }

  private whileWaiting(page: PayPage, payment: Payment, looks: number): PayPage {
    const words = wordsIn(payment.locale).pay;
    const href = this.pathOf(payment, 'return');
    const waiting = { ...page, ...words.states.waiting, tone: 'wait' as const };
    if (looks >= maxLooks) return { ...waiting, text: words.slow, link: { label: words.lookAgain, href } };
    return { ...waiting, refresh: { seconds: refreshSeconds, href: `${href}&looks=${looks + 1}` } };
  }
}
