import type { Finish, Locale, Technology } from '@shared/domain/contract/enums.js';
import { type SavedQuoteStatus, savedQuoteStatuses } from '@shared/domain/orders/quote-states.js';
import type { BasketTotals, Quote } from '@shared/domain/pricing/quote.js';
import {
  BasketLines,
  FinishField,
  LocaleField,
  OneOf,
  Optional,
  PositiveInteger,
  Reference,
  TechnologyField,
  FileName,
} from '../endpoint/fields.js';
import { PageQuery } from '../endpoint/page-query.js';

export class SavedLineDto {
  @Reference()
  fileKey: string;

  @FileName()
  fileName: string;

  /** A label: what counts is the stored file. */
  @PositiveInteger()
  fileSize: number;

  @Reference()
  materialId: string;

  @TechnologyField()
  technology: Technology;

  @Optional()
  @FinishField()
  finish: Finish = 'standard';

  /** May be more than can be ordered at once. */
  @Optional()
  @PositiveInteger()
  quantity: number = 1;
}

export class SaveQuoteDto {
  @BasketLines(() => SavedLineDto)
  items: SavedLineDto[];
}

const StatusField = () => OneOf(savedQuoteStatuses);

export class QuoteFilter extends PageQuery {
  /** Only the quotes in this state. */
  @Optional()
  @StatusField()
  status?: SavedQuoteStatus;
}

export class QuoteStatusDto {
  /** The state that the quote is to have. */
  @StatusField()
  status: SavedQuoteStatus;
}

export class DocumentQuery {
  /** Language of the document; the account's when left out. */
  @Optional()
  @LocaleField()
  locale?: Locale;
}

export interface SavedQuoteCreated {
  id: string;
  reference: string;
  expiresAt: string;
  /** Lines. */
  itemCount: number;
  /** MAD, tax included; what the basket's `totals.total` says. */
  totalPrice: number;
  /** Working days from payment until all lines are at the door, where the destination is not known yet. */
  estimatedDeliveryDays: number | null;
}

export interface SavedQuoteView extends SavedQuoteCreated {
  status: SavedQuoteStatus;
  totals: BasketTotals;
  createdAt: string;
  updatedAt: string;
}

export interface SavedQuoteLineView {
  /** Sent as `quoteItemId` when the line is ordered. */
  id: string;
  fileKey: string;
  fileName: string;
  fileSize: number;
  materialId: string;
  technology: Technology;
  finish: Finish;
  quantity: number;
  quote: Quote;
}

export interface SavedQuoteWithLines extends SavedQuoteView {
  items: SavedQuoteLineView[];
}
