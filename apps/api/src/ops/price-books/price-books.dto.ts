import {
  Clearable,
  Nested,
  Optional,
  Replaceable,
  Text,
  Trimmed,
  Words,
} from '../../endpoint/fields/fields.js';
import { PriceBookFieldsDto } from './price-book-fields.js';

export class NewDraftDto {
  /** Why it is written. */
  @Optional()
  @Trimmed()
  @Words(1, 500)
  note?: string;

  /** Its figures; those of the current book when left out. */
  @Optional()
  @Nested(() => PriceBookFieldsDto)
  book?: PriceBookFieldsDto;
}

export class ChangedDraftDto {
  /** Why it is written. */
  @Clearable()
  @Trimmed()
  @Words(1, 500)
  note?: string | null;

  /** All of its figures. */
  @Replaceable()
  @Nested(() => PriceBookFieldsDto)
  book?: PriceBookFieldsDto;
}

export class PublishedDraftDto {
  /** The `figures` of its comparison: no others are published. */
  @Optional()
  @Text(1, 64)
  compared?: string;
}
