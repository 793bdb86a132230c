import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { businessDay } from '@shared/domain/contract/business-time.js';
import { centimesToMad } from '@shared/domain/money/mad.js';
import type { CreditNoteContent, InvoiceContent } from '@shared/infra/documents/document-content.js';
import { type DayRange, duringSql, momentsOf } from '../endpoint/lists/day-range.js';
import { microsOf, momentOfMicros, readCursor, writeCursor } from '../endpoint/lists/list-cursor.js';
import { Page } from '../endpoint/lists/page.js';
import { type PageQuery, pageLength } from '../endpoint/lists/page-query.js';
import type { JournalEntry, JournalSummary, TaxSums } from './journal.dto.js';

/** Entries that are read at a time. */
const portionLength = 500;

type Kind = JournalEntry['kind'];

/** Parts of a document that no journal shows. */
type Unread = 'lines' | 'seller';

/** An invoice or a credit note: when it was issued, and what it states. */
export interface IssuedDocument {
  /** Of the order or the refund. */
  id: string;
  kind: Kind;
  /** Microseconds since 1970. */
  at: string;
  /** Per cent of VAT. */
  rate: number;
  /** As it states them, above zero on a credit note as well: before tax, the tax, with tax. */
  centimes: readonly [net: number, tax: number, total: number];
  content: Omit<InvoiceContent, Unread> | Omit<CreditNoteContent, Unread>;
}

type Sums = Record<'net' | 'tax' | 'total', string>;

interface SumRow extends Sums {
  kind: Kind;
  rate: number;
  count: number;
}

interface DocumentRow extends Omit<IssuedDocument, 'centimes'>, Sums {}

/** Documents of some days, by issued_documents_issued_at_index; its parameters are first and last day. */
const issuedSql = `issued_documents t where ${duringSql('t.issued_at')}`;

/** The journal of invoices and credit notes: their sums as stored with each, the rest from the documents themselves. */
@Injectable()
export class JournalEntries {
  constructor(private readonly em: EntityManager) {}

  /** Oldest first, as books are kept. */
  async list(days: DayRange, page: PageQuery): Promise<Page<JournalEntry>> {
    const length = pageLength(page);
    const start = page.after === undefined ? null : readCursor('journal', page.after);
    const after = start === null ? null : { at: start.createdAtMicros, id: start.id };
    const found = await this.read(days, after, length + 1);
    const own = found.slice(0, length);
    const last = own.at(-1);
    const nextCursor =
      found.length > length && last !== undefined
        ? writeCursor('journal', { rank: 0, createdAtMicros: last.at, id: last.id })
        : undefined;
    return new Page(own.map(entryOf), nextCursor);
  }

  /** All documents of these days, oldest first, some at a time. */
  async *portions(days: DayRange): AsyncIterable<IssuedDocument[]> {
    let last: IssuedDocument | null = null;
    do {
      const portion: IssuedDocument[] = await this.read(days, last, portionLength);
      if (portion.length > 0) yield portion;
      last = portion.length < portionLength ? null : (portion.at(-1) ?? null);
    } while (last !== null);
  }

  async count(days: DayRange): Promise<number> {
    const [row] = await this.em.execute<{ count: number }[]>(
      `select count(*)::int as count from ${issuedSql}`,
      momentsOf(days),
    );
    return row!.count;
  }

  /** Where each document is, oldest first. */
  async subjects(days: DayRange): Promise<{ id: string; kind: Kind; number: string }[]> {
    return this.em.execute(
      `select t.subject_id as id, t.kind, d.content ->> 'number' as number
       from (select * from ${issuedSql}) t join rendered_documents d on d.id = t.document_id
       order by t.issued_at, t.subject_id`,
      momentsOf(days),
    );
  }

  /** Sums by kind and rate; those of 105,000 documents of a year take 35 to 70 ms. */
  async sum(days: DayRange): Promise<JournalSummary> {
    const rows = await this.em.execute<SumRow[]>(
      `select t.kind, t.tax_percent as rate, count(*)::int as count, sum(t.net_centimes) as net,
         sum(t.tax_centimes) as tax, sum(t.total_centimes) as total
       from ${issuedSql} group by 1, 2 order by 2, 1 desc`,
      momentsOf(days),
    );
    const sums = rows.map(({ kind, rate, count, ...sum }) => {
      const sign = signOf(kind);
      const [net, tax, total] = [sum.net, sum.tax, sum.total].map((one) => sign * Number(one));
      return { kind, rate, count, ...amountsOf(net!, tax!, total!) };
    });
    return {
      ...days,
      byRate: sums,
      sales: addUp(sums.filter(({ kind }) => kind === 'invoice')),
      creditNotes: addUp(sums.filter(({ kind }) => kind === 'creditNote')),
      total: addUp(sums),
    };
  }

  private async read(
    days: DayRange,
    after: { at: string; id: string } | null,
    limit: number,
  ): Promise<IssuedDocument[]> {
    const later = after === null ? '' : `and (t.issued_at, t.subject_id) > (${momentOfMicros}, ?::uuid)`;
    const rows = await this.em.fork().execute<DocumentRow[]>(
      `select t.subject_id as id, t.kind, ${microsOf('t.issued_at')}::text as at,
         t.tax_percent as rate, t.net_centimes as net, t.tax_centimes as tax, t.total_centimes as total,
         d.content - 'lines' - 'seller' as content
       from (select * from ${issuedSql} ${later} order by t.issued_at, t.subject_id limit ?) t
       join rendered_documents d on d.id = t.document_id order by t.issued_at, t.subject_id`,
      [...momentsOf(days), ...(after === null ? [] : [after.at, after.id]), limit],
    );
    return rows.map(({ net, tax, total, ...row }) => ({
      ...row,
      centimes: [Number(net), Number(tax), Number(total)],
    }));
  }
}

/** What a credit note states goes back. */
export function signOf(kind: Kind): 1 | -1 {
  return kind === 'invoice' ? 1 : -1;
}

/**
 * The day on which the money had come, as the invoice says it; of a credit note the day of its issue, which is that of the
 * refund.
 */
export function paidOn({ content }: IssuedDocument): string {
  return businessDay(new Date('paidAt' in content ? content.paidAt : content.issuedAt));
}

function entryOf(document: IssuedDocument): JournalEntry {
  const { id, kind, rate, centimes, content } = document;
  const [net, tax, total] = centimes;
  const sign = signOf(kind);
  const { buyer } = content;
  return {
    ...{ id, kind, number: content.number, day: businessDay(new Date(content.issuedAt)) },
    orderNumber: content.orderNumber,
    corrects: 'invoiceNumber' in content ? content.invoiceNumber : null,
    customer: buyer.company?.name ?? buyer.name,
    ice: buyer.company?.ice ?? null,
    purchaseOrder: content.purchaseOrder ?? null,
    ...amountsOf(sign * net, sign * tax, sign * total),
    rate,
    paymentMethod: content.paymentMethod ?? 'card',
    reference: 'refundReference' in content ? content.refundReference : content.paymentReference,
    paidOn: paidOn(document),
  };
}

function amountsOf(net: number, tax: number, total: number): Omit<TaxSums, 'count'> {
  return { net: centimesToMad(net), tax: centimesToMad(tax), total: centimesToMad(total) };
}

function addUp(sums: readonly TaxSums[]): TaxSums {
  const sum = (key: keyof TaxSums): number => sums.reduce((all, one) => all + Math.round(one[key] * 100), 0);
  return { count: sum('count') / 100, ...amountsOf(sum('net'), sum('tax'), sum('total')) };
}
