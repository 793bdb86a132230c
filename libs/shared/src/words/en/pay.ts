/** The pages on which orders are paid. */
export const pay = {
  states: {
    open: { title: 'Pay for your order', text: 'Check the amount, then confirm.' },
    waiting: {
      title: 'Payment under way',
      text: 'We are waiting for the confirmation. This page updates by itself.',
    },
    paid: { title: 'Payment received', text: 'Thank you! Your invoice comes by e-mail.' },
    declined: {
      title: 'Payment declined',
      text: 'You were not charged. You can pay again, with another card if need be.',
    },
    expired: {
      title: 'Page expired',
      text: 'This payment page is no longer valid. You were not charged.',
    },
    closed: {
      title: 'Order closed',
      text: 'This order is cancelled or refunded: it can no longer be paid.',
    },
  },
  /** The result is slow to come. */
  slow: 'The confirmation takes its time. You may close this page: we will write to you when it comes.',
  gateway: { title: 'To the secure payment', text: 'You are being taken to the payment page of CMI.' },
  sandboxNotice: 'Demonstration payment: no money is taken, and no card is asked for.',
  order: 'Order',
  amount: 'Amount to pay',
  amountPaid: 'Amount paid',
  seller: 'Seller',
  reference: 'Reference',
  taxIncluded: 'Tax and delivery included',
  pay: 'Pay',
  decline: 'Decline the payment',
  goOn: 'Continue to the payment',
  backToPayment: 'Back to the payment',
  payAgain: 'Pay again',
  lookAgain: 'Look again',
  otherLanguage: 'Français',
  secured: 'A personal, signed link. Do not share it.',
  errors: {
    notFound: {
      title: 'Page not found',
      text: 'This payment link is incomplete or does not exist. Open it again from your order.',
    },
    tooMany: { title: 'One moment', text: 'Too many requests at a time. Try again in a minute.' },
    failed: {
      title: 'That did not work',
      text: 'The service does not answer just now. This page has charged you nothing; try again.',
    },
  },
} as const;
