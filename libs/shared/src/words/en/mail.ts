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
    closing: 'If you no longer need it, there is nothing to do.',
  },
  'order-placed': {
    subject: 'Order {orderNumber} received',
    heading: 'Thank you, {name}',
    intro: 'We have received your order and will start on it as soon as your payment is confirmed.',
    details: {
      orderNumber: 'Order',
      itemCount: 'Lines',
      total: 'Total, tax and delivery included',
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
    note: 'We will refund this amount to the card you used. You do not need to do anything.',
    closing: 'Any questions? Write to us with this reference.',
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
    note: 'Refund it in the provider’s back office, under this reference.',
    closing: 'This message is sent once per payment.',
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
  'project-received': {
    subject: 'Project {reference}: {title}',
    heading: '{title}',
    intro: '{description}',
    details: {
      reference: 'Reference',
      name: 'Customer',
      replyTo: 'E-mail',
      phone: 'Phone',
      vertical: 'Field',
      quantity: 'Quantity',
      budgetRange: 'Budget',
      deadlineAt: 'Wanted by',
      referenceUrl: 'Link',
      fileKey: 'File',
      materialPref: 'Material',
      finishPref: 'Finish',
    },
    note: 'Reply to this message: your reply goes to the customer.',
    closing: 'The customer has been sent a confirmation.',
  },
  'project-acknowledged': {
    subject: 'We have received your project {reference}',
    heading: 'Thank you, {name}',
    intro: 'We have received your project. Someone from the workshop will study it and reply by e-mail.',
    details: {
      reference: 'Reference',
      title: 'Project',
    },
    note: 'A quote is binding only once you accept it.',
    closing: 'Something to add? Just reply to this message.',
  },
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
} as const;

/** What mails write for the codes of the interface, by the key of the fact. */
export const mailFacts = {
  subject: {
    quote: 'quote',
    order: 'order',
    technical: 'technical question',
    partnership: 'partnership',
    other: 'other',
  },
  vertical: {
    automotive: 'automotive',
    cosplay: 'cosplay',
    hobby: 'hobby',
    other: 'other',
  },
  finishPref: {
    standard: 'standard',
    smooth: 'smooth',
    polished: 'polished',
  },
} as const;
