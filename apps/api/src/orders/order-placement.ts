import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { OrderLine } from '@shared/infra/database/entities/order-line.entity.js';
import { type DeliveryAddress, Order } from '@shared/infra/database/entities/order.entity.js';
import { centimesToMad } from '@shared/domain/money/mad.js';
import { liveOrderStatuses } from '@shared/domain/orders/order-states.js';
import { type BillingAddress, mergePurchase, type Purchase } from '@shared/domain/orders/purchase.js';
import { compareWithQuote, type QuoteDifference } from '@shared/domain/orders/quote-diff.js';
import { quoteStatusAt } from '@shared/domain/orders/quote-states.js';
import { type BasketPrice, calculateBasket } from '@shared/domain/pricing/basket.js';
import { toPriceRecord, toTotalsRecord } from '@shared/domain/pricing/price-record.js';
import { AddressesService, type Buyer } from '../addresses/addresses.service.js';
import { CatalogService } from '../catalog/catalog.service.js';
import { rereadAfterWait } from '../endpoint/waiting/reread-after-wait.js';
import { Idempotency } from '../endpoint/answers/idempotency.js';
import type { RepeatableRequest } from '../endpoint/answers/idempotency-key.decorator.js';
import { BasketPricer, type PricingBasis, type ReadyLine } from '../quotes/basket-pricer.service.js';
import {
  type FoundQuote,
  refusedChange,
  SavedQuotesService,
  toBasketLine,
} from '../quotes/saved-quotes.service.js';
import { MachinePacesService } from '../workshop/machine-paces.service.js';
import type { NewOrder, PlacedOrder } from './new-order.js';
import { type NewOrderRows, OrderRows } from './order-rows.js';
import { createdView } from './order-views.js';
import type { OrderCreated, PlaceOrderDto } from './orders.dto.js';
import { mailedLines, placedMail } from './placed-mail.js';
import { told } from '@shared/words/say.js';
import { namedDays } from '@shared/domain/projects/answer-days.js';
import { ProjectRequest } from '@shared/infra/database/entities/project-request.entity.js';

/** A difference of the totals although the lines are equal. */
type TotalDifference = { kind: 'total'; quoted: number; now: number };

/** An order that is ready to be written. */
export interface PreparedOrder {
  buyer: Buyer;
  deliveryAddress: DeliveryAddress;
  ready: ReadyLine[];
  price: BasketPrice;
  basis: PricingBasis;
  purchase: Purchase;
  /** Its quote had an order when this was prepared. */
  isRepeat: boolean;
  /** The quote's line behind each line of the order. */
  quoteLineIds: (string | null)[];
}

