import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { businessDay } from '@shared/domain/contract/business-time.js';
import { refusedField, ServiceError } from '@shared/domain/contract/errors.js';
import {
  type BoardColumn,
  boardColumnOf,
  boardColumns,
  type MakingStep,
  nextMakingSteps,
  stepByCopies,
} from '@shared/domain/making/making-steps.js';
import { longestPage } from '@shared/domain/contract/limits.js';
import type { OrderStatus } from '@shared/domain/orders/order-states.js';
import { transferKey } from '@shared/domain/orders/transfer-reference.js';
import { type OrderSeen, refuseMoved } from '@shared/infra/orders/moved-meanwhile.js';
import { centimesToMad } from '@shared/domain/money/mad.js';
import { addAudit } from '@shared/infra/database/audit-log.js';
import { textArray } from '@shared/infra/database/text-array.js';
import { OrderLine } from '@shared/infra/database/entities/order-line.entity.js';
import { areGoingBack, goingBackAmong, isWantedSql } from '@shared/infra/orders/going-back.js';
import { lockOrder } from '@shared/infra/orders/lock-order.js';
import { moveOrder } from '@shared/infra/orders/move-order.js';
import { leavesOnSql } from '@shared/infra/orders/leaving-day.js';
import { told } from '@shared/words/say.js';
import { dayOfMicros, dayOrLast, microsOf, readCursor, writeCursor } from '../endpoint/lists/list-cursor.js';
import { Page } from '../endpoint/lists/page.js';
import { MachinePacesService } from '../workshop/machine-paces.service.js';
import { type PageQuery, pageLength } from '../endpoint/lists/page-query.js';
import { movePromise } from './move-promise.js';
import { addEntry, columnOf, copyCounts, noCopies } from './order-steps.js';
import { numberSought, ordersOfNumberSql, ordersOfPaymentSql, searchQuery } from './order-search.js';
import { countAsMade, type NamedCopies } from './unmade-copies.js';

/** A column of the board. */
export interface BoardColumnView {
  /** Its place on the board. */
  column: BoardColumn;
  /** How many orders; delivered ones, which are ever more, are counted up to 1,000. */
  orders: number;
  /** Whether there are more than were counted. */
  hasMore: boolean;
  /** Of those, such as had to leave on a day that is over. */
  late: number;
  /** The first of them; the list of the column has the others. */
  cards: BoardCardView[];
}

/** How many orders of a column the board shows at once. */
const cardsOfColumn = 20;

/** Delivered orders are counted so far. */
const mostDelivered = 1_000;

/** An order on the board. */
export interface BoardCardView {
  /** Names the record. */
  id: string;
  /** Its number, for people. */
  number: string;
  /** Its state. */
  status: OrderStatus;
  /** `null` for an order that is not on the board: unpaid, cancelled or refunded. */
  column: BoardColumn | null;
  /** Where it may be moved by hand. */
  nextColumns: BoardColumn[];
  /** All of its money is about to go back: it is made no further. */
  isGoingBack: boolean;
  /** Who ordered it. */
  customer: { name: string; company: string | null; city: string };
  /** MAD, tax included. */
  total: number;
  /** Its lines. */
  lines: number;
  /** Whether it is rushed. */
  isRush: boolean;
  /** The colours of its lines. */
  colours: string[];
  /** How many copies. */
  copies: { toPlan: number; onPlates: number; done: number };
  /** When it was paid. */
  paidAt: string | null;
  /** The day that was promised, or the later one that its customer was told. */
  promisedOn: string | null;
  /** The day on which its parcel has to leave for that. */
  shipByOn: string | null;
  /** When it was made. */
  createdAt: string;
}

/** What comes with a move to another column. */
export interface BoardMove extends OrderSeen {
  /** Copies that are counted as made. */
  made?: readonly NamedCopies[] | undefined;
}

/** Which orders are shown. */
export interface BoardFilter extends PageQuery {
  /** Its place on the board. */
  column?: BoardColumn | undefined;
  search?: string | undefined;
}

