import { type Polymer, polymers } from '@shared/domain/contract/enums.js';
import { expects } from '../../endpoint/fields/expectation.js';
import {
  Bounded,
  Clearable,
  Flag,
  Id,
  OneLine,
  OneOf,
  Optional,
  Pattern,
  Trimmed,
} from '../../endpoint/fields/fields.js';
import { PageQuery } from '../../endpoint/lists/page-query.js';

/** A tonne. */
const mostGrams = 1_000_000;

const Sku = () => Pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, expects('making.refusals.sku'));
const Colour = () => Pattern(/^#[0-9a-f]{6}$/, expects('making.refusals.colour'));

export class ColourDto {
  /** What customers send as `materialId`: lower-case letters, digits and hyphens, such as `pla-noir`. */
  @OneLine(2, 64)
  @Sku()
  sku: string;

  /** English. */
  @Trimmed()
  @OneLine(1, 100)
  name: string;

  /** French. */
  @Trimmed()
  @OneLine(1, 100)
  nameFr: string;

  /** Decides price, density and speed. */
  @OneOf(polymers)
  polymer: Polymer;

  /** `#rrggbb`, lower case. */
  @Colour()
  previewColor: string;

  /** Grams on hand; left out, the stock is not counted. */
  @Optional()
  @Bounded(0, mostGrams)
  onHandGrams?: number;

  /** Below this the team is mailed. */
  @Optional()
  @Bounded(0, mostGrams)
  lowGrams?: number;
}

export class ColourChangeDto {
  /** English. */
  @Optional()
  @Trimmed()
  @OneLine(1, 100)
  name?: string;

  /** French. */
  @Optional()
  @Trimmed()
  @OneLine(1, 100)
  nameFr?: string;

  /** `#rrggbb`, lower case. */
  @Optional()
  @Colour()
  previewColor?: string;

  /** Grams below which the team is mailed; `null` for never. */
  @Clearable('number')
  @Bounded(0, mostGrams)
  lowGrams?: number | null;

  /** No longer sold: old orders keep it. `false` sells it again. */
  @Optional()
  @Flag()
  isRetired?: boolean;

  /** Whether its stock is counted; one that is not is always there. */
  @Optional()
  @Flag()
  isCounted?: boolean;
}

export class StockMovementDto {
  /** `received` adds what came in; `corrected` sets what was counted. */
  @OneOf(['received', 'corrected'])
  kind: 'received' | 'corrected';

  /** Grams that came in, or that are on hand. */
  @Bounded(0, mostGrams)
  grams: number;

  /** Of `corrected`: grams that were on hand by the stock when it was counted; refused where they are others by now. */
  @Optional()
  @Bounded(-mostGrams, mostGrams)
  ofOnHandGrams?: number;

  /** Of `corrected`: it was not counted by then; refused where another has counted it meanwhile. */
  @Optional()
  @Flag()
  isFirstCount?: boolean;

  /** Why, such as the number of a delivery. */
  @Optional()
  @Trimmed()
  @OneLine(1, 300)
  reason?: string;
}

export class StockMovementsQuery extends PageQuery {
  /** The `nextCursor` of the page before: the id of its last movement. */
  @Optional()
  @Id(expects('making.refusals.movementId'))
  declare after?: string;
}
