import { mailMaking } from './mail-making.js';
import { mailProjects } from './mail-projects.js';

/** All that a mail says. */
interface MailWords {
  subject: string;
  heading: string;
  intro: string;
  /** Labels of its facts, in their order. */
  details?: Readonly<Record<string, string>>;
  note: string;
  /** Label of its button. */
  action?: string;
  closing: string;
}

/** Facts of a company's purchase, in mails of its order. */
const purchase = {
  company: 'Company',
  ice: 'ICE',
  purchaseOrder: 'Your order number',
  project: 'Your project',
} as const;

/**
 * Mails. Strangers can cause account mails to any address: those to an unverified address hold nothing that was typed,
 * not even a name.
 */
export const mail = {
  'verify-email': {
    subject: 'Confirm your e-mail address',
    heading: 'Welcome',
    intro: 'Your account is almost ready. Confirm your address to upload parts and see their prices.',
    note: 'The link works once, for 24 hours. Opened in another browser than the one you signed up in, it asks you to choose a password.',
    action: 'Confirm my address',
    closing:
      'If you did not create an account, do not open the link and ignore this message: nothing will happen.',
  },
  'account-exists': {
    subject: 'You already have an account',
    heading: 'Hello {name}',
    intro: 'Someone, probably you, tried to create an account with this address. It already has one.',
    note: 'Sign in with your password, or ask for a new one if you have forgotten it.',
    closing: 'If this was not you, you can ignore this message: your account has not changed.',
  },
  'reset-password': {
    subject: 'Choose a new password',
    heading: 'Hello {name}',
    intro: 'You asked for a new password. Choose it with this link.',
    note: 'The link works once, for one hour. You will be signed out everywhere else.',
    action: 'Choose a password',
    closing: 'If you did not ask for this, ignore this message: your password stays the same.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    heading: 'Hello {name}',
    intro: 'The password of your account was changed just now. All other sessions have ended.',
    note: 'If this was you, there is nothing to do.',
    closing: 'If it was not, ask for a new password on our sign-in page at once: that signs everybody out.',
  },
  'email-change-asked': {
    subject: 'The address of your account is about to change',
    heading: 'Hello {name}',
    intro: 'Your account is to move to the address {newEmail}. It does so once that address is confirmed.',
    note: 'If this was you, there is nothing to do here: follow the link in the other mailbox.',
    action: 'Keep my address',
    closing:
      'If it was not, follow the link and choose a new password: the account keeps this address. It works for seven days, also after the change.',
  },
  'confirm-email-change': {
    subject: 'Confirm your new e-mail address',
    heading: 'Your new address',
    intro: 'An account is to move to this address. Confirm it with the password of the account.',
    note: 'The link works once, for 24 hours.',
    action: 'Confirm the new address',
    closing: 'If you did not ask for this, ignore this message: nothing will happen.',
  },
  'email-taken': {
    subject: 'This address already has an account',
    heading: 'Hello {name}',
    intro: 'Someone, probably you, asked to move another account to this address. It already has one.',
    note: 'An address can have one account only. To use it for the other account, delete this one or give it another address first.',
    closing: 'If this was not you, you can ignore this message: your account has not changed.',
  },
  'export-ready': {
    subject: 'Your data is ready',
    heading: 'Hello {name}',
    intro: 'You asked for a copy of the data of your account. It is ready as one ZIP archive.',
    note: 'The link works until {expiresAt}; then the archive is deleted. Whoever has the link can download it: do not pass it on.',
    action: 'Download my data',
    closing: 'If you did not ask for this, change your password.',
  },
  'account-deleted': {
    subject: 'Your account is deleted',
    heading: 'Goodbye {name}',
    intro:
      'Your account is deleted, with your files, quotes, addresses and projects. Unpaid orders are cancelled.',
    note: 'Invoices and the orders that they belong to are kept for ten years, as accounting law requires.',
    closing:
      'If this was not you, reply to this message. You can sign up again with this address at any time.',
  },
  'quote-expiring': {
    subject: 'Your quote {reference} expires soon',
    heading: 'Hello {name}',
    intro: 'The price of your quote is guaranteed until {expiresAt}.',
    details: {
      reference: 'Quote',
      total: 'Total, tax and delivery included',
      expiresAt: 'Valid until',
    },
    note: 'Order before then to keep it. After that, a new quote takes only a few seconds.',
    action: 'See my quote',
    closing: 'If you no longer need it, there is nothing to do.',
  },
  'order-placed': {
    subject: 'Order {orderNumber} received',
    heading: 'Thank you, {name}',
    intro: 'We have received your order and will start on it as soon as your payment is confirmed.',
    details: {
      orderNumber: 'Order',
      itemCount: 'Lines',
      setup: 'Service fee',
      minimumAdjustment: 'Top-up to the order minimum',
      shipping: 'Delivery',
      total: 'Total, tax and delivery included',
      ...purchase,
      billingAddress: 'Billing address',
      deliveryOn: 'Delivery, if you pay today',
      address: 'Delivery address',
    },
    note: 'You have 14 days to pay; after that, the order is cancelled.',
    action: 'Pay for the order',
    closing: 'Already paid? Your invoice will follow in a separate message.',
  },
  'payment-received': {
    subject: 'Payment received: invoice {invoiceNumber}',
    heading: 'Thank you, {name}',
    intro: 'We have received your payment and are preparing your parts.',
    details: {
      orderNumber: 'Order',
      invoiceNumber: 'Invoice',
      total: 'Total, tax included',
      ...purchase,
      deliveryOn: 'Expected delivery',
    },
    note: 'Your invoice is attached to this message.',
    closing: 'Please keep it for your records.',
  },
  'payment-failed': {
    subject: 'The payment of order {orderNumber} failed',
    heading: 'Hello {name}',
    intro: 'The payment for your order did not go through. Nothing was charged on our side.',
    details: {
      orderNumber: 'Order',
      total: 'Amount',
    },
    note: 'Your order is still open: you can try again, with another card if you prefer.',
    action: 'Pay again',
    closing: 'If it happens again, your bank can tell you why it declined the payment.',
  },
  'payment-returned': {
    subject: 'We are refunding a payment for order {orderNumber}',
    heading: 'Hello {name}',
    intro:
      'We received a payment for an order that was no longer open: it had already been paid, or was cancelled.',
    details: {
      orderNumber: 'Order',
      total: 'Amount',
      reference: 'Reference',
    },
    note: 'We will return this amount to the card or the bank account that it came from. You do not need to do anything.',
    closing: 'Any questions? Write to us with this reference.',
  },
  'payment-sent-back': {
    subject: 'We have returned a payment, order {orderNumber}',
    heading: 'Hello {name}',
    intro: 'We have returned {total} to you, for your order {orderNumber}.',
    note: 'You do not need to do anything.',
    closing: 'Reference of the return: {reference}. Your bank may take some days to credit it.',
  },
  'payment-refund-due': {
    subject: 'Refund due: unexpected payment, order {orderNumber}',
    heading: 'A payment to refund',
    intro: 'A payment came in for an order that was not awaiting one. The order has not changed.',
    details: {
      name: 'Customer',
      orderNumber: 'Order',
      total: 'Amount',
      provider: 'Provider',
      reference: 'Reference',
    },
    note: 'Give it back the way it came, under this reference: in the provider’s back office, or by a transfer.',
    closing: 'This message is sent once per payment.',
  },
  'payment-not-credited': {
    subject: 'Not credited: a payment that does not fit, order {orderNumber}',
    heading: 'A payment that does not fit',
    intro: 'A payment came in that is not the one that was asked for. The order has not changed.',
    details: {
      name: 'Customer',
      orderNumber: 'Order',
      received: 'Received',
      expected: 'Asked for',
      provider: 'Provider',
      reference: 'Reference',
    },
    note: '{money}',
    closing:
      'Then settle the payment in the console, among what was given up. This message is sent once per payment.',
  },
  'invoice-failed': {
    subject: 'Invoice {invoiceNumber} could not be generated',
    heading: 'An invoice is missing',
    intro:
      'The order is paid and its invoice numbered, but the PDF could not be generated after several attempts.',
    details: {
      name: 'Customer',
      orderNumber: 'Order',
      invoiceNumber: 'Invoice',
    },
    note: 'The worker’s log says why. Requesting the invoice again retries it.',
    closing: 'The customer will get the invoice by e-mail as soon as it exists.',
  },
  'transfer-awaited': {
    subject: 'Bank transfer for order {orderNumber}',
    heading: 'Hello {name}',
    intro: 'Your order waits for your transfer. Please give its number as the reference.',
    details: { orderNumber: 'Reference', total: 'Amount', bank: 'Account', holder: 'Account holder' },
    note: 'We start as soon as the whole amount has arrived, usually one or two working days after you sent it.',
    action: 'See my order',
    closing:
      'An order that is still unpaid 14 days after it was placed is cancelled.{isCardOffered, select, true { You can also pay by card instead.} other {}}',
  },
  'order-in-production': {
    subject: 'Order {orderNumber} is in production',
    heading: 'Hello {name}',
    intro: 'Your parts are being printed.',
    details: { orderNumber: 'Order' },
    note: 'We will write again when the parcel leaves.',
    action: 'See my order',
    closing: 'Any questions? Answer this message.',
  },
  'order-shipped': {
    subject: 'Order {orderNumber} has been shipped',
    heading: 'Hello {name}',
    intro: 'Your parcel is on its way.',
    details: {
      orderNumber: 'Order',
      carrier: 'Carrier',
      trackingNumber: 'Tracking number',
      trackingUrl: 'Follow the parcel',
    },
    note: 'The carrier may call you on the number of your delivery address.',
    action: 'See my order',
    closing: 'Is something wrong with the parcel? Answer this message.',
  },
  'order-delivered': {
    subject: 'Order {orderNumber} has been delivered',
    heading: 'Hello {name}',
    intro: 'Your order has been delivered. Thank you for your trust.',
    details: { orderNumber: 'Order' },
    note: 'Is a part faulty? Tell us within seven days, with a photo.',
    action: 'See my order',
    closing: 'If you have not received it, answer this message.',
  },
  'order-cancelled': {
    subject: 'Order {orderNumber} is cancelled',
    heading: 'Hello {name}',
    intro: 'Your order had not been paid and is now cancelled. Nothing was charged.',
    details: { orderNumber: 'Order', ...purchase },
    note: 'You can order the same parts again at any time.',
    action: 'See my order',
    closing: 'A payment that arrives after this message is returned to you.',
  },
  ...mailMaking,
  'order-refunded': {
    subject: 'Refund for order {orderNumber}: credit note {creditNoteNumber}',
    heading: 'Hello {name}',
    intro: 'We are returning this amount to you.',
    details: {
      orderNumber: 'Order',
      creditNoteNumber: 'Credit note',
      total: 'Amount',
      refundMethod: 'Means',
      refundReference: 'Reference',
      reason: 'Reason',
      ...purchase,
    },
    note: 'The credit note is attached to this message. Your bank may take some days to show the amount.',
    action: 'See my order',
    closing: 'Please keep the credit note with your invoice.',
  },
  'refund-failed': {
    subject: 'The refund of order {orderNumber} was refused',
    heading: 'A refund was refused',
    intro: 'The payment provider refused a refund. The order has not changed.',
    details: {
      name: 'Customer',
      orderNumber: 'Order',
      total: 'Amount',
      note: 'Its answer',
    },
    note: 'Refund it by another way, and record it with its reference.',
    closing: 'This message is sent once per refund.',
  },
  'payment-taken-back': {
    subject: 'A dispute or a refund at the payment provider: order {orderNumber}',
    heading: 'Money taken back at the provider',
    intro:
      'The payment provider reports a dispute, or a refund that was not asked for in the console. Neither the order nor the books have changed.',
    details: {
      name: 'Customer',
      orderNumber: 'Order',
      total: 'Amount',
      provider: 'Provider',
      reference: 'Reference',
      note: 'Its report',
    },
    note: 'Answer a dispute on the provider’s own pages before its deadline; if it is won, the money comes back. If all of the payment is gone for good, refund the order in the console: the provider refuses that, and the return can then be recorded with the reference above. Do not refund again a part that was refunded on the provider’s pages: it would be paid twice.',
    closing: 'Then settle it in the console, among what was given up. This message is sent once per report.',
  },
  'refund-failed-later': {
    subject: 'The refund of order {orderNumber} did not arrive',
    heading: 'A refund did not arrive',
    intro:
      'The payment provider made a refund, and now reports that it failed. Its credit note stands: the customer is owed the money.',
    details: {
      name: 'Customer',
      orderNumber: 'Order',
      total: 'Amount',
      note: 'Its report',
    },
    note: 'Return the money by another way, and record that in the console under “Money”, “To give back”. Make no further refund of the order: the customer would be paid twice.',
    closing: 'This message is sent once per refund.',
  },
  ...mailProjects,
  'contact-message': {
    subject: 'Message – {name} ({subject})',
    heading: 'New message',
    intro: '{message}',
    details: {
      name: 'Name',
      subject: 'Subject',
      replyTo: 'E-mail',
      phone: 'Phone',
    },
    note: 'Reply to this message: your reply goes to the person who wrote.',
    closing: 'Sent through the contact form.',
  },
  'contact-answer': {
    subject: 'Our answer to your message',
    heading: 'Hello {name}',
    intro: '{answer}',
    note: 'On {writtenAt} you wrote:\n{message}',
    closing: 'Any further question? Answer this message.',
  },
} as const satisfies Readonly<Record<string, MailWords>>;
