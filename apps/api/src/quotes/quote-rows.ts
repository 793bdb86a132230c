import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { maxSavedQuotes, quoteValidityDays } from '@shared/domain/contract/limits.js';
import type { Purchase } from '@shared/domain/orders/purchase.js';
import type { TotalsRecord } from '@shared/domain/pricing/price-record.js';
import type { SavedQuoteLine } from '@shared/infra/database/entities/saved-quote-line.entity.js';
import { areHeldSql, goneSql, heldLinesSql } from '@shared/infra/storage/held-files.js';
import { newId } from '@shared/infra/database/new-id.js';
import { numberSql } from '@shared/infra/database/next-number.js';
import { type AskedRecord, writtenTogether } from '@shared/infra/database/written-together.js';
import { told } from '@shared/words/say.js';
import { refusedRoom } from '../endpoint/limits/account-quota.js';
import { unknownFiles } from '../endpoint/fields/unknown-files.js';

/** A quote before it has a number. */
export interface NewQuote extends Purchase {
  userId: string;
  hasAccountDefaults: boolean;
  priceBook: string;
  kernelVersion: string;
  totals: TotalsRecord;
  totalCentimes: number;
  deliveryDays: number;
  lines: readonly Omit<SavedQuoteLine, 'id' | 'quote' | 'position'>[];
}

/** What its number came with. */
export interface WrittenQuote {
  id: string;
  reference: string;
  expiresAt: Date;
}

/** How many quotes an account may keep that no order stands for. */
const savedQuotes = {
  limit: maxSavedQuotes,
  reason: 'tooManyRecords',
  message: told('api.messages.tooManyQuotes', { limit: maxSavedQuotes }),
  hint: told('api.hints.deleteQuotes', { call: 'DELETE /api/quotes/{id}' }),
} as const;

/**
 * The accounts' locks and counts, the files, the lines, and only then the numbers and the quotes: all customers wait for a
 * number. A quote without room, or without one of its files, is not written. Accounts are locked in their order, so that two
 * statements never wait for each other.
 */
const insertSql = `with asked as materialized (
    select * from jsonb_to_recordset($1::jsonb) as a(quote_id uuid, account uuid, saved jsonb)
  ), room as materialized (
    select quote_id, kept + row_number() over (partition by account order by quote_id) - 1 as used
    from (select quote_id, account, count_saved_quotes(account) as kept
      from (select quote_id, account from asked order by account) by_account) counted
  ), ${heldLinesSql('saved_quote_lines', 'quote_id', `room.used < ${maxSavedQuotes}`)}, lines_in as (
    insert into saved_quote_lines (id, quote_id, position, file_key, file_name, file_size, material_id, finish, quantity,
      price)
    select l.id, l.quote_id, l.position, l.file_key, l.file_name, l.file_size, l.material_id, l.finish, l.quantity, l.price
    from asked_lines l where ${areHeldSql('quote_id')}
    returning quote_id
  ), ready as materialized (
    select quote_id, row_number() over (order by quote_id) as place from lines_in group by quote_id
  ), ${numberSql('quote', 'ready')}, saved as (
    insert into saved_quotes (id, user_id, reference, status, price_book, kernel_version, totals, total_centimes,
      delivery_days, item_count, company, purchase_order, project, has_account_defaults, expires_at, created_at, updated_at)
    select quote_id, account, given.number, 'pending', q.price_book, q.kernel_version, q.totals, q.total_centimes,
      q.delivery_days, q.item_count, q.company, q.purchase_order, q.project, q.has_account_defaults,
      at + ${quoteValidityDays} * interval '24 hours', at, at
    from given join ready using (place) join asked using (quote_id), jsonb_populate_record(null::saved_quotes, asked.saved) q
    returning id, reference, expires_at
  )
  select quote_id as id, room.used, saved.reference, saved.expires_at, case when saved.reference is null then ${goneSql('quote_id')} end as gone
  from room left join saved on saved.id = quote_id`;

/** What became of it: without a reference there was no room, or files of lines were gone. */
interface OutcomeRow {
  id: string;
  used: string;
  reference: string | null;
  expires_at: string;
  gone: number[] | null;
}

/** Writes new quotes, those of a moment together. */
@Injectable()
export class QuoteRows {
  private readonly write: ReturnType<typeof writtenTogether<OutcomeRow>>;

  constructor(em: EntityManager) {
    this.write = writtenTogether(em, insertSql);
  }

  /**
   * Writes a quote and its lines in the caller's transaction, or as one of its own.
   *
   * @throws {ServiceError} INVALID_INPUT with tooManyRecords, FILE_NOT_FOUND.
   */
  async insert(em: EntityManager, quote: NewQuote): Promise<WrittenQuote> {
    const { id, used, reference, expires_at, gone } = await this.write(em, askedQuote(newId(), quote));
    if (gone !== null) throw unknownFiles(gone.map((position) => `items.${position}.fileKey`));
    // Beyond the limit are quotes of the same statement, which were not written either.
    if (reference === null) throw refusedRoom(savedQuotes, Math.min(Number(used), maxSavedQuotes));
    return { id, reference, expiresAt: new Date(expires_at) };
  }
}

function askedQuote(id: string, { userId, lines, ...quote }: NewQuote): AskedRecord {
  const { totals, company, project } = quote;
  const saved = {
    ...{ totals, company, project },
    purchase_order: quote.purchaseOrder,
    has_account_defaults: quote.hasAccountDefaults,
    price_book: quote.priceBook,
    kernel_version: quote.kernelVersion,
    total_centimes: quote.totalCentimes,
    delivery_days: quote.deliveryDays,
    item_count: lines.length,
  };
  return {
    id,
    row: { quote_id: id, account: userId, saved },
    lines: lines.map(({ finish, quantity, price, ...line }, position) => ({
      ...{ id: newId(), quote_id: id, position, finish, quantity, price },
      file_key: line.fileKey,
      file_name: line.fileName,
      file_size: line.fileSize,
      material_id: line.materialId,
    })),
  };
}
