import type { PaymentMethod } from '@shared/domain/orders/payment-methods.js';

/** Sums in MAD; those of credit notes are below zero. */
export interface TaxSums {
  /** Documents. */
  count: number;
  /** Before tax. */
  net: number;
  /** The VAT. */
  tax: number;
  /** Tax included: `net + tax`. */
  total: number;
}

/** An invoice or a credit note as it was issued. Amounts are MAD, below zero on a credit note. */
export interface JournalEntry extends Omit<TaxSums, 'count'> {
  /** Of the order, or of the refund. */
  id: string;
  /** An invoice, or a credit note. */
  kind: 'invoice' | 'creditNote';
  /** `FA-…` or `AV-…`: GET /ops/api/accounting/documents/{number} has the document. */
  number: string;
  /** Day of issue in Morocco, `YYYY-MM-DD`. */
  day: string;
  /** `CMD-YYYY-NNNN`. */
  orderNumber: string;
  /** The invoice that a credit note corrects. */
  corrects: string | null;
  /** The company that bought, else the person. */
  customer: string;
  /** Of the company. */
  ice: string | null;
  /** The customer's own number. */
  purchaseOrder: string | null;
  /** Per cent of VAT. */
  rate: number;
  /** How it was paid, or given back. */
  paymentMethod: PaymentMethod;
  /** The provider's or the bank's name for the payment, or for what went back. */
  reference: string;
  /** The day on which the money had come, `YYYY-MM-DD`: of a transfer by the statement. Of a credit note its day of issue. */
  paidOn: string;
}

/** Sums of the invoices, or of the credit notes, of one rate. */
export interface RateSums extends TaxSums {
  /** Of invoices, or of credit notes. */
  kind: JournalEntry['kind'];
  /** Per cent of VAT. */
  rate: number;
}

/** What the invoices and credit notes of some days add up to. */
export interface JournalSummary {
  /** The first day. */
  from: string;
  /** The last day. */
  to: string;
  /** Of the invoices. */
  sales: TaxSums;
  /** Of the credit notes. */
  creditNotes: TaxSums;
  /** Sales less credit notes. */
  total: TaxSums;
  /** By rate of VAT: invoices, then credit notes. */
  byRate: RateSums[];
}
