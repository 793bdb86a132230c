import { IsInt, Max, Min } from 'class-validator';
import type { Technology } from '@shared/contract/enums.js';
import { Optional, QueryInteger, TechnologyField, Text, Trimmed } from '../http/fields.js';

export class MaterialsQuery {
  @Optional()
  @TechnologyField()
  technology?: Technology;
}

export class DestinationsQuery {
  @Trimmed()
  @Text(1, 60)
  q: string;

  @Optional()
  @QueryInteger()
  @IsInt()
  @Min(1)
  @Max(20)
  limit: number = 10;
}
