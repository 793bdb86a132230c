import type { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { Locale } from '@shared/domain/contract/enums.js';
import { LocaleField, OneOf, Optional } from '../fields/fields.js';

/** How an invoice or a credit note can be downloaded. */
const documentFormats = ['pdf', 'ubl'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

/** The content type of each format. */
export const documentTypes: Record<DocumentFormat, string> = {
  pdf: 'application/pdf',
  ubl: 'application/xml',
};

export class DocumentFormatQuery {
  /** `pdf` for people, `ubl` for their books: UBL 2.1, as XML. Both state the same. */
  @Optional()
  @OneOf(documentFormats)
  format: DocumentFormat = 'pdf';

  /** A copy in this language; by default the document as it was issued. */
  @Optional()
  @LocaleField()
  locale?: Locale;
}

/** Which copy of an invoice or a credit note is asked for. */
export type DocumentCopy = Pick<DocumentFormatQuery, 'format' | 'locale'>;

/** An invoice or a credit note as a file that is named by its number. */
export function documentFile(number: string, format: DocumentFormat, content: Readable): StreamableFile {
  return new StreamableFile(content, {
    type: documentTypes[format],
    disposition:
      format === 'pdf' ? `inline; filename="${number}.pdf"` : `attachment; filename="${number}.xml"`,
  });
}
