import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { businessDay } from '@shared/domain/contract/business-time.js';
import { centimesToMad } from '@shared/domain/money/mad.js';
import {
  type BankStatement,
  emptyStatement,
  readBankStatement,
  type StatementTransfer,
} from '@shared/domain/orders/bank-statement.js';
import { matchTransfer, numbersIn, type TransferOrder } from '@shared/domain/orders/match-transfers.js';
import { transferKey } from '@shared/domain/orders/transfer-reference.js';
import { addAudit } from '@shared/infra/database/audit-log.js';
import type { MatchedTransferView, RecordedTransferView, StatementView } from './money-views.dto.js';

/** Unpaid orders of one amount that are looked at. */
const ordersOfAmount = 10;

interface Candidate extends TransferOrder {
  customer: string;
}

interface OrderRow extends Omit<Candidate, 'totalCentimes'> {
  total_centimes: string | number;
}

/** A transfer that was recorded. */
interface RecordedTransfer {
  /** Of its reference. */
  key: string;
  amountCentimes: number;
  receivedOn: string | null;
  recordedAt: Date;
}

/** Finds the orders that transfers of a bank statement are for. It confirms none: an operator does. */
@Injectable()
export class TransferMatches {
  constructor(private readonly em: EntityManager) {}

  /** Of the text of a statement; see `bank-statement.ts`. */
  matchStatement(operatorId: string, text: string): Promise<StatementView> {
    return this.match(operatorId, readBankStatement(text));
  }

  /** Of transfers that were typed. */
  matchTransfers(
    operatorId: string,
    typed: readonly Omit<StatementTransfer, 'line'>[],
  ): Promise<StatementView> {
    const transfers = typed.map((transfer, place) => ({ ...transfer, line: place + 1 }));
    return this.match(operatorId, { ...emptyStatement(), transfers });
  }

  private async match(operatorId: string, { transfers, ...rest }: BankStatement): Promise<StatementView> {
    const byNumber = await this.ordersNamed(transfers);
    const byAmount = await this.ordersOf(transfers);
    const recorded = await this.recordedWith(transfers);
    const views = transfers.map((transfer): MatchedTransferView => {
      const { line, day, amountCentimes, reference } = transfer;
      const ofAmount = byAmount.get(amountCentimes) ?? [];
      const known = recorded.get(transferKey(reference)) ?? [];
      const isKnown = known.length > 0;
      const last = known.findLast((one) => one.amountCentimes === amountCentimes) ?? known.at(-1);
      const isThere = isRecorded(transfer, known);
      const { match, isShared, orders } = matchTransfer(transfer, byNumber, ofAmount, isThere);
      return {
        ...{
          line,
          day,
          amount: centimesToMad(amountCentimes),
          reference,
          match,
          isShared,
        },
        ...{ isKnown, timesRecorded: known.length },
        lastRecorded: last === undefined ? null : recordedView(last),
        orders: orders.map(({ order: { totalCentimes, ...order }, ...found }) => ({
          ...order,
          total: centimesToMad(totalCentimes),
          ...found,
        })),
      };
    });
    const exact = views.filter(({ match }) => match === 'exact').length;
    await this.em.fork().transactional((em) =>
      addAudit(em, operatorId, {
        ...{ action: 'transfer.match', subjectId: 'statement' },
        ...{ before: {}, after: { transfers: views.length, exact } },
      }),
    );
    return { transfers: views, ...rest };
  }

  private async ordersNamed(transfers: readonly StatementTransfer[]): Promise<Map<string, Candidate>> {
    const numbers = transfers.flatMap(({ reference }) => {
      const { whole, digits } = numbersIn(reference);
      return [...whole, ...digits];
    });
    const orders = await this.read(
      `o.number = any(string_to_array(?, ' '))`,
      [...new Set(numbers)].join(' '),
    );
    return new Map(orders.map((order) => [order.number, order]));
  }

  /** By the partial index orders_unpaid_total. */
  private async ordersOf(transfers: readonly StatementTransfer[]): Promise<Map<number, Candidate[]>> {
    const amounts = [...new Set(transfers.map(({ amountCentimes }) => amountCentimes))].join(' ');
    const orders = await this.read(
      `o.id in (select found.id from unnest(string_to_array(?, ' ')::bigint[]) as amounts (centimes),
         lateral (select id from orders where status = 'unpaid' and total_centimes = amounts.centimes
                  order by id desc limit ${ordersOfAmount}) as found)`,
      amounts,
    );
    return Map.groupBy(orders, ({ totalCentimes }) => totalCentimes);
  }

  private async read(where: string, value: string): Promise<Candidate[]> {
    const rows = await this.em.execute<OrderRow[]>(
      `select o.id, o.number, o.status, o.total_centimes, u.email as customer
       from orders o join users u on u.id = o.user_id where ${where} order by o.id`,
      [value],
    );
    return rows.map(({ total_centimes: centimes, ...order }) => ({
      ...order,
      totalCentimes: Number(centimes),
    }));
  }

  /** What was recorded with each reference, the latest last: some banks write the same one each month. */
  private async recordedWith(
    transfers: readonly StatementTransfer[],
  ): Promise<Map<string, RecordedTransfer[]>> {
    const keys = [...new Set(transfers.map(({ reference }) => transferKey(reference)))];
    if (keys.length === 0) return new Map();
    const rows = await this.em.execute<(Omit<RecordedTransfer, 'recordedAt'> & { recordedAt: string })[]>(
      `select reference_key as key, amount_centimes::float as "amountCentimes",
         to_char(received_on, 'YYYY-MM-DD') as "receivedOn", received_at as "recordedAt"
       from payment_events where provider = 'transfer' and outcome in ('applied', 'refundDue')
         and reference_key in (${keys.map(() => '?').join(', ')}) order by received_at, id`,
      keys,
    );
    const recorded = rows.map((row) => ({ ...row, recordedAt: new Date(row.recordedAt) }));
    return Map.groupBy(recorded, ({ key }) => key);
  }
}

/** Whether it is a transfer that was recorded: of its amount, or several that add up to it, and of its day where both have one. */
function isRecorded(
  { day, amountCentimes }: StatementTransfer,
  recorded: readonly RecordedTransfer[],
): boolean {
  const ofDay = recorded.filter(
    ({ receivedOn }) => day === null || receivedOn === null || receivedOn === day,
  );
  const sum = ofDay.reduce((all, one) => all + one.amountCentimes, 0);
  const isSum = ofDay.length > 1 && sum === amountCentimes;
  return isSum || ofDay.some((one) => one.amountCentimes === amountCentimes);
}

function recordedView({ amountCentimes, receivedOn, recordedAt }: RecordedTransfer): RecordedTransferView {
  return { amount: centimesToMad(amountCentimes), receivedOn, recordedOn: businessDay(recordedAt) };
}
