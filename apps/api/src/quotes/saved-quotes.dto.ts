import type { Finish, Locale, Technology } from '@shared/domain/contract/enums.js';
import { type SavedQuoteStatus, savedQuoteStatuses } from '@shared/domain/orders/quote-states.js';
import type { Purchase } from '@shared/domain/orders/purchase.js';
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
} from '../endpoint/fields/fields.js';
import { PurchaseDto } from '../endpoint/fields/purchase-fields.js';
import { PurchasePageQuery } from '../endpoint/lists/purchase-search.js';
import { type SheetFormat, sheetFormats } from '../endpoint/sheet/sheet.js';

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

export class SaveQuoteDto extends PurchaseDto {
  @BasketLines(() => SavedLineDto)
  items: SavedLineDto[];
}

const StatusField = () => OneOf(savedQuoteStatuses);

export class QuoteFilter extends PurchasePageQuery {
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

export class ExportQuery extends DocumentQuery {
  /** The kind of file. */
  @Optional()
  @OneOf(sheetFormats)
  format: SheetFormat = 'csv';
}

/** A link by which anyone who has it reads the quote. */
export interface QuoteShareView {
  url: string;
  /** The link ends with the quote. */
  expiresAt: string;
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

export interface SavedQuoteView extends SavedQuoteCreated, Purchase {
  status: SavedQuoteStatus;
  /** The order that it has, unless cancelled or refunded. */
  orderId: string | null;
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
  /**
   * Shows the part, a PNG of 480 by 360 pixels; works for an hour at least. `null` until it is drawn, and once its file is
   * gone.
   */
  pictureUrl: string | null;
}

export interface SavedQuoteWithLines extends SavedQuoteView {
  /** The link that reads it, while there is one. */
  share: QuoteShareView | null;
  /** The project whose open answer it is: accepting that orders it. */
  projectId: string | null;
  items: SavedQuoteLineView[];
}
