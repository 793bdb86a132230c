import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { maxUnpaidOrders } from '@shared/domain/contract/limits.js';
import type { Address } from '@shared/infra/database/entities/address.entity.js';
import { OrderLine } from '@shared/infra/database/entities/order-line.entity.js';
import { type DeliveryAddress, Order } from '@shared/infra/database/entities/order.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { newId } from '@shared/infra/database/new-id.js';
import { nextNumber } from '@shared/infra/database/next-number.js';
import { centimesToMad } from '@shared/domain/money/mad.js';
import { liveOrderStatuses, unpaidOrderDays } from '@shared/domain/orders/order-states.js';
import { type BillingAddress, mergePurchase, type Purchase } from '@shared/domain/orders/purchase.js';
import { compareWithQuote, type QuoteDifference } from '@shared/domain/orders/quote-diff.js';
import { quoteStatusAt } from '@shared/domain/orders/quote-states.js';
import { type BasketPrice, calculateBasket } from '@shared/domain/pricing/basket.js';
import { toPriceRecord, toTotalsRecord } from '@shared/domain/pricing/price-record.js';
import { AddressesService } from '../addresses/addresses.service.js';
import { CatalogService } from '../catalog/catalog.service.js';
import { assertRoom, type Quota } from '../endpoint/account-quota.js';
import { Idempotency } from '../endpoint/idempotency.js';
import type { RepeatableRequest } from '../endpoint/idempotency-key.decorator.js';
import { BasketPricer, type PricingBasis, type ReadyLine } from '../quotes/basket-pricer.service.js';
import {
  type FoundQuote,
  refusedChange,
  SavedQuotesService,
  toBasketLine,
} from '../quotes/saved-quotes.service.js';
import { MachinePacesService } from '../workshop/machine-paces.service.js';
import { createdView } from './order-views.js';
import type { OrderCreated, PlaceOrderDto } from './orders.dto.js';
import { addPlacedMail, mailedLines } from './placed-mail.js';
import { told } from '@shared/words/say.js';

/** A difference of the totals although the lines are equal. */
type TotalDifference = { kind: 'total'; quoted: number; now: number };

/** An order that is ready to be written. */
export interface PreparedOrder {
  user: User;
  address: Address;
  ready: ReadyLine[];
  price: BasketPrice;
  basis: PricingBasis;
  purchase: Purchase;
  /** The quote's line behind each line of the order. */
  quoteLineIds: (string | null)[];
}

/** How many orders may wait for their payment. */
export const unpaidOrders: Quota = {
  name: 'unpaid orders',
  limit: maxUnpaidOrders,
  reason: 'tooManyUnpaidOrders',
  message: told('api.messages.tooManyUnpaidOrders', { limit: maxUnpaidOrders }),
  hint: told('api.hints.payOrders', { days: unpaidOrderDays }),
  countSql: `select count(*) as used from orders where user_id = ? and status = 'unpaid'`,
};

