import type { BoxMm } from '@shared/domain/contract/analysis.js';
import type { Finish, Locale } from '@shared/domain/contract/enums.js';
import type { PriceRecord, TotalsRecord } from '@shared/domain/pricing/price-record.js';

/** The seller, as printed in the letterhead and the foot of every document. From the settings. */
export interface Seller {
  name: string;
  address: string;
  city: string;
  phone: string;
  email: string;
  website: string;
  /** Identifiant commun de l'entreprise. */
  ice: string;
  /** Identifiant fiscal. */
  taxId: string;
  /** Registre de commerce. */
  tradeRegister: string;
  /** Taxe professionnelle. */
  businessTax: string;
  /** Bank and account (RIB). */
  bank: string;
  /** Conditions of sale in a sentence or two, in each language. */
  terms: Record<Locale, string>;
}

/** Who buys. */
export interface Buyer {
  name: string;
  email: string;
  phone: string | null;
  /** Delivery address line by line; empty for a quote. */
  addressLines: string[];
}

/** One line of a document. */
export interface DocumentLine {
  fileName: string;
  boxMm: BoxMm;
  /** The SKU's name in the document's language. */
  materialName: string;
  finish: Finish;
  quantity: number;
  isRush: boolean;
  price: PriceRecord;
}

/** What quote and invoice have in common. Dates are ISO 8601, UTC. */
interface DocumentBase {
  /** {@link documentLayout} when it was written. */
  layout: number;
  locale: Locale;
  number: string;
  issuedAt: string;
  seller: Seller;
  buyer: Buyer;
  lines: DocumentLine[];
  totals: TotalsRecord;
  totalHtCentimes: number;
  tvaCentimes: number;
  tvaPercent: number;
  /** Working days from payment until all of it is delivered. */
  deliveryDays: number | null;
}

/** A devis. */
export interface QuoteContent extends DocumentBase {
  kind: 'quote';
  expiresAt: string;
  /** Its prices no longer hold: its week is over, or its owner has ended it. */
  hasEnded: boolean;
}

/** A facture. */
export interface InvoiceContent extends DocumentBase {
  kind: 'invoice';
  orderNumber: string;
  paidAt: string;
  paymentReference: string;
}

/** Raised when the layout of the PDFs changes, so that an older rendering is not reused. */
export const documentLayout = 4;

/** Everything that a PDF says. */
export type DocumentContent = QuoteContent | InvoiceContent;
