import {
  Clearable,
  Flag,
  OneLine,
  Optional,
  Phone,
  Reference,
  Replaceable,
  Trimmed,
} from '../endpoint/fields/fields.js';
import { PostalCode } from '../endpoint/fields/purchase-fields.js';

export class NewAddressDto {
  @Trimmed()
  @OneLine(1, 50)
  label: string;

  @Trimmed()
  @OneLine(2, 100)
  fullName: string;

  @Phone()
  phone: string;

  @Trimmed()
  @OneLine(5, 200)
  street: string;

  @Trimmed()
  @OneLine(2, 100)
  city: string;

  /** An id of GET /api/shipping/destinations; `city` must name it. */
  @Reference()
  shippingDestinationId: string;

  @Optional()
  @PostalCode()
  postalCode?: string;

  @Optional()
  @Flag()
  isDefault: boolean = false;
}

export class ChangedAddressDto {
  @Replaceable()
  @Trimmed()
  @OneLine(1, 50)
  label?: string;

  @Replaceable()
  @Trimmed()
  @OneLine(2, 100)
  fullName?: string;

  @Replaceable()
  @Phone()
  phone?: string;

  @Replaceable()
  @Trimmed()
  @OneLine(5, 200)
  street?: string;

  @Replaceable()
  @Trimmed()
  @OneLine(2, 100)
  city?: string;

  @Replaceable()
  @Reference()
  shippingDestinationId?: string;

  /** `null` or '' clears it. */
  @Clearable()
  @PostalCode()
  postalCode?: string | null;

  /** `null` is `false`. */
  @Clearable('boolean')
  @Flag()
  isDefault?: boolean | null;
}

export interface AddressView {
  id: string;
  label: string;
  fullName: string;
  phone: string;
  street: string;
  city: string;
  shippingDestinationId: string;
  postalCode: string | null;
  isDefault: boolean;
  createdAt: string;
  updatedAt: string;
}
