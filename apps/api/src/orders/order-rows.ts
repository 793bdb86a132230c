import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { maxUnpaidOrders } from '@shared/domain/contract/limits.js';
import { unpaidOrderDays } from '@shared/domain/orders/order-states.js';
import { areHeldSql, goneSql, heldLinesSql } from '@shared/infra/storage/held-files.js';
import { newId } from '@shared/infra/database/new-id.js';
import { numberSql } from '@shared/infra/database/next-number.js';
import { type AskedRecord, writtenTogether } from '@shared/infra/database/written-together.js';
import { WorkOutbox } from '@shared/infra/work/work-outbox.js';
import { told } from '@shared/words/say.js';
import { refusedRoom } from '../endpoint/limits/account-quota.js';
import { unknownFiles } from '../endpoint/fields/unknown-files.js';
import type { Buyer } from '../addresses/addresses.service.js';
import type { NewOrder, NewOrderLine, PlacedOrder } from './new-order.js';
import type { PlacedMailFacts } from './placed-mail.js';

export interface NewOrderRows {
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
 * The accounts' locks and counts, the files, the lines, and only then the numbers, the orders and their mails: all customers
 * wait for a number, so nothing that can come before it comes after. An order without room, or without one of its files, is
 * not written. Accounts are locked in their order, so that two statements never wait for each other.
 */
const insertSql = `with asked as materialized (
    select * from jsonb_to_recordset($1::jsonb) as a(order_id uuid, account uuid, placed jsonb, mail_id uuid, locale text,
      recipient text, mail jsonb)
  ), room as materialized (
    select order_id, unpaid + row_number() over (partition by account order by order_id) - 1 as used
    from (select order_id, account, count_unpaid_orders(account) as unpaid
      from (select order_id, account from asked order by account) by_account) counted
  ), ${heldLinesSql('order_lines', 'order_id', `room.used < ${maxUnpaidOrders}`)}, order_lines_in as (
    insert into order_lines (id, order_id, position, kind, file_key, file_name, content_hash, box_mm, material_id,
      finish, quantity, is_rush, quote_line_id, price, planned_copies, done_copies)
    select l.id, l.order_id, l.position, l.kind, l.file_key, l.file_name, l.content_hash, l.box_mm, l.material_id,
      l.finish, l.quantity, l.is_rush, l.quote_line_id, l.price, 0, 0
    from asked_lines l where ${areHeldSql('order_id')}
    returning order_id
  ), ready as materialized (
    select order_id, row_number() over (order by order_id) as place from order_lines_in group by order_id
  ), ${numberSql('order', 'ready')}, placed as (
    insert into orders (id, user_id, number, status, quote_id, delivery_address, billing_address, price_book,
      kernel_version, totals, total_centimes, delivery_days, item_count, company, purchase_order, project,
      refunded_centimes, making_history, history, terms_accepted_at, created_at, updated_at)
    select order_id, account, given.number, 'unpaid', o.quote_id, o.delivery_address, o.billing_address, o.price_book,
      o.kernel_version, o.totals, o.total_centimes, o.delivery_days, o.item_count, o.company, o.purchase_order, o.project,
      0, '[]', jsonb_build_array(jsonb_build_object('status', 'unpaid', 'by', 'customer',
        'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))), at, at, at
    from given join ready using (place) join asked using (order_id), jsonb_populate_record(null::orders, asked.placed) o
    returning id, number, created_at
  ), mailed as (
    insert into outbound_mails (id, template, locale, recipient, user_id, data, status, created_at)
    select mail_id, 'order-placed', locale, recipient, account,
      mail || jsonb_build_object('orderId', order_id, 'orderNumber', number), 'pending', created_at
    from placed join asked on asked.order_id = placed.id
  )
  select order_id as id, room.used, placed.number, case when placed.number is null then ${goneSql('order_id')} end as gone
  from room left join placed on placed.id = order_id`;

/** What became of it: without a number there was no room, or files of lines were gone. */
interface OutcomeRow {
  id: string;
  used: string;
  number: string | null;
  gone: number[] | null;
}

/** Writes new orders, those of a moment together. */
@Injectable()
export class OrderRows {
  private readonly write: ReturnType<typeof writtenTogether<OutcomeRow>>;

  constructor(
    em: EntityManager,
    private readonly outbox: WorkOutbox,
  ) {
    this.write = writtenTogether(em, insertSql);
  }

  /**
   * Writes an order, its lines and its mail in the caller's transaction, or as one of its own.
   *
   * @throws {ServiceError} INVALID_INPUT with tooManyUnpaidOrders, FILE_NOT_FOUND.
   */
  async insert(em: EntityManager, rows: NewOrderRows): Promise<PlacedOrder> {
    const [id, mailId] = [newId(), newId()];
    const { used, number, gone } = await this.write(em, askedOrder(id, mailId, rows));
    if (gone !== null) throw unknownFiles(gone.map((position) => `items.${position}.fileKey`));
    // Beyond the limit are orders of the same statement, which were not written either.
    if (number === null) throw refusedRoom(unpaidOrders, Math.min(Number(used), maxUnpaidOrders));
    await this.outbox.written(em, 'mail.send', { mailId });
    const { totals, totalCentimes, itemCount, deliveryDays } = rows.order;
    return { id, number, status: 'unpaid', totals, totalCentimes, itemCount, deliveryDays };
  }
}

function askedOrder(id: string, mailId: string, { buyer, order, lines, mail }: NewOrderRows): AskedRecord {
  const { id: account, locale, email: recipient } = buyer;
  const row = { order_id: id, account, placed: orderRow(order), mail_id: mailId, locale, recipient, mail };
  return { id, row, lines: lines.map((line, position) => ({ order_id: id, ...lineRow(line, position) })) };
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
