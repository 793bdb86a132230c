import { lineName } from '@shared/infra/mail/mail-facts.js';
import { say } from '@shared/words/say.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { kernelVersion } from '@kernel/version.js';
import { splitTva } from '@shared/domain/money/tva.js';
import { mergePurchase } from '@shared/domain/orders/purchase.js';
import type { PriceRecord, TotalsRecord } from '@shared/domain/pricing/price-record.js';
import type { PriceBook } from '@shared/domain/pricing/book.js';
import type { Address } from '@shared/infra/database/entities/address.entity.js';
import { OrderLine } from '@shared/infra/database/entities/order-line.entity.js';
import { Order } from '@shared/infra/database/entities/order.entity.js';
import { SavedQuote } from '@shared/infra/database/entities/saved-quote.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { nextNumber } from '@shared/infra/database/next-number.js';
import { AddressesService } from '../addresses/addresses.service.js';
import { assertRoom } from '../endpoint/account-quota.js';
import { PriceBooks } from '../price-books/price-books.service.js';
import { SavedQuotesService } from '../quotes/saved-quotes.service.js';
import { billingAddress, deliveryAddress, OrderPlacement, unpaidOrders } from './order-placement.js';
import type { OrderLineDto, PlaceOrderDto } from './orders.dto.js';
import { addPlacedMail } from './placed-mail.js';

/** What is bought, at the price that a person named. */
export interface ProjectSale {
  /** Its reference and title, as order and invoice print it. */
  name: string;
  /** Tax included. */
  totalCentimes: number;
  /** Working days from payment to delivery, if they were named. */
  deliveryDays: number | null;
  /** The buyer's quote, whose lines are then what is bought. */
  quoteId: string | null;
}

/** What a customer says with the acceptance of a price. */
export type ProjectOrderTerms = Omit<PlaceOrderDto, 'quoteId' | 'items'>;

/** Places the orders of projects: one line, whose price comes from a person and not from files. */
@Injectable()
export class ProjectOrders {
  constructor(
    private readonly em: EntityManager,
    private readonly addresses: AddressesService,
    private readonly placement: OrderPlacement,
    private readonly quotes: SavedQuotesService,
    private readonly books: PriceBooks,
  ) {}

  /**
   * Finds out before the transaction what the order needs.
   *
   * @returns what writes the order and its mail in the caller's transaction.
   * @throws {ServiceError} RESOURCE_NOT_FOUND (address), and with a quote what its order is refused for; the returned
   * function INVALID_INPUT with tooManyUnpaidOrders.
   */
  async prepare(
    userId: string,
    { quoteId, ...sale }: ProjectSale,
    terms: ProjectOrderTerms,
  ): Promise<(em: EntityManager) => Promise<Order>> {
    if (quoteId !== null) {
      const order = { ...terms, quoteId, items: await this.linesOf(quoteId) };
      const prepared = await this.placement.prepare(userId, order);
      return (em) => this.placement.commit(em, userId, order, prepared);
    }
    const address = await this.addresses.find(userId, terms.addressId);
    const user = await this.em.findOneOrFail(User, userId);
    const book = await this.books.current();
    return (em) => write(em, user, sale, { ...terms, address, book });
  }

  private async linesOf(quoteId: string): Promise<OrderLineDto[]> {
    const lines = await this.quotes.linesOf(this.em.getReference(SavedQuote, quoteId));
    return lines.map(({ id, fileKey, fileName, materialId, finish, quantity }) => ({
      ...{ quoteItemId: id, fileKey, fileName, materialId, finish, quantity },
      technology: 'fdm',
      isRush: false,
    }));
  }
}

async function write(
  em: EntityManager,
  user: User,
  sale: Omit<ProjectSale, 'quoteId'>,
  { address, book, ...terms }: ProjectOrderTerms & { address: Address; book: PriceBook },
): Promise<Order> {
  await assertRoom(em, user.id, unpaidOrders);
  const { number, at } = await nextNumber(em, 'order');
  const order = em.create(Order, {
    user: user.id,
    number,
    deliveryAddress: deliveryAddress(address),
    priceBook: book.version,
    kernelVersion,
    totals: totalsOf(sale),
    totalCentimes: sale.totalCentimes,
    deliveryDays: sale.deliveryDays,
    itemCount: 1,
    ...mergePurchase(terms, terms.accountDefaults === false ? {} : user),
    billingAddress: billingAddress(terms),
    history: [{ status: 'unpaid', at: at.toISOString(), by: 'customer' }],
    termsAcceptedAt: at,
    createdAt: at,
  });
  em.create(OrderLine, {
    order,
    position: 0,
    kind: 'project',
    fileName: sale.name,
    quantity: 1,
    isRush: false,
    price: priceOf(sale, book),
  });
  const material = say(user.locale, 'terms.customProject');
  const { name, totalCentimes } = sale;
  addPlacedMail(em, user, order, [
    { name: lineName(name), material, finish: null, quantity: 1, totalCentimes },
  ]);
  return order;
}

function totalsOf({ totalCentimes }: Pick<ProjectSale, 'totalCentimes'>): TotalsRecord {
  return {
    ...{ subtotalCentimes: totalCentimes, totalCentimes },
    ...{ setupCentimes: 0, minimumAdjustmentCentimes: 0, shippingCentimes: 0 },
    ...{ machineCentihours: 0, plateCreditCentimes: 0 },
  };
}

/** Nothing of it was measured: its hours and grams are 0, and its days where none were named. */
function priceOf(
  { totalCentimes, deliveryDays }: Omit<ProjectSale, 'quoteId'>,
  { tvaPercent }: PriceBook,
): PriceRecord {
  const { htCentimes, tvaCentimes } = splitTva(BigInt(totalCentimes), BigInt(tvaPercent));
  return {
    ...{ totalCentimes, totalHtCentimes: Number(htCentimes), tvaCentimes: Number(tvaCentimes), tvaPercent },
    ...{ discountCentimes: 0, printCentihours: 0, weightMilligrams: 0, deliveryDays: deliveryDays ?? 0 },
  };
}