/** Places orders. Prices them again from the files, whatever price the client saw. */
@Injectable()
export class OrderPlacement {
  constructor(
    private readonly addresses: AddressesService,
    private readonly catalog: CatalogService,
    private readonly quotes: SavedQuotesService,
    private readonly pricer: BasketPricer,
    private readonly paces: MachinePacesService,
    private readonly rows: OrderRows,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * Places an order, or finds the unpaid one that its quote already has.
   *
   * @throws {ServiceError} RESOURCE_NOT_FOUND (address), QUOTE_NOT_FOUND, FORBIDDEN, FILE_NOT_FOUND;
   * INVALID_INPUT with quoteMismatch, quoteExpired, quoteAlreadyOrdered, quoteOfProject or a part's reason.
   */
  async place(userId: string, request: RepeatableRequest | null, dto: PlaceOrderDto): Promise<OrderCreated> {
    const { answer } = await this.idempotency.once(userId, request, {
      // An order of a quote locks that first.
      isOneStatement: dto.quoteId === undefined,
      prepare: () => this.prepare(userId, dto),
      commit: async (em, prepared) => createdView(await this.commit(em, userId, dto, prepared, 'order')),
    });
    return answer;
  }

  /**
   * Writes a prepared order and its mail in the caller's transaction, or finds the unpaid one of its quote.
   *
   * @param by what orders it: a quote that answers a project is ordered by the acceptance alone
   */
  async commit(
    em: EntityManager,
    userId: string,
    dto: PlaceOrderDto,
    prepared: PreparedOrder,
    by: 'order' | 'acceptance',
  ): Promise<PlacedOrder> {
    const standing = dto.quoteId === undefined ? null : await this.reserve(em, userId, dto.quoteId, by);
    if (standing !== null) {
      // Not paid yet: what was asked for last replaces what was asked for before.
      standing.deliveryAddress = prepared.deliveryAddress;
      standing.billingAddress = billingAddress(dto) ?? standing.billingAddress;
      // Without the account's defaults nothing stands that came from there.
      em.assign(standing, dto.accountDefaults === false ? prepared.purchase : mergePurchase(dto, standing));
      if (!(await hasNamedDays(em, standing))) await setDeliveryDays(em, standing, prepared);
      return standing;
    }
    // The order that it repeats was cancelled meanwhile: a new one needs its colours in stock.
    if (prepared.isRepeat) await this.pricer.prepare(userId, dto.items, prepared.basis);
    return this.rows.insert(em, this.rowsOf(dto, prepared));
  }

  /** Everything of an order that can be found out before its transaction; refuses as {@link place} does. */
  prepare(userId: string, dto: PlaceOrderDto): Promise<PreparedOrder> {
    return rereadAfterWait(() => this.read(userId, dto));
  }

  private async read(userId: string, dto: PlaceOrderDto): Promise<PreparedOrder> {
    const { buyer, deliveryAddress } = await this.addresses.findBuyer(userId, dto.addressId);
    const found = dto.quoteId === undefined ? null : await this.quotes.find(userId, dto.quoteId);
    const quoteLineIds = found === null ? dto.items.map(() => null) : await this.compare(found, dto);
    const basis = found === null ? await this.pricer.currentBasis() : await this.pricer.basisOf(found.quote);
    const destination = await this.catalog.findDestination(deliveryAddress.destinationId);
    // An order that stands keeps its colours: what repeats it is told of that order.
    const isRepeat = found?.facts.hasLiveOrder ?? false;
    const ready = await this.pricer.prepare(userId, dto.items, basis, { mayBeSoldOut: isRepeat });
    const inputs = ready.map(({ input }) => input);
    const price = calculateBasket(basis.book, inputs, {
      deliveryDaysMax: destination?.deliveryDaysMax,
      paces: await this.paces.current(),
    });
    if (found !== null && found.quote.totalCentimes !== price.totalCentimes) {
      const quoted = centimesToMad(found.quote.totalCentimes);
      throw mismatch([{ kind: 'total', quoted, now: centimesToMad(price.totalCentimes) }]);
    }
    const takesDefaults = dto.accountDefaults ?? found?.quote.hasAccountDefaults ?? true;
    // A quote that was saved with the account's values does not tell them from its own.
    const isFromAccount = found?.quote.hasAccountDefaults ?? false;
    const ofQuote = isFromAccount && !takesDefaults ? {} : (found?.quote ?? {});
    const purchase = mergePurchase(dto, ofQuote, takesDefaults ? buyer : {});
    return { buyer, deliveryAddress, ready, price, basis, purchase, isRepeat, quoteLineIds };
  }

  private async compare({ quote, facts }: FoundQuote, dto: PlaceOrderDto): Promise<(string | null)[]> {
    if (quoteStatusAt(facts, new Date()) === 'expired') throw refusedChange('quoteExpired');
    const lines = await this.quotes.linesOf(quote);
    const quoted = lines.map((line) => ({ id: line.id, ...toBasketLine(line) }));
    const { differences, quoteLineIds } = compareWithQuote(dto.items, quoted);
    if (differences.length > 0) throw mismatch(differences);
    return quoteLineIds;
  }

  /**
   * Locks the quote until the order is written.
   *
   * @returns the unpaid order that the quote already has.
   */
  private async reserve(
    em: EntityManager,
    userId: string,
    quoteId: string,
    by: 'order' | 'acceptance',
  ): Promise<Order | null> {
    const { quote, facts } = await this.quotes.find(userId, quoteId, LockMode.PESSIMISTIC_WRITE);
    const live = { quote: quote.id, status: { $in: [...liveOrderStatuses] } };
    // Under the order's own lock: a payment, which does not lock the quote, may end meanwhile.
    const standing = await em.findOne(Order, live, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (standing?.status === 'unpaid') return standing;
    if (standing !== null) throw alreadyOrdered();
    if (by === 'order') await this.quotes.refuseAnswer(em, quoteId);
    if (quoteStatusAt(facts, new Date()) === 'expired') throw refusedChange('quoteExpired');
    quote.status = 'confirmed';
    // Before the order, whose number comes last.
    await em.flush();
    return null;
  }

  /** What is written of a prepared order. */
  private rowsOf(dto: PlaceOrderDto, prepared: PreparedOrder): NewOrderRows {
    const { buyer, deliveryAddress, ready, price, basis, purchase, quoteLineIds } = prepared;
    const order: NewOrder = {
      quoteId: dto.quoteId ?? null,
      deliveryAddress,
      billingAddress: billingAddress(dto),
      priceBook: price.bookVersion,
      kernelVersion: basis.kernelVersion,
      totals: toTotalsRecord(price),
      totalCentimes: price.totalCentimes,
      deliveryDays: price.deliveryDays,
      itemCount: dto.items.length,
      ...purchase,
    };
    const lines = dto.items.map((item, position) => {
      const { fileKey, fileName, materialId, finish, quantity, isRush } = item;
      const { fileHash: contentHash, boundingBoxMm: boxMm } = ready[position]!.part.analysis;
      return {
        ...{ fileKey, fileName, contentHash, boxMm, materialId, finish, quantity, isRush },
        quoteLineId: quoteLineIds[position],
        price: toPriceRecord(price.lines[position]!),
      };
    });
    return { buyer, order, lines, mail: placedMail(buyer, order, mailedLines(prepared, dto), new Date()) };
  }
}

/** Whether a person has named the days of an order, with the answer that it is of. */
async function hasNamedDays(em: EntityManager, order: Order): Promise<boolean> {
  const project = await em.findOne(ProjectRequest, { order: order.id });
  return project !== null && namedDays(project) !== null;
}

/** The days to another address; its lines may have been asked for in another order. */
async function setDeliveryDays(
  em: EntityManager,
  order: Order,
  { price, quoteLineIds }: Pick<PreparedOrder, 'price' | 'quoteLineIds'>,
): Promise<void> {
  order.deliveryDays = price.deliveryDays;
  const days = new Map(quoteLineIds.map((id, place) => [id, price.lines[place]!.deliveryDays]));
  for (const line of await em.find(OrderLine, { order })) {
    const deliveryDays = days.get(line.quoteLineId ?? null);
    if (deliveryDays !== undefined) line.price = { ...line.price, deliveryDays };
  }
}

/** Where the invoice of a request goes, if it says so. */
export function billingAddress({
  billingAddress: asked,
}: Pick<PlaceOrderDto, 'billingAddress'>): BillingAddress | null {
  return asked === undefined ? null : { ...asked, postalCode: asked.postalCode ?? null };
}

function mismatch(diff: readonly (QuoteDifference | TotalDifference)[]): ServiceError {
  return new ServiceError('INVALID_INPUT', {
    message: told('api.messages.quoteMismatch'),
    details: {
      reason: 'quoteMismatch',
      diff,
      hint: told('api.hints.orderTheQuote'),
    },
  });
}

function alreadyOrdered(): ServiceError {
  return new ServiceError('INVALID_INPUT', {
    message: told('api.messages.quoteAlreadyOrdered'),
    details: { reason: 'quoteAlreadyOrdered', hint: told('api.hints.saveToOrderAgain') },
  });
}
