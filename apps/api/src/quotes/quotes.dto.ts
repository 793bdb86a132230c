import type { MeshAnalysis, MeshValidation } from '@shared/domain/contract/analysis.js';
import type { Finish, Technology } from '@shared/domain/contract/enums.js';
import type { BasketTotals, Quote } from '@shared/domain/pricing/quote.js';
import type { MaterialView } from '../catalog/catalog.service.js';
import {
  BasketLines,
  FinishField,
  Flag,
  Optional,
  Quantity,
  Reference,
  TechnologyField,
  FileName,
} from '../endpoint/fields.js';

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
