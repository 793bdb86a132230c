import type { PageLocale } from '@shared/domain/contract/enums.js';
import type { Order } from '@shared/infra/database/entities/order.entity.js';
import type { Seller } from '@shared/infra/documents/document-content.js';
import type { InvoiceMailState } from '@shared/infra/mail/late-mails.js';
import { formatMad } from '@shared/words/amounts.js';
import { type PageWords, wordsIn } from '@shared/words/words-in.js';
import type { PayPage } from './pay-page.js';
import type { PaymentState } from './payment-state.js';

/** What the page of a payment tells. */
export interface AttemptFacts {
  order: Pick<Order, 'number' | 'totalCentimes' | 'paymentReference' | 'invoiceNumber'>;
  state: PaymentState;
  seller: Seller;
  /** Of a paid order; `null` where there is no such mail. */
  invoiceMail: InvoiceMailState | null;
}

const tones = {
  open: 'plain',
  waiting: 'wait',
  paid: 'good',
  declined: 'bad',
  expired: 'bad',
  cancelled: 'bad',
  refunded: 'plain',
} as const satisfies Record<PaymentState, PayPage['tone']>;

/** The page of a payment before what can be done on it. */
export function attemptPage(
  { order, state, seller, invoiceMail }: AttemptFacts,
  locale: PageLocale,
): Omit<PayPage, 'pathIn'> {
  const words = wordsIn(locale).pay;
  const { title, text } = words.states[state];
  const isPaid = state === 'paid';
  const known = (label: string, value: string | null | undefined): [string, string][] =>
    isPaid && value ? [[label, value]] : [];
  return {
    locale,
    seller,
    title,
    text: invoiceMail === null ? text : `${text} ${words.invoiceMail[invoiceMail]}`,
    tone: tones[state],
    amount: {
      label: amountLabel(state, words),
      figure: formatMad(order.totalCentimes, locale),
      note: words.taxIncluded,
    },
    facts: [
      [words.order, order.number],
      [words.seller, seller.name],
      ...known(words.invoice, order.invoiceNumber),
      ...known(words.reference, order.paymentReference),
    ],
  };
}

/** Only what can still be paid is to pay. */
function amountLabel(state: PaymentState, words: PageWords['pay']): string {
  if (state === 'paid') return words.amountPaid;
  return state === 'cancelled' || state === 'refunded' ? words.total : words.amount;
}
