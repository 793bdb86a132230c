import { lineName } from '@shared/infra/mail/mail-facts.js';
import { say } from '@shared/words/say.js';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { kernelVersion } from '@kernel/version.js';
import { splitTva } from '@shared/domain/money/tva.js';
import { mergePurchase } from '@shared/domain/orders/purchase.js';
import type { PriceRecord, TotalsRecord } from '@shared/domain/pricing/price-record.js';
import type { PriceBook } from '@shared/domain/pricing/book.js';
import type { DeliveryAddress } from '@shared/infra/database/entities/order.entity.js';
import { SavedQuote } from '@shared/infra/database/entities/saved-quote.entity.js';
import { AddressesService, type Buyer } from '../addresses/addresses.service.js';
import { PriceBooks } from '../price-books/price-books.service.js';
import { SavedQuotesService } from '../quotes/saved-quotes.service.js';
import { billingAddress, OrderPlacement, type PreparedOrder } from './order-placement.js';
import type { NewOrder, PlacedOrder } from './new-order.js';
import { type NewOrderRows, OrderRows } from './order-rows.js';
import type { OrderLineDto, PlaceOrderDto } from './orders.dto.js';
import { placedMail } from './placed-mail.js';

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
    private readonly rows: OrderRows,
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
  ): Promise<(em: EntityManager) => Promise<PlacedOrder>> {
    if (quoteId !== null) {
      const order = { ...terms, quoteId, items: await this.linesOf(quoteId) };
      const prepared = promised(await this.placement.prepare(userId, order), sale.deliveryDays);
      return (em) => this.placement.commit(em, userId, order, prepared, 'acceptance');
    }
    const parties = await this.addresses.findBuyer(userId, terms.addressId);
    const rows = newRows(sale, terms, { ...parties, book: await this.books.current() });
    return (em) => this.rows.insert(em, rows);
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

/** With the days that the customer was told, where a person named them. */
function promised(prepared: PreparedOrder, deliveryDays: number | null): PreparedOrder {
  if (deliveryDays === null) return prepared;
  const lines = prepared.price.lines.map((line) => ({ ...line, deliveryDays }));
  return { ...prepared, price: { ...prepared.price, deliveryDays, lines } };
}

function newRows(
  sale: Omit<ProjectSale, 'quoteId'>,
  terms: ProjectOrderTerms,
  { buyer, deliveryAddress, book }: { buyer: Buyer; deliveryAddress: DeliveryAddress; book: PriceBook },
): NewOrderRows {
  const { name, totalCentimes, deliveryDays } = sale;
  const order: NewOrder = {
    quoteId: null,
    deliveryAddress,
    billingAddress: billingAddress(terms),
    priceBook: book.version,
    kernelVersion,
    totals: totalsOf(sale),
    ...{ totalCentimes, deliveryDays },
    itemCount: 1,
    ...mergePurchase(terms, terms.accountDefaults === false ? {} : buyer),
  };
  const price = priceOf(sale, book);
  const lines = [{ kind: 'project', fileName: name, quantity: 1, isRush: false, price } as const];
  const material = say(buyer.locale, 'terms.customProject');
  const mailed = { name: lineName(name), material, finish: null, quantity: 1, totalCentimes };
  return { buyer, order, lines, mail: placedMail(buyer, order, [mailed], new Date()) };
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