interface CardRow {
  id: string;
  day: string;
  number: string;
  status: OrderStatus;
  making_step: MakingStep | null;
  name: string;
  company: string | null;
  city: string;
  total_centimes: string;
  item_count: number;
  is_rush: boolean;
  colours: string[] | null;
  paid_at: Date | null;
  promised_on: string | null;
  ship_by_on: string | null;
  created_at: Date;
}

/** SQL of the orders of a column, alias `o`. */
const columnSql: Record<BoardColumn, string> = {
  paid: `o.status = 'paid'`,
  toPlan: `o.status = 'inProduction' and (o.making_step = 'toPlan' or o.making_step is null)`,
  printing: `o.status = 'inProduction' and o.making_step = 'printing'`,
  toFinish: `o.status = 'inProduction' and o.making_step = 'toFinish'`,
  packed: `o.status = 'inProduction' and o.making_step = 'packed'`,
  shipped: `o.status = 'shipped'`,
  delivered: `o.status = 'delivered'`,
};

const dayOf = dayOrLast(leavesOnSql);

/** Orders by where they are in the shop. */
@Injectable()
export class OrdersBoardService {
  constructor(
    private readonly em: EntityManager,
    private readonly paces: MachinePacesService,
  ) {}

  /** Every column with how many orders it has, and the first of them. */
  async columns(): Promise<BoardColumnView[]> {
    const rows = await this.em.execute<
      { status: OrderStatus; making_step: MakingStep | null; orders: number; late: number }[]
    >(
      `select status, making_step, count(*)::int as orders,
         (count(*) filter (where ${leavesOnSql} < ?::date and ${isWantedSql}))::int as late
       from orders o where status in ('paid', 'inProduction', 'shipped') group by status, making_step
       union all select 'delivered', null, count(*)::int, 0
       from (select from orders where status = 'delivered' limit ${mostDelivered + 1}) delivered`,
      [businessDay(new Date())],
    );
    const columns: BoardColumnView[] = [];
    for (const column of boardColumns) {
      const own = rows.filter((row) => boardColumnOf(row.status, row.making_step) === column);
      const sum = (of: 'orders' | 'late') => own.reduce((all, row) => all + row[of], 0);
      const cards = await this.cards({ column, limit: cardsOfColumn });
      const most = column === 'delivered' ? mostDelivered : Infinity;
      const orders = Math.min(sum('orders'), most);
      const hasMore = sum('orders') > most;
      columns.push({ column, orders, hasMore, late: sum('late'), cards: cards.entries });
    }
    return columns;
  }

  /**
   * The orders of a column by the days on which they have to leave, delivered ones newest first; with `search` orders of any
   * status that have all of its words, newest first; a whole number of an order or of one of its papers finds that one alone.
   */
  async cards({ column, search, ...page }: BoardFilter): Promise<Page<BoardCardView>> {
    const limit = pageLength(page);
    const isNewestFirst = search !== undefined || column === 'delivered' || column === undefined;
    const sought = search === undefined ? null : await this.searchCondition(search);
    const conditions: [string, unknown[]][] = [
      ...(column === undefined ? [] : [[columnSql[column], []] as [string, unknown[]]]),
      ...(sought === null ? [] : [sought]),
      ...(page.after === undefined ? [] : [after(page.after, isNewestFirst)]),
    ];
    const where = conditions.length === 0 ? 'true' : conditions.map(([sql]) => sql).join(' and ');
    const order = isNewestFirst ? 'o.id desc' : `${dayOf}, o.id`;
    const rows = await this.em.execute<CardRow[]>(
      `select o.id, ${microsOf(dayOf)}::text as day, o.number, o.status, o.making_step,
         u.name, o.company ->> 'name' as company, o.delivery_address ->> 'city' as city, o.total_centimes,
         o.item_count, o.paid_at, to_char(o.promised_on, 'YYYY-MM-DD') as promised_on,
         to_char(${leavesOnSql}, 'YYYY-MM-DD') as ship_by_on, o.created_at,
         lines.is_rush, lines.colours
       from (select * from orders o where ${where} order by ${order} limit ?) o
       join users u on u.id = o.user_id
       cross join lateral (select coalesce(bool_or(l.is_rush), false) as is_rush,
         array_agg(distinct l.material_id) filter (where l.material_id is not null) as colours
         from order_lines l where l.order_id = o.id) lines
       order by ${order}`,
      [...conditions.flatMap(([, values]) => values), limit + 1],
    );
    const own = rows.slice(0, limit);
    const ids = own.map(({ id }) => id);
    const counts = await copyCounts(this.em, ids);
    const goingBack = await goingBackAmong(this.em, ids);
    const cards = own.map((row) => cardView(row, goingBack.has(row.id), counts.get(row.id)));
    const last = own.at(-1);
    if (rows.length <= limit || last === undefined) return new Page(cards);
    return new Page(cards, writeCursor('board', { rank: 0, createdAtMicros: last.day, id: last.id }));
  }

