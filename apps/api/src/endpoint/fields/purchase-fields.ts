import type { Company } from '@shared/domain/orders/purchase.js';
import { expects } from './expectation.js';
import { Flag, Nested, OneLine, Optional, Pattern, Trimmed } from './fields.js';

export class CompanyDto implements Company {
  @Trimmed()
  @OneLine(1, 200)
  name: string;

  /** Identifiant commun de l'entreprise. */
  @Trimmed()
  @Pattern(/^\d{15}$/, expects('api.fields.ice'))
  ice: string;
}

export const PurchaseOrderField = () => OneLine(1, 60);
export const ProjectNameField = () => OneLine(1, 100);
export const PostalCode = () => Pattern(/^\d{5}$/, expects('api.fields.fiveDigits'));

/** The fields of a body that makes a quote or an order for a company. */
export class PurchaseDto {
  /** Who buys, if a company does; the account's when left out. */
  @Optional()
  @Nested(() => CompanyDto)
  company?: CompanyDto;

  /** The company's own number for this purchase, as it must stand on the invoice. */
  @Optional()
  @Trimmed()
  @PurchaseOrderField()
  purchaseOrder?: string;

  /** What the company buys this for. */
  @Optional()
  @Trimmed()
  @ProjectNameField()
  project?: string;

  /**
   * Whether company, purchase order and project that are left out come from the account. Left out: as the quote was
   * saved, without a quote `true`.
   */
  @Optional()
  @Flag()
  accountDefaults?: boolean;
}

export class BillingAddressDto {
  @Trimmed()
  @OneLine(5, 200)
  street: string;

  @Trimmed()
  @OneLine(2, 100)
  city: string;

  @Optional()
  @Trimmed()
  @PostalCode()
  postalCode?: string;
}
