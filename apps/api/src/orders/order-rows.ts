import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { maxUnpaidOrders } from '@shared/domain/contract/limits.js';
import type { BillingAddress, Purchase } from '@shared/domain/orders/purchase.js';
import { unpaidOrderDays } from '@shared/domain/orders/order-states.js';
import type { TotalsRecord } from '@shared/domain/pricing/price-record.js';
import type { OrderLine } from '@shared/infra/database/entities/order-line.entity.js';
import type { DeliveryAddress, Order } from '@shared/infra/database/entities/order.entity.js';
import { newId } from '@shared/infra/database/new-id.js';
import { numberSql } from '@shared/infra/database/next-number.js';
import { runSql } from '@shared/infra/database/run-sql.js';
import { WorkOutbox } from '@shared/infra/work/work-outbox.js';
import { told } from '@shared/words/say.js';
import { refusedRoom } from '../endpoint/account-quota.js';
import type { Buyer } from '../addresses/addresses.service.js';
import type { PlacedMailFacts } from './placed-mail.js';

/** An order before it has a number. */
export interface NewOrder extends Purchase {
  quoteId: string | null;
  deliveryAddress: DeliveryAddress;
  billingAddress: BillingAddress | null;
  priceBook: string;
  kernelVersion: string;
  totals: TotalsRecord;
  totalCentimes: number;
  deliveryDays: number | null;
  itemCount: number;
}

/** A line of a new order; what only parts have is left out of a project's. */
export type NewOrderLine = Pick<OrderLine, 'fileName' | 'quantity' | 'isRush' | 'price'> &
  Partial<
    Pick<OrderLine, 'kind' | 'fileKey' | 'contentHash' | 'boxMm' | 'materialId' | 'finish' | 'quoteLineId'>
  >;

/** An order as its customer is told of it. */
export type PlacedOrder = Pick<
  Order,
  'id' | 'number' | 'status' | 'totals' | 'totalCentimes' | 'itemCount' | 'deliveryDays'
>;

interface NewRows {
  buyer: Buyer;
  order: NewOrder;
  lines: readonly NewOrderLine[];
  mail: PlacedMailFacts;
}

/** How many orders may wait for their payment. */
const unpaidOrders = {
  limit: maxUnpaidOrders,
  reason: 'tooManyUnpaidOrders',
  message: told('api.messages.tooManyUnpaidOrders', { limit: maxUnpaidOrders }),
  hint: told('api.hints.payOrders', { days: unpaidOrderDays }),
} as const;

/**
 * The account's lock and count, the lines, and only then the number, the order and its mail: all customers wait for the number,
 * so nothing that can come before it comes after. Without room nothing is written.
 */
const insertSql = `with room as materialized (
    select count_unpaid_orders($1) as used
  ), order_lines_in as (
    insert into order_lines (id, order_id, position, kind, file_key, file_name, content_hash, box_mm, material_id,
      finish, quantity, is_rush, quote_line_id, price, planned_copies, done_copies)
    select l.id, $2, l.position, l.kind, l.file_key, l.file_name, l.content_hash, l.box_mm, l.material_id,
      l.finish, l.quantity, l.is_rush, l.quote_line_id, l.price, 0, 0
    from room, jsonb_populate_recordset(null::order_lines, $3::jsonb) l where room.used < ${maxUnpaidOrders}
    returning 1
  ), has_lines as (
    select from order_lines_in having count(*) > 0
  ), ${numberSql('order', 'has_lines')}, placed as (
    insert into orders (id, user_id, number, status, quote_id, delivery_address, billing_address, price_book,
      kernel_version, totals, total_centimes, delivery_days, item_count, company, purchase_order, project,
      refunded_centimes, making_history, history, terms_accepted_at, created_at, updated_at)
    select $2, $1, given.number, 'unpaid', o.quote_id, o.delivery_address, o.billing_address, o.price_book,
      o.kernel_version, o.totals, o.total_centimes, o.delivery_days, o.item_count, o.company, o.purchase_order, o.project,
      0, '[]', jsonb_build_array(jsonb_build_object('status', 'unpaid', 'by', 'customer',
        'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))), at, at, at
    from given, jsonb_populate_record(null::orders, $4::jsonb) o
    returning number, created_at
  ), mailed as (
    insert into outbound_mails (id, template, locale, recipient, user_id, data, status, created_at)
    select $5, 'order-placed', $6, $7, $1, $8::jsonb || jsonb_build_object('orderId', $2::uuid, 'orderNumber', number), 'pending', created_at
    from placed
  )
  select room.used, placed.number from room left join placed on true`;

/** Writes new orders: by one statement, for a unit of work needs longer for the rows than the prices do. */
@Injectable()
export class OrderRows {
  constructor(private readonly outbox: WorkOutbox) {}

  /**
   * Writes an order, its lines and its mail in the caller's transaction, or as one of its own.
   *
   * @throws {ServiceError} INVALID_INPUT with tooManyUnpaidOrders.
   */
  async insert(em: EntityManager, { buyer, order, lines, mail }: NewRows): Promise<PlacedOrder> {
    const [orderId, mailId] = [newId(), newId()];
    const [row] = await runSql<{ used: string; number: string | null }>(em, insertSql, [
      ...[buyer.id, orderId, JSON.stringify(lines.map(lineRow)), JSON.stringify(orderRow(order))],
      ...[mailId, buyer.locale, buyer.email, JSON.stringify(mail)],
    ]);
    const { used, number } = row!;
    if (number === null) throw refusedRoom(unpaidOrders, Number(used));
    await this.outbox.written(em, 'mail.send', { mailId });
    const { totals, totalCentimes, itemCount, deliveryDays } = order;
    return { id: orderId, number, status: 'unpaid', totals, totalCentimes, itemCount, deliveryDays };
  }
}

function orderRow(order: NewOrder): object {
  const { totals, company, project } = order;
  return {
    ...{ totals, company, project },
    quote_id: order.quoteId,
    delivery_address: order.deliveryAddress,
    billing_address: order.billingAddress,
    price_book: order.priceBook,
    kernel_version: order.kernelVersion,
    total_centimes: order.totalCentimes,
    delivery_days: order.deliveryDays,
    item_count: order.itemCount,
    purchase_order: order.purchaseOrder,
  };
}

function lineRow(line: NewOrderLine, position: number): object {
  const { kind = 'part', finish, quantity, price } = line;
  return {
    id: newId(),
    ...{ position, kind, finish, quantity, price },
    file_key: line.fileKey,
    file_name: line.fileName,
    content_hash: line.contentHash,
    box_mm: line.boxMm,
    material_id: line.materialId,
    is_rush: line.isRush,
    quote_line_id: line.quoteLineId,
  };
}
