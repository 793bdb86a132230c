import type { Technology } from '@shared/domain/contract/enums.js';
import {
  Optional,
  QueryInteger,
  TechnologyField,
  Text,
  Trimmed,
  WholeNumber,
} from '../endpoint/fields/fields.js';

export class MaterialsQuery {
  @Optional()
  @TechnologyField()
  technology?: Technology;
}

export class DestinationsQuery {
  @Trimmed()
  @Text(1, 60)
  q: string;

  /** Cities to answer with, at most. */
  @Optional()
  @QueryInteger()
  @WholeNumber(1, 20)
  limit: number = 10;
}
