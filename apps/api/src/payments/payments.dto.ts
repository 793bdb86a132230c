import type { PageLocale } from '@shared/domain/contract/enums.js';
import { type PaymentMethod, paymentMethods } from '@shared/domain/orders/payment-methods.js';
import { OneOf, Optional, PageLocaleField, Reference, Text } from '../endpoint/fields/fields.js';

export class CheckoutDto {
  @Reference()
  orderId!: string;

  /** Language of the hosted page. */
  @Optional()
  @PageLocaleField()
  locale: PageLocale = 'fr';

  /** How to pay; the first method that the shop offers when left out. */
  @Optional()
  @OneOf(paymentMethods)
  method?: PaymentMethod;

  /** Where the browser goes once the order is paid: an address of an allowed origin; our own page when left out. */
  @Optional()
  @Text(1, 2000)
  successUrl?: string;

  /** Where the browser goes when the customer leaves without paying; our own page when left out. */
  @Optional()
  @Text(1, 2000)
  cancelUrl?: string;
}

/** What a customer tells the bank. */
export interface TransferOrder {
  /** Bank and account (RIB). */
  bank: string;
  /** Names the order on the transfer. */
  reference: string;
  /** MAD. */
  amount: number;
}

export interface CheckoutView {
  /** The hosted page. */
  url: string;
  /** Present for a bank transfer: what the page shows. */
  transfer?: TransferOrder;
}
