import { describe, expect, it } from '@jest/globals';
import { erasedAddress, erasedName } from '@shared/domain/accounts/erased-account.js';
import { shareOfRefund } from '@shared/domain/orders/refunds.js';
import type { Order } from '../database/entities/order.entity.js';
import type { User } from '../database/entities/user.entity.js';
import type { InvoiceContent, Seller } from './document-content.js';
import { creditNoteContent, invoiceContent } from './order-documents.js';

const order = {
  ...{ number: 'CMD-2026-0001', invoiceNumber: 'FA-2026-0001', paidAt: new Date('2026-03-01T10:00:00Z') },
  ...{ priceBook: 'MA-2026-1', totalCentimes: 12_000, refundedCentimes: 0, paidWith: 'sandbox' },
  deliveryAddress: {
    ...{ fullName: 'Amina Test', phone: '', street: '12 rue des Oliviers', city: 'Fès' },
    ...{ postalCode: '30000', destinationId: 'x' },
  },
} as unknown as Order;

const contentFor = (
  user: { name: string; email: string },
  invoice: InvoiceContent | null = null,
  provider = 'sandbox',
  change: Partial<Order> = {},
) =>
  creditNoteContent({
    ...{
      order: { ...order, ...change },
      user: user as User,
      lines: [],
      seller: {} as Seller,
      locale: 'fr',
      tvaPercent: 20,
    },
    ...{ number: 'AV-2026-0001', issuedAt: new Date('2026-04-01T10:00:00Z') },
    ...{ share: shareOfRefund(12_000n, 0n, 6_000n, 20n), reason: 'Geste', reference: 'VIR 1' },
    ...{ invoice, provider },
  });
const buyerOf = (...given: Parameters<typeof contentFor>) => contentFor(...given).buyer;

describe('The buyer of a credit note', () => {
  it('is the customer, with who receives the parcel', () => {
    expect(buyerOf({ name: 'Atelier Test', email: 'amina@example.com' })).toMatchObject({
      name: 'Atelier Test',
      email: 'amina@example.com',
      addressLines: ['Amina Test', '12 rue des Oliviers', '30000 Fès'],
    });
  });

  it('is who the parcel was addressed to, once the account is deleted', () => {
    expect(buyerOf({ name: erasedName, email: erasedAddress('01a2') })).toMatchObject({
      name: 'Amina Test',
      email: '',
      addressLines: ['12 rue des Oliviers', '30000 Fès'],
    });
  });

  it('is that of the invoice, whatever has become of the account', () => {
    const invoice = { buyer: { name: 'Atelier Test', email: 'amina@example.com' } } as InvoiceContent;
    const renamed = { name: 'Another name', email: 'new@example.com' };
    expect(buyerOf(renamed, invoice)).toEqual({ name: 'Atelier Test', email: 'amina@example.com' });
    const erased = { name: erasedName, email: erasedAddress('01a2') };
    expect(buyerOf(erased, invoice)).toEqual({ name: 'Atelier Test', email: '' });
  });
});

describe('The addresses of a credit note', () => {
  const customer = { name: 'Atelier Test', email: 'amina@example.com' };
  const billingAddress = { street: '12 rue des Oliviers', city: 'Fès', postalCode: '30000' };
  /** The parcel goes elsewhere by now; what the invoice has named stays the order's billing address. */
  const corrected: Partial<Order> = {
    billingAddress,
    deliveryAddress: { ...order.deliveryAddress, street: '3 quai du Port', city: 'Agadir', postalCode: null },
  };
  const invoiceFor = (change: Partial<Order>): InvoiceContent =>
    invoiceContent({
      ...{ order: { ...order, paymentReference: 'x', ...change }, user: customer as User, lines: [] },
      ...{ seller: {} as Seller, locale: 'fr', tvaPercent: 20, receivedAt: new Date() },
    });

  it.each<[string, Partial<Order>, string[] | undefined]>([
    ['one of all', {}, undefined],
    ['that of the parcel, too', { billingAddress }, ['Amina Test', '12 rue des Oliviers', '30000 Fès']],
  ])(
    'are those of its invoice, %s, though the delivery address was corrected',
    (_, change, deliveryLines) => {
      const invoice = invoiceFor(change);
      expect(invoice.deliveryLines).toEqual(deliveryLines);
      const { buyer, deliveryLines: printed } = contentFor(customer, invoice, 'sandbox', corrected);
      expect({ buyer, printed }).toEqual({ buyer: invoice.buyer, printed: deliveryLines });
    },
  );
});

describe('A credit note’s means of payment', () => {
  it.each([
    ['sandbox', 'card'],
    ['transfer', 'transfer'],
  ])('by %s is that of the refund: %s', (provider, paymentMethod) => {
    const customer = { name: 'Atelier Test', email: 'amina@example.com' };
    expect(contentFor(customer, null, provider)).toMatchObject({ paymentMethod });
  });
});
