import type { Locale } from '@shared/domain/contract/enums.js';
import { bookChanges, type BookChange } from '@shared/domain/pricing/book-changes.js';
import { findBookFaults } from '@shared/domain/pricing/book-faults.js';
import type { PriceBook } from '@shared/domain/pricing/book.js';
import type { PriceBookRecord, PriceBookStatus } from '@shared/infra/database/entities/price-book.entity.js';
import { tell } from '@shared/words/say.js';
import { faultCodeOf } from '../http/fault-code.js';

/** A price book as lists show it. */
export interface PriceBookEntry {
  /** `MA-YYYY-N`; quotes and orders name it. */
  version: string;
  /** `published` is the current one, `retired` a former one. */
  status: PriceBookStatus;
  /** The book that was current when the draft was begun. */
  basedOn: string | null;
  /** Why it is written. */
  note: string | null;
  createdAt: string;
  updatedAt: string;
  /** When it became the current one. */
  publishedAt: string | null;
  /** The e-mail address of the admin who published it. */
  publishedBy: string | null;
}

/** A figure of a draft that keeps it from being published. */
export interface PriceBookFault {
  /** Path of the figure in the book. */
  field: string;
  /** A code of the table of fields. */
  code: string;
  /** In the language of the request. */
  message: string;
}

/** A price book with all of its figures. */
export interface WholePriceBookView extends PriceBookEntry {
  /** All of its figures. */
  book: PriceBook;
  /** What it changes of the current book. */
  changes: BookChange[];
  /** Why it cannot be published; empty for a good one. */
  faults: PriceBookFault[];
}

export function priceBookView(row: PriceBookRecord): PriceBookEntry {
  const { version, status, basedOn, note, createdAt, updatedAt, publishedAt, publishedBy } = row;
  return {
    version,
    status,
    basedOn: basedOn ?? null,
    note: note ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
    publishedBy: publishedBy ?? null,
  };
}

/** A book beside the current one. */
export function wholePriceBookView(
  row: PriceBookRecord,
  current: PriceBook,
  locale: Locale,
): WholePriceBookView {
  const faults = findBookFaults(row.content).map(({ field, message }) => ({
    ...{ field, code: faultCodeOf(message) },
    message: tell(locale, message),
  }));
  const changes = bookChanges(current, row.content);
  return { ...priceBookView(row), book: row.content, changes, faults };
}