  /**
   * A whole number of an order or one of its papers is that one alone: its parts are words of other orders, too. A payment's
   * whole reference finds its order beside those that have its words.
   *
   * @throws {ServiceError} VALIDATION_ERROR for a search without a word.
   */
  private async searchCondition(search: string): Promise<[string, unknown[]]> {
    const number = numberSought(search);
    const ofNumber = number === null ? [] : await this.orderIds(ordersOfNumberSql, Array(4).fill(number));
    if (ofNumber.length > 0) return [`o.id in (${ofNumber.map(() => '?::uuid').join(', ')})`, ofNumber];
    const words = searchQuery(search);
    if (words === '') throw refusedField('search', told('making.refusals.search'));
    const found = 'select order_id from order_search where words @@ ?::tsquery';
    const ofPayment = await this.orderIds(ordersOfPaymentSql, [transferKey(search), search]);
    if (ofPayment.length === 0) return [`o.id in (${found})`, [words]];
    return [`o.id in (${found} union all select unnest(?::uuid[]))`, [words, textArray(ofPayment)]];
  }

  private async orderIds(sql: string, values: readonly string[]): Promise<string[]> {
    const rows = await this.em.execute<{ id: string }[]>(`${sql} order by id desc limit ${longestPage}`, [
      ...values,
    ]);
    return rows.map(({ id }) => id);
  }

