import { Flag, Nullable, Optional, Pattern, Phone, Reference, SingleLine, Trimmed } from '../http/fields.js';

const PostalCode = () => Pattern(/^\d{5}$/, 'postalCode must have five digits');

export class NewAddressDto {
  @Trimmed()
  @SingleLine(1, 50)
  label: string;

  @Trimmed()
  @SingleLine(2, 100)
  fullName: string;

  @Phone()
  phone: string;

  @Trimmed()
  @SingleLine(5, 200)
  street: string;

  @Trimmed()
  @SingleLine(2, 100)
  city: string;

  /** An id of GET /api/shipping/destinations; `city` must name it. */
  @Reference()
  shippingDestinationId: string;

  /** `null` is none. */
  @Nullable()
  @PostalCode()
  postalCode?: string | null;

  @Optional()
  @Flag()
  isDefault: boolean = false;
}

export class ChangedAddressDto {
  @Optional()
  @Trimmed()
  @SingleLine(1, 50)
  label?: string;

  @Optional()
  @Trimmed()
  @SingleLine(2, 100)
  fullName?: string;

  @Optional()
  @Phone()
  phone?: string;

  @Optional()
  @Trimmed()
  @SingleLine(5, 200)
  street?: string;

  @Optional()
  @Trimmed()
  @SingleLine(2, 100)
  city?: string;

  @Optional()
  @Reference()
  shippingDestinationId?: string;

  /** `null` takes it away. */
  @Nullable()
  @PostalCode()
  postalCode?: string | null;

  @Optional()
  @Flag()
  isDefault?: boolean;
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
