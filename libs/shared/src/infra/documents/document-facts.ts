import type { Words } from '@shared/words/words-in.js';
import { formatBusinessDay, formatBusinessMoment } from '@shared/words/moments.js';
import type { CreditNoteContent, DocumentContent, InvoiceContent, QuoteContent } from './document-content.js';
import { gramsText, hoursText, printTotals } from './print-figures.js';

/** A fact of a document: its label and its value. */
export type Fact = [label: string, value: string];

/** What a buyer's books know the purchase by. */
function purchaseFacts({ purchaseOrder, project }: DocumentContent, words: Words['document']): Fact[] {
  return [
    ...(purchaseOrder ? [[words.purchaseOrder, purchaseOrder] satisfies Fact] : []),
    ...(project ? [[words.project, project] satisfies Fact] : []),
  ];
}

function deliveryFacts({ deliveryDays }: DocumentContent, words: Words['document']): Fact[] {
  // Missing in contents stored by earlier releases.
  if (deliveryDays === null || deliveryDays === undefined) return [];
  return [[words.delivery, words.workingDays({ days: deliveryDays })]];
}

function quoteFacts(content: QuoteContent, words: Words['document']): Fact[] {
  const { locale, hasEnded, expiresAt, lines } = content;
  const validity: Fact = hasEnded
    ? [words.state, words.ended]
    : [words.expiresAt, formatBusinessMoment(new Date(expiresAt), locale)];
  const { weightMilligrams, printCentihours } = printTotals(lines);
  return [
    validity,
    ...purchaseFacts(content, words),
    ...deliveryFacts(content, words),
    [words.weight, gramsText(weightMilligrams, words, locale)],
    [words.machineTime, hoursText(printCentihours, words, locale)],
  ];
}

function invoiceFacts(content: InvoiceContent, words: Words['document']): Fact[] {
  return [
    [words.orderNumber, content.orderNumber],
    ...purchaseFacts(content, words),
    ...deliveryFacts(content, words),
    [words.paymentMethod, words.paymentMethods[content.paymentMethod ?? 'card']],
    [words.paymentReference, content.paymentReference],
  ];
}

function creditNoteFacts(content: CreditNoteContent, words: Words['document']): Fact[] {
  const { invoiceNumber, invoicedAt, locale } = content;
  const day = formatBusinessDay(new Date(invoicedAt), locale);
  return [
    [words.correctedInvoice, words.invoiceOf({ number: invoiceNumber, day })],
    [words.orderNumber, content.orderNumber],
    ...purchaseFacts(content, words),
    // A refund of a part says it in its one row.
    ...(content.lines.length === 0 ? [] : [[words.reason, content.reason] satisfies Fact]),
    [words.refundMethod, words.paymentMethods[content.paymentMethod]],
    [words.refundReference, content.refundReference],
  ];
}

/** Dates, numbers and what else is known of a document, beside its buyer. */
export function factsOf(content: DocumentContent, words: Words['document']): Fact[] {
  const issued: Fact = [words.issuedAt, formatBusinessDay(new Date(content.issuedAt), content.locale)];
  switch (content.kind) {
    case 'quote':
      return [issued, ...quoteFacts(content, words)];
    case 'invoice':
      return [issued, ...invoiceFacts(content, words)];
    case 'creditNote':
      return [issued, ...creditNoteFacts(content, words)];
  }
}