  /**
   * Moves an order to another column by hand. The first move to production is mailed to its customer; the shop's own
   * steps never are. `toFinish` counts the copies that no plate holds as made, if they are named.
   *
   * @throws {ServiceError} ORDER_NOT_FOUND; VALIDATION_ERROR for a step that is not allowed from there, and while all of the money
   * is going back; INVALID_INPUT, copiesNotMade, where copies would be counted that `made` does not name; CONFLICT where it is
   * elsewhere than when it was decided.
   */
  async move(
    operatorId: string,
    id: string,
    to: MakingStep,
    { made = [], ...seen }: BoardMove,
  ): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const order = await lockOrder(em, { id });
      const from = columnOf(order);
      if (from === to) return;
      refuseMoved(order, seen);
      const counts = (await copyCounts(em, [id])).get(id) ?? noCopies;
      if (await areGoingBack(em, [id])) throw refusedField('step', told('making.refusals.moneyGoesBack'));
      const next = nextMakingSteps(from, counts, false);
      if (!next.includes(to)) throw refusedStep(next);
      const at = new Date();
      if (to === 'toFinish') {
        const lines = await em.find(OrderLine, { order: id }, { orderBy: { id: 'asc' } });
        await countAsMade(em, lines, made);
      }
      if (order.status === 'paid') moveOrder(em, order, 'inProduction', { by: 'operator', at });
      order.makingStep = to;
      addEntry(order, { at: at.toISOString(), step: to, by: operatorId });
      const after = { column: to, ...(made.length > 0 && { made }) };
      await addAudit(em, operatorId, {
        action: 'order.making',
        subjectId: id,
        before: { column: from },
        after,
      });
    });
  }

  /**
   * Sends copies of a line back to be printed anew: one broke while it was finished, or was lost. Where that moves the
   * order's date, its customer is told.
   *
   * @throws {ServiceError} ORDER_NOT_FOUND; RESOURCE_NOT_FOUND; VALIDATION_ERROR for more copies than are made, of an order that is
   * not in production, and while all of the money is going back; CONFLICT where others were made when it was decided.
   */
  async redo(
    em: EntityManager,
    operatorId: string,
    id: string,
    asked: { lineId: string; copies: number; ofDone?: number; reason: string },
  ): Promise<void> {
    const order = await lockOrder(em, { id });
    const line = await em.findOne(OrderLine, { id: asked.lineId, order: id });
    if (line === null) throw new ServiceError('RESOURCE_NOT_FOUND');
    if (order.status !== 'inProduction') throw refusedField('copies', told('making.refusals.redoneTooLate'));
    if (await areGoingBack(em, [id])) throw refusedField('copies', told('making.refusals.moneyGoesBack'));
    if (asked.ofDone !== undefined && asked.ofDone !== line.doneCopies)
      throw redoneMeanwhile(line.doneCopies);
    if (asked.copies > line.doneCopies) throw refusedField('copies', told('making.refusals.notMade'));
    const before = { doneCopies: line.doneCopies };
    line.doneCopies -= asked.copies;
    await em.flush();
    const counts = (await copyCounts(em, [id])).get(id) ?? noCopies;
    const step = stepByCopies(counts, order.makingStep ?? null);
    order.makingStep = step;
    const at = new Date();
    const { reason } = asked;
    addEntry(order, { at: at.toISOString(), step, reason, by: operatorId });
    const anew = [{ line, copies: asked.copies }];
    await movePromise(em, order, anew, { at, operatorId, paces: await this.paces.current() });
    const after = { doneCopies: line.doneCopies, lineId: line.id, reason };
    await addAudit(em, operatorId, { action: 'order.redo', subjectId: id, before, after });
  }
}

function after(cursor: string, isNewestFirst: boolean): [string, unknown[]] {
  const { createdAtMicros, id } = readCursor('board', cursor);
  if (isNewestFirst) return ['o.id < ?::uuid', [id]];
  return [`(${dayOf}, o.id) > (${dayOfMicros}, ?::uuid)`, [createdAtMicros, id]];
}

function cardView(row: CardRow, isGoingBack: boolean, counts = noCopies): BoardCardView {
  const column = boardColumnOf(row.status, row.making_step);
  const { toPlan, onPlates, done } = counts;
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    column,
    nextColumns: nextMakingSteps(column, counts, isGoingBack),
    isGoingBack,
    customer: { name: row.name, company: row.company, city: row.city },
    total: centimesToMad(Number(row.total_centimes)),
    lines: row.item_count,
    isRush: row.is_rush,
    colours: row.colours ?? [],
    copies: { toPlan, onPlates, done },
    paidAt: row.paid_at === null ? null : new Date(row.paid_at).toISOString(),
    promisedOn: row.promised_on,
    shipByOn: row.ship_by_on,
    createdAt: new Date(row.created_at).toISOString(),
  };
}

function redoneMeanwhile(doneCopies: number): ServiceError {
  const message = told('making.refusals.redoneMeanwhile', { copies: doneCopies });
  return new ServiceError('CONFLICT', { message, details: { doneCopies } });
}

function refusedStep(next: readonly BoardColumn[]): ServiceError {
  const steps = next.map((column) => told(`making.columns.${column}`));
  const message =
    next.length === 0
      ? told('making.refusals.orderStays')
      : told('making.refusals.orderMoves', { next: steps });
  return refusedField('step', message);
}
