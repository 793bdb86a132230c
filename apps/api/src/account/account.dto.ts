import { Check, Nullable, OneLine, Optional, Phone, Text, Trimmed } from '../http/fields.js';

function isImageAddress(value: unknown): boolean {
  if (value === '') return true;
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  return ['http:', 'https:'].includes(new URL(value).protocol);
}

const ImageAddress = () =>
  Check('isImageAddress', isImageAddress, 'must be an http or https address', {
    anyOf: [{ format: 'uri' }, { maxLength: 0 }, { type: 'null' }],
  });

export class ProfileDto {
  @Optional()
  @Trimmed()
  @OneLine(2, 100)
  name?: string;

  @Optional()
  @Phone()
  phone?: string;

  /** `null` or '' takes it away. */
  @Nullable()
  @Text(0, 2000)
  @ImageAddress()
  image?: string | null;
}
