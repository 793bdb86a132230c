import type { Locale } from '@shared/domain/contract/enums.js';
import { Day } from '../../endpoint/fields/day-field.js';
import { LocaleField, OneOf, Optional } from '../../endpoint/fields/fields.js';
import { type SheetFormat, sheetFormats } from '../../endpoint/sheet/sheet.js';

/** The days of a sum or a file, in Morocco. */
export class PeriodQuery {
  /** The first day; a month before the last one when left out. */
  @Optional()
  @Day()
  from?: string;

  /** The last day, at most a year after the first; today when left out. */
  @Optional()
  @Day()
  to?: string;
}

export class JournalExportQuery extends PeriodQuery {
  /** The kind of file. */
  @Optional()
  @OneOf(sheetFormats)
  format: SheetFormat = 'csv';

  /** Of the titles, the separators and the decimal point. */
  @Optional()
  @LocaleField()
  locale: Locale = 'fr';
}
