/** The pages on which orders are paid. */
export const pay = {
  states: {
    open: { title: 'Pay for your order', text: 'Check the amount, then confirm.' },
    waiting: {
      title: 'Payment under way',
      text: 'We are waiting for the confirmation. This page updates by itself.',
    },
    paid: { title: 'Payment received', text: 'Thank you! Your order is paid.' },
    declined: {
      title: 'Payment declined',
      text: 'You were not charged. You can pay again, with another card if need be.',
    },
    expired: {
      title: 'Page expired',
      text: 'This payment page is no longer valid. You were not charged.',
    },
    cancelled: {
      title: 'Order cancelled',
      text: 'This order is cancelled and cannot be paid any more. A payment that still arrives is returned to you.',
    },
    refunded: {
      title: 'Order refunded',
      text: 'This order was paid and has been refunded: there is nothing to pay.',
    },
  },
  /** How far the mail with the invoice is. */
  invoiceMail: {
    sent: 'We have sent you the invoice by e-mail.',
    coming: 'The invoice is on its way to you by e-mail.',
    late: 'The invoice is late: it comes by e-mail as soon as it can be sent.',
    failed: 'The invoice could not be sent by e-mail: you find it with the order in your account.',
  },
  /** How far an order is. */
  orderStates: {
    unpaid: { title: 'Waiting for payment', text: 'We start as soon as your payment is confirmed.' },
    paid: { title: 'Order paid', text: 'Thank you! Your parts are next in line.' },
    inProduction: { title: 'In production', text: 'Your parts are being printed.' },
    shipped: { title: 'On its way', text: 'Your parcel has left our workshop.' },
    delivered: { title: 'Delivered', text: 'Your order has been delivered. Thank you!' },
    cancelled: {
      title: 'Order cancelled',
      text: 'This order is cancelled. A payment that still arrives is returned to you.',
    },
    refunded: { title: 'Order refunded', text: 'The whole amount goes back to you.' },
  },
  steps: {
    unpaid: 'Ordered',
    paid: 'Paid',
    inProduction: 'In production',
    shipped: 'Shipped',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
    refunded: 'Refunded',
  },
  total: 'Total',
  invoice: 'Invoice',
  deliveredTo: 'Delivery to',
  arrivesOn: 'Arrives on',
  carrier: 'Carrier',
  trackingNumber: 'Tracking number',
  refunded: 'Refunded',
  followParcel: 'Follow the parcel',
  payBy: { card: 'Pay by card', transfer: 'Pay by bank transfer' },
  seeOrder: 'See my order',
  home: 'To our site',
  transfer: {
    page: {
      title: 'Pay by bank transfer',
      text: 'Transfer the amount to this account, with the reference. We have sent you these details by e-mail.',
    },
    account: 'Account',
    holder: 'Account holder',
    reference: 'Reference',
    notice: 'We start as soon as the whole amount has arrived, usually one or two working days later.',
  },
  /** The result is slow to come. */
  slow: 'The confirmation takes its time. You may close this page: we will write to you when it comes.',
  gateway: { title: 'To the secure payment', text: 'You are being taken to the payment page of CMI.' },
  sandboxNotice: 'Demonstration payment: no money is taken, and no card is asked for.',
  mailLate: 'Our mails are delayed at the moment: one to you is still waiting and goes out by itself.',
  order: 'Order',
  amount: 'Amount to pay',
  amountPaid: 'Amount paid',
  seller: 'Seller',
  reference: 'Reference',
  figure: '{amount}\u00a0MAD',
  taxIncluded: 'Tax and delivery included',
  pay: 'Pay',
  decline: 'Decline the payment',
  goOn: 'Continue to the payment',
  backToPayment: 'Back to the payment',
  payAgain: 'Pay again',
  lookAgain: 'Look again',
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
