import type { MeshValidation, MeshAnalysis } from '@shared/domain/contract/analysis.js';
import { maxBasketItems } from '@shared/domain/contract/limits.js';
import type { Finish, Technology } from '@shared/domain/contract/enums.js';
import type { BasketTotals, Quote } from '@shared/domain/pricing/quote.js';
import type { MaterialView } from '@shared/domain/contract/catalogue.js';
import {
  BasketLines,
  FinishField,
  Flag,
  Optional,
  Quantity,
  Reference,
  TechnologyField,
  Text,
  WholeNumber,
  FileName,
} from '../endpoint/fields/fields.js';

export class AnalyzeDto {
  @Reference()
  fileKey: string;

  @FileName()
  filename: string;

  @Optional()
  @TechnologyField()
  technology: Technology = 'fdm';

  /** An SKU; the first PLA in stock when left out. */
  @Optional()
  @Reference()
  material?: string;

  @Optional()
  @FinishField()
  finish: Finish = 'standard';

  @Optional()
  @Quantity()
  quantity: number = 1;
}

export class LineDto {
  @Reference()
  fileKey: string;

  @FileName()
  filename: string;

  @Reference()
  materialId: string;

  @Optional()
  @FinishField()
  finish: Finish = 'standard';

  @Optional()
  @Quantity()
  quantity: number = 1;

  @Optional()
  @Flag()
  isRush: boolean = false;
}

export class BatchDto {
  @BasketLines(() => LineDto)
  items: LineDto[];

  @Optional()
  @Reference()
  destinationId?: string;
}

export class PriceDifferencesDto {
  /** Lines of one basket that the browser had priced otherwise than the server. */
  @WholeNumber(1, maxBasketItems)
  lines: number;

  /** The kernel that measured them in the browser. */
  @Text(1, 20)
  kernelVersion: string;
}

export interface AnalyzeView {
  analysis: MeshAnalysis;
  validation: MeshValidation;
  material: MaterialView;
  quote: Quote;
}

export interface CalculateView {
  analysis: MeshAnalysis;
  material: MaterialView;
  quote: Quote;
}

export interface BatchView {
  items: { fileKey: string; quote: Quote }[];
  totals: BasketTotals;
  /** Working days from payment until all lines are at the door: at least those of the longest line. */
  estimatedDeliveryDays: number;
}
