/** Quotes and invoices as PDFs: what they say beside their facts. */
export const document = {
  title: { quote: 'Quote', invoice: 'Invoice', creditNote: 'Credit note' },
  numberPrefix: 'No.',
  buyer: 'Customer',
  /** Over the address of an invoice, and over that of the parcel if it is another. */
  billedTo: 'Billed to',
  billedAndDelivered: 'Billed and delivered to',
  deliveredTo: 'Delivered to',
  attention: 'Attn: {name}',
  purchaseOrder: 'Your purchase order',
  project: 'Your project',
  issuedAt: 'Date of issue',
  expiresAt: 'Valid until',
  /** In place of `expiresAt` on a quote that has ended. */
  state: 'Status',
  ended: 'Expired',
  /** Across each page of it. */
  endedAcross: 'EXPIRED',
  delivery: 'Time from payment',
  workingDays: '{days, plural, =1 {1 working day} other {{days, number, whole} working days}}',
  weight: 'Material',
  grams: '{grams} g',
  machineTime: 'Machine time',
  hours: '{hours} h',
  orderNumber: 'Order',
  /** The invoice that a credit note corrects. */
  correctedInvoice: 'Corrects invoice',
  invoiceOf: '{number} of {day}',
  /** Why a credit note is made. */
  reason: 'Reason',
  refundReference: 'Refund reference',
  refundMethod: 'Refunded by',
  paymentMethod: 'Means of payment',
  paymentMethods: { card: 'Bank card', transfer: 'Bank transfer' },
  paymentReference: 'Payment reference',
  paidOn: 'Paid on {day}',
  telephone: 'Tel.',
  columns: {
    place: '#',
    part: 'Description (amounts in MAD)',
    quantity: 'Qty',
    unitHT: 'Unit price',
    totalHT: 'Before tax',
    tva: 'VAT {percent}%',
    totalTTC: 'Tax incl.',
  },
  finishes: { standard: 'standard finish', smooth: 'smooth finish', polished: 'polished finish' },
  rush: 'rush',
  /** Under a line that is a project. */
  customProject: 'custom project, at the price that was agreed',
  discountTaken: 'quantity discount taken off: {amount} before tax',
  subtotal: 'Parts',
  /** The one line of a credit note for a part of an invoice. */
  partRefund: 'Part refund of invoice {number}',
  refunded: 'Refund',
  setup: 'Service fee',
  minimumAdjustment: 'Top-up to the order minimum',
  shipping: 'Delivery',
  shippingIncluded: 'included',
  totalHT: 'Total before tax',
  tva: 'VAT (TVA) {percent}%',
  totalTTC: 'Total, tax included',
  sumInWords: {
    quote: 'This quote amounts to',
    invoice: 'This invoice amounts to',
    creditNote: 'This credit note amounts to',
  },
  /** After the sum in words. */
  taxIncluded: ', tax included',
  validity: 'These prices are valid until {moment}.',
  endedValidity: 'This quote has expired: its prices are no longer valid. A new quote has today’s prices.',
  /** A quote is accepted with these: on paper, and returned. */
  acceptance: {
    title: 'Accepted (“Bon pour accord”)',
    date: 'Date',
    name: 'Name and position',
    signature: 'Signature',
    stamp: 'Company stamp',
  },
  terms: 'Terms',
  bank: 'Bank details',
  page: 'Page {place} of {count}',
  /** The sum spelled out: `whole` and `part` are the numbers of dirhams and centimes in words. */
  amount:
    '{whole} {dirhams, plural, one {dirham} other {dirhams}}{centimes, plural, =0 {} other { and {part} {centimes, plural, one {centime} other {centimes}}}}',
} as const;
