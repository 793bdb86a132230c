import { Check, Clearable, OneLine, Phone, Replaceable, Text, Trimmed } from '../endpoint/fields.js';
import { expects } from '../endpoint/expectation.js';

function isImageAddress(value: unknown): boolean {
  if (value === '') return true;
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  return ['http:', 'https:'].includes(new URL(value).protocol);
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
}
