/** Quotes and invoices as PDFs: what they say beside their facts. */
export const document = {
  title: { quote: 'Quote', invoice: 'Invoice' },
  numberPrefix: 'No.',
  buyer: 'Customer',
  issuedAt: 'Date of issue',
  expiresAt: 'Valid until',
  /** In place of `expiresAt` on a quote that has ended. */
  state: 'Status',
  ended: 'Expired',
  /** Across each page of it. */
  endedAcross: 'EXPIRED',
  delivery: 'Time from payment',
  workingDays: '{days, plural, =1 {1 working day} other {{days, number, whole} working days}}',
  orderNumber: 'Order',
  paymentReference: 'Payment reference',
  paidOn: 'Paid on {day}',
  telephone: 'Tel.',
  columns: {
    place: '#',
    part: 'Description',
    quantity: 'Qty',
    unitPrice: 'Unit price (MAD)',
    total: 'Total (MAD)',
  },
  finishes: { standard: 'standard finish', smooth: 'smooth finish', polished: 'polished finish' },
  rush: 'rush',
  discountTaken: 'quantity discount taken off: {amount}',
  subtotal: 'Parts, tax included',
  setup: 'Service fee, tax included',
  minimumAdjustment: 'Top-up to the order minimum, tax included',
  shipping: 'Delivery, tax included',
  shippingIncluded: 'included',
  totalHT: 'Total before tax',
  tva: 'VAT (TVA) {percent}%',
  totalTTC: 'Total, tax included',
  sumInWords: {
    quote: 'This quote amounts to',
    invoice: 'This invoice amounts to',
  },
  /** After the sum in words. */
  taxIncluded: ', tax included',
  validity: 'These prices are valid until {moment}.',
  endedValidity: 'This quote has expired: its prices are no longer valid. A new quote has today’s prices.',
  terms: 'Terms',
  bank: 'Bank details',
  page: 'Page {place} of {count}',
  /** The sum spelled out: `whole` and `part` are the numbers of dirhams and centimes in words. */
  amount:
    '{whole} {dirhams, plural, one {dirham} other {dirhams}}{centimes, plural, =0 {} other { and {part} {centimes, plural, one {centime} other {centimes}}}}',
} as const;
