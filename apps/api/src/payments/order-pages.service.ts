import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { type PageLocale, pageLocales } from '@shared/domain/contract/enums.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { isClosedOrder, isToBeMade, type OrderStatus } from '@shared/domain/orders/order-states.js';
import type { PaymentMethod } from '@shared/domain/orders/payment-methods.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { Order } from '@shared/infra/database/entities/order.entity.js';
import { isOrderMailLate } from '@shared/infra/mail/late-mails.js';
import { isPayToken, payPath } from '@shared/infra/payments/pay-links.js';
import { type OfferedMethods, PAYMENT_METHODS } from '@shared/infra/payments/payment-provider.js';
import { formatMad } from '@shared/words/amounts.js';
import { formatBusinessMoment, formatCalendarDay } from '@shared/words/moments.js';
import { type PageWords, wordsIn } from '@shared/words/words-in.js';
import type { Step } from '@web/components/steps.js';
import type { PageLink, PayPage } from './pages/pay-page.js';
import { PaymentsService } from './payments.service.js';

/** A browser's request for an order's page: its token, and a language to use instead of the customer's. */
interface OrderRequest {
  orderId: string;
  token: unknown;
  lang: unknown;
}

/** The states that an order passes through if all goes well. */
const way = ['unpaid', 'paid', 'inProduction', 'shipped', 'delivered'] as const;

const tones = {
  unpaid: 'wait',
  paid: 'good',
  inProduction: 'good',
  shipped: 'good',
  delivered: 'good',
  cancelled: 'bad',
  refunded: 'plain',
} as const satisfies Record<OrderStatus, PayPage['tone']>;

/** The pages of one order that mails lead to; their links admit, no session is needed. */
@Injectable()
export class OrderPagesService {
  constructor(
    private readonly em: EntityManager,
    private readonly payments: PaymentsService,
    @Inject(PAYMENT_METHODS) private readonly methods: OfferedMethods,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  /**
   * The address where an order can be paid, or its status if it cannot be paid any more.
   *
   * @param wanted the method in the address; unknown ones are not looked at
   * @throws {ServiceError} NOT_FOUND for a forged link, EXTERNAL_SERVICE_ERROR.
   */
  async payPage(request: OrderRequest, wanted: unknown): Promise<string | PayPage> {
    const { order, locale } = await this.find(request);
    if (order.status !== 'unpaid') return this.page(order, locale);
    const method = [...this.methods.keys()].find((one) => one === wanted);
    return this.payments.openPage(order.user.id, order.id, { locale, ...(method && { method }) });
  }

  /** @throws {ServiceError} NOT_FOUND for a forged link. */
  async statusPage(request: OrderRequest): Promise<PayPage> {
    const { order, locale } = await this.find(request);
    const { number, user } = order;
    const isLate = await isOrderMailLate(this.em, { number, recipient: user.email });
    const notice = isLate ? wordsIn(locale).pay.mailLate : undefined;
    return { ...this.page(order, locale), notice };
  }

  private async find({ orderId, token, lang }: OrderRequest): Promise<{ order: Order; locale: PageLocale }> {
    const isAdmitted = isPayToken(this.settings.appSecret, orderId, token);
    const order = isAdmitted ? await this.em.findOne(Order, orderId, { populate: ['user'] }) : null;
    if (order === null) throw new ServiceError('NOT_FOUND');
    return { order, locale: pageLocales.find((one) => one === lang) ?? order.user.locale };
  }

  private page(order: Order, locale: PageLocale): PayPage {
    const words = wordsIn(locale).pay;
    const status: OrderStatus = order.status;
    const { fullName, street, city } = order.deliveryAddress;
    const { carrier, trackingNumber } = order.shipment ?? {};
    const known = (label: string, value: string | null | undefined): [string, string][] =>
      value ? [[label, value]] : [];
    return {
      locale,
      seller: this.settings.seller,
      ...words.orderStates[status],
      tone: tones[status],
      amount: {
        label: words.total,
        figure: formatMad(order.totalCentimes, locale),
        note: words.taxIncluded,
      },
      facts: [
        [words.order, order.number],
        ...known(words.invoice, order.invoiceNumber),
        [words.deliveredTo, [fullName, street, city].join(', ')],
        ...(isToBeMade(status) && order.promisedOn
          ? known(words.arrivesOn, formatCalendarDay(order.promisedOn, locale))
          : []),
        ...known(words.carrier, carrier),
        ...known(words.trackingNumber, trackingNumber),
        ...(order.refundedCentimes > 0
          ? known(words.refunded, formatMad(order.refundedCentimes, locale))
          : []),
      ],
      steps: stepsOf(order, words, locale),
      links: [
        ...this.linksOf(order, words, locale),
        { label: words.home, href: `/${locale}`, isQuiet: true },
      ],
      pathIn: (other) => this.pathOf(order, 'status', other),
    };
  }

  private linksOf(order: Order, words: PageWords['pay'], locale: PageLocale): PageLink[] {
    if (order.status === 'unpaid') {
      return [...this.methods.keys()].map((method: PaymentMethod, place) => ({
        label: words.payBy[method],
        href: `${this.pathOf(order, 'order', locale)}&method=${method}`,
        isQuiet: place > 0,
      }));
    }
    const tracking = order.status === 'shipped' ? order.shipment?.trackingUrl : null;
    return tracking ? [{ label: words.followParcel, href: tracking }] : [];
  }

  private pathOf(order: Order, page: 'order' | 'status', locale: PageLocale): string {
    return `${payPath(this.settings.appSecret, page, order.id)}&lang=${locale}`;
  }
}

/** The steps taken with their dates, then those to come; a closed order has none to come. */
function stepsOf({ history, status }: Order, words: PageWords['pay'], locale: PageLocale): Step[] {
  const taken = history.map((step) => ({
    label: words.steps[step.status],
    at: formatBusinessMoment(new Date(step.at), locale),
    dateTime: step.at,
  }));
  const place = (way as readonly OrderStatus[]).indexOf(status);
  const coming = isClosedOrder(status) ? [] : way.slice(place + 1);
  return [...taken, ...coming.map((next) => ({ label: words.steps[next], at: null }))];
}
