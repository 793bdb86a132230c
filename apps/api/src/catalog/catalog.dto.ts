import { IsInt, Max, Min } from 'class-validator';
import type { Polymer, Technology } from '@shared/contract/enums.js';
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

/** A colour SKU as clients see it. */
export interface MaterialView {
  id: string;
  name: string;
  nameFr: string;
  technology: Technology;
  materialType: Polymer;
  /** Dirhams a gram. */
  pricePerGram: number;
  /** g/cm³. */
  density: number;
  available: boolean;
  previewColor: string;
}

/** A served city as clients see it. */
export interface DestinationView {
  id: string;
  code: string;
  name: string;
  deliveryDaysMin: number;
  deliveryDaysMax: number;
}