/** Places orders. Prices them again from the files, whatever price the client saw. */
@Injectable()
export class OrderPlacement {
  constructor(
    private readonly em: EntityManager,
    private readonly addresses: AddressesService,
    private readonly catalog: CatalogService,
    private readonly quotes: SavedQuotesService,
    private readonly pricer: BasketPricer,
    private readonly paces: MachinePacesService,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * Places an order, or finds the unpaid one that its quote already has.
   *
   * @throws {ServiceError} RESOURCE_NOT_FOUND (address), QUOTE_NOT_FOUND, FORBIDDEN, FILE_NOT_FOUND;
   * INVALID_INPUT with quoteMismatch, quoteExpired, quoteAlreadyOrdered or a part's reason.
   */
  async place(userId: string, request: RepeatableRequest | null, dto: PlaceOrderDto): Promise<OrderCreated> {
    const { answer } = await this.idempotency.once(userId, request, {
      prepare: () => this.prepare(userId, dto),
      commit: async (em, prepared) => createdView(await this.commit(em, userId, dto, prepared)),
    });
    return answer;
  }

  /** Writes a prepared order and its mail in the caller's transaction, or finds the unpaid one of its quote. */
  async commit(
    em: EntityManager,
    userId: string,
    dto: PlaceOrderDto,
    prepared: PreparedOrder,
  ): Promise<Order> {
    const standing = dto.quoteId === undefined ? null : await this.reserve(em, userId, dto.quoteId);
    if (standing !== null) {
      // Not paid yet: what was asked for last replaces what was asked for before.
      standing.deliveryAddress = deliveryAddress(prepared.address);
      standing.billingAddress = billingAddress(dto) ?? standing.billingAddress;
      // Without the account's defaults nothing stands that came from there.
      em.assign(standing, dto.accountDefaults === false ? prepared.purchase : mergePurchase(dto, standing));
      return standing;
    }
    await assertRoom(em, userId, unpaidOrders);
    const order = await this.write(em, dto, prepared);
    addPlacedMail(em, prepared.user, order, mailedLines(prepared, dto));
    return order;
  }

  /** Everything of an order that can be found out before its transaction; refuses as {@link place} does. */
  async prepare(userId: string, dto: PlaceOrderDto): Promise<PreparedOrder> {
    const address = await this.addresses.find(userId, dto.addressId);
    const found = dto.quoteId === undefined ? null : await this.quotes.find(userId, dto.quoteId);
    const quoteLineIds = found === null ? dto.items.map(() => null) : await this.compare(found, dto);
    const basis = found === null ? await this.pricer.currentBasis() : await this.pricer.basisOf(found.quote);
    const destination = await this.catalog.findDestination(address.destination.id);
    const ready = await this.pricer.prepare(userId, dto.items, basis);
    const inputs = ready.map(({ input }) => input);
    const price = calculateBasket(basis.book, inputs, {
      deliveryDaysMax: destination?.deliveryDaysMax,
      paces: await this.paces.current(),
    });
    if (found !== null && found.quote.totalCentimes !== price.totalCentimes) {
      const quoted = centimesToMad(found.quote.totalCentimes);
      throw mismatch([{ kind: 'total', quoted, now: centimesToMad(price.totalCentimes) }]);
    }
    const user = await this.em.findOneOrFail(User, userId);
    const takesDefaults = dto.accountDefaults ?? found?.quote.hasAccountDefaults ?? true;
    // A quote that was saved with the account's values does not tell them from its own.
    const isFromAccount = found?.quote.hasAccountDefaults ?? false;
    const ofQuote = isFromAccount && !takesDefaults ? {} : (found?.quote ?? {});
    const purchase = mergePurchase(dto, ofQuote, takesDefaults ? user : {});
    return { user, address, ready, price, basis, purchase, quoteLineIds };
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
  private async reserve(em: EntityManager, userId: string, quoteId: string): Promise<Order | null> {
    const { quote, facts } = await this.quotes.find(userId, quoteId, LockMode.PESSIMISTIC_WRITE);
    const live = { quote: quote.id, status: { $in: [...liveOrderStatuses] } };
    // Under the order's own lock: a payment, which does not lock the quote, may end meanwhile.
    const standing = await em.findOne(Order, live, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (standing?.status === 'unpaid') return standing;
    if (standing !== null) throw alreadyOrdered();
    if (quoteStatusAt(facts, new Date()) === 'expired') throw refusedChange('quoteExpired');
    quote.status = 'confirmed';
    return null;
  }

  private async write(
    em: EntityManager,
    dto: PlaceOrderDto,
    { user, address, ready, price, basis, purchase, quoteLineIds }: PreparedOrder,
  ): Promise<Order> {
    const { number, at } = await nextNumber(em, 'order');
    const order = em.create(Order, {
      user: user.id,
      number,
      quote: dto.quoteId,
      deliveryAddress: deliveryAddress(address),
      priceBook: price.bookVersion,
      kernelVersion: basis.kernelVersion,
      totals: toTotalsRecord(price),
      totalCentimes: price.totalCentimes,
      deliveryDays: price.deliveryDays,
      itemCount: dto.items.length,
      ...purchase,
      billingAddress: billingAddress(dto),
      history: [{ status: 'unpaid', at: at.toISOString(), by: 'customer' }],
      termsAcceptedAt: at,
      createdAt: at,
    });
    const lines = dto.items.map((item, position) => {
      const { fileKey, fileName, materialId, finish, quantity, isRush } = item;
      const { fileHash: contentHash, boundingBoxMm: boxMm } = ready[position]!.part.analysis;
      return {
        ...{ id: newId(), order: order.id, position },
        ...{ fileKey, fileName, contentHash, boxMm, materialId, finish, quantity, isRush },
        quoteLineId: quoteLineIds[position],
        price: toPriceRecord(price.lines[position]!),
      };
    });
    // Not as entities: the unit of work would take longer for them than all the rest of the order.
    await em.flush();
    await em.insertMany(OrderLine, lines);
    return order;
  }
}

/** An address as an order keeps it. */
export function deliveryAddress(address: Address): DeliveryAddress {
  const { fullName, phone, street, city, postalCode, destination } = address;
  return { fullName, phone, street, city, postalCode: postalCode ?? null, destinationId: destination.id };
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
