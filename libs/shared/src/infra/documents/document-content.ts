import type { BoxMm } from '@shared/domain/contract/analysis.js';
import type { Finish, Locale, PageLocale } from '@shared/domain/contract/enums.js';
import type { Company } from '@shared/domain/orders/purchase.js';
import type { PaymentMethod } from '@shared/domain/orders/payment-methods.js';
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
  terms: Record<PageLocale, string>;
}

/** Who buys. */
export interface Buyer {
  name: string;
  email: string;
  phone: string | null;
  /** Billing address line by line; for a quote the account's usual address, empty without one. */
  addressLines: string[];
  /** The company that buys; missing in contents stored by earlier releases. */
  company?: Company | null;
}

/** One line of a document; a project's has neither size nor material nor finish. */
export interface DocumentLine {
  fileName: string;
  boxMm: BoxMm | null;
  /** The SKU's name in the document's language. */
  materialName: string | null;
  finish: Finish | null;
  quantity: number;
  isRush: boolean;
  price: PriceRecord;
  /** Of the part's content, if it was drawn when this was written: names the picture in the storage. */
  pictureHash?: string;
  /** That picture, put in when it is printed: a PNG as a `data:` URL. Its column is there if any line has one. */
  picture?: string;
}

/** What quotes, invoices and credit notes have in common. Dates are ISO 8601, UTC. */
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
  /** The buyer's own number and project; missing in contents stored by earlier releases. */
  purchaseOrder?: string | null;
  project?: string | null;
  /** Delivery address line by line, if it is not the billing address. */
  deliveryLines?: string[];
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
  /** When the money had come: of a transfer, before it was confirmed. */
  paidAt: string;
  paymentReference: string;
  /** Missing in contents stored by earlier releases: they were paid by card. */
  paymentMethod?: PaymentMethod;
}

/** An avoir: what a refund takes back of an invoice. Its totals are those of the refund. */
export interface CreditNoteContent extends DocumentBase {
  kind: 'creditNote';
  orderNumber: string;
  /** The invoice that it corrects. */
  invoiceNumber: string;
  invoicedAt: string;
  /** The lines are the invoice's if all of it is refunded at once; else there are none, and this says why. */
  reason: string;
  paymentMethod: PaymentMethod;
  /** The provider's or the bank's name for the refund. */
  refundReference: string;
}

/** Raised when the layout of the PDFs changes, so that an older rendering is not reused. */
export const documentLayout = 8;

/** Everything that a PDF says. */
export type DocumentContent = QuoteContent | InvoiceContent | CreditNoteContent;
