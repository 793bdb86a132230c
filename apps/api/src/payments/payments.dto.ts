import type { Locale } from '@shared/domain/contract/enums.js';
import { LocaleField, Optional, Reference } from '../endpoint/fields.js';

export class CheckoutDto {
  @Reference()
  orderId!: string;

  /** Language of the hosted page. */
  @Optional()
  @LocaleField()
  locale: Locale = 'fr';
}

export interface CheckoutView {
  /** The hosted page. */
  url: string;
}
