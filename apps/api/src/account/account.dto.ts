import type { MailLocale } from '@shared/domain/contract/enums.js';
import {
  PageLocaleField,
  AnyPassword,
  Check,
  Clearable,
  MustBeTrue,
  Nested,
  OneLine,
  Phone,
  Replaceable,
  Text,
  Trimmed,
} from '../endpoint/fields/fields.js';
import { expects } from '../endpoint/fields/expectation.js';
import { isWebAddress } from '../endpoint/fields/web-address.js';
import { CompanyDto, ProjectNameField, PurchaseOrderField } from '../endpoint/fields/purchase-fields.js';

function isImageAddress(value: unknown): boolean {
  return value === '' || isWebAddress(value);
}

const ImageAddress = () =>
  Check('isImageAddress', isImageAddress, expects('api.fields.imageAddress'), {
    anyOf: [{ format: 'uri' }, { maxLength: 0 }, { type: 'null' }],
  });

export class ProfileDto {
  @Replaceable()
  @Trimmed()
  @OneLine(2, 100)
  name?: string;

  /** `null` or '' clears it. */
  @Clearable()
  @Phone()
  phone?: string | null;

  /** `null` or '' clears it. */
  @Clearable()
  @Text(0, 2000)
  @ImageAddress()
  image?: string | null;

  /** The company that quotes and orders of this account are for; `null` clears it. */
  @Clearable('object')
  @Nested(() => CompanyDto)
  company?: CompanyDto | null;

  /** The number that quotes and orders take unless they have their own; `null` or '' clears it. */
  @Clearable()
  @Trimmed()
  @PurchaseOrderField()
  purchaseOrder?: string | null;

  /** The project that quotes and orders take unless they have their own; `null` or '' clears it. */
  @Clearable()
  @Trimmed()
  @ProjectNameField()
  project?: string | null;

  /** The language of mails and documents; documents are French for `ar`. */
  @Replaceable()
  @PageLocaleField()
  locale?: MailLocale;
}

export class DeleteAccountDto {
  /** The account's password. */
  @AnyPassword()
  password: string;

  /** The deletion is meant: it cannot be undone. */
  @MustBeTrue()
  confirm: true;
}

export class ArchiveLinkQuery {
  @Text(1, 20)
  expires: string;

  @Text(1, 100)
  signature: string;
}
