/** Mails of making: to a customer whose date moves or whose address was corrected, and to the team. */
export const mailMaking = {
  'order-promise-moved': {
    subject: 'Order {orderNumber}: a new delivery date',
    heading: 'Hello {name}',
    intro:
      'Some of your parts did not meet our standard and are printed again. Your parcel arrives later than we said.',
    details: { orderNumber: 'Order', formerOn: 'Former date', deliveryOn: 'New date' },
    note: 'You have nothing to do. We are sorry for the delay.',
    action: 'See my order',
    closing: 'Does the new date not suit you? Answer this message.',
  },
  'order-address-changed': {
    subject: 'Order {orderNumber}: a corrected address',
    heading: 'Hello {name}',
    intro: 'We have corrected where the parcel of your order goes.',
    details: { orderNumber: 'Order', fullName: 'For', address: 'Delivery to', phone: 'Phone' },
    note: 'You have nothing to do if this is right.',
    action: 'See my order',
    closing: 'Is this not what you asked for? Answer this message at once.',
  },
  'stock-low': {
    subject: 'Low stock: {sku}',
    heading: 'A colour is running low',
    intro: 'What is on hand, less what is planned, has fallen below its threshold.',
    details: { name: 'Colour', sku: 'Id', freeGrams: 'Grams left', lowGrams: 'Threshold, grams' },
    note: 'At 0 g customers can no longer choose it.',
    closing: 'This message is sent once, until the stock has risen above the threshold.',
  },
} as const;
