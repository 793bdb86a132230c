import { IsIn } from 'class-validator';
import { type Locale, locales } from '@shared/contract/enums.js';
import { Optional, Reference } from '../http/fields.js';

export class CheckoutDto {
  @Reference()
  orderId!: string;

  /** Language of the hosted page. */
  @Optional()
  @IsIn(locales)
  locale: Locale = 'fr';
}

export interface CheckoutView {
  /** The hosted page. */
  url: string;
}
