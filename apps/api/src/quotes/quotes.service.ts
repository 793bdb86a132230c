import { Injectable } from '@nestjs/common';
import { toMeshAnalysis } from '@shared/domain/contract/analysis.js';
import { calculateBasket, calculateLine } from '@shared/domain/pricing/basket.js';
import { toBasketTotals, toQuote } from '@shared/domain/pricing/quote.js';
import { CatalogService, materialView } from '../catalog/catalog.service.js';
import { MachinePacesService } from '../workshop/machine-paces.service.js';
import {
  BasketPricer,
  type PreparationOptions,
  type PricingBasis,
  type ReadyLine,
} from './basket-pricer.service.js';
import type { AnalyzeDto, AnalyzeView, BatchDto, BatchView, CalculateView, LineDto } from './quotes.dto.js';
import { type ChoiceError, choiceError } from './refusals.js';
import { tellValidation } from '@shared/words/mesh-words.js';

/** Calculates prices without storing anything. */
@Injectable()
export class QuotesService {
  constructor(
    private readonly catalog: CatalogService,
    private readonly pricer: BasketPricer,
    private readonly paces: MachinePacesService,
  ) {}

  async analyze(userId: string, dto: AnalyzeDto): Promise<AnalyzeView> {
    const { fileKey, filename, finish, quantity, material } = dto;
    const materialId =
      material ??
      (await this.pricer.cardColour(userId, fileKey)) ??
      (await this.catalog.defaultMaterial()).sku;
    const line = { fileKey, filename, materialId, finish, quantity, isRush: false };
    const basis = await this.pricer.currentBasis();
    const ready = await this.prepareOne(userId, line, basis, { materialField: 'material' });
    const { analysis, validation } = ready.part;
    return {
      analysis: toMeshAnalysis(analysis),
      validation: tellValidation(validation),
      ...(await this.priceOf(ready, basis)),
    };
  }

  async calculate(userId: string, dto: LineDto): Promise<CalculateView> {
    const basis = await this.pricer.currentBasis();
    const ready = await this.prepareOne(userId, dto, basis);
    return { analysis: toMeshAnalysis(ready.part.analysis), ...(await this.priceOf(ready, basis)) };
  }

  async batch(userId: string, dto: BatchDto): Promise<BatchView> {
    const { deliveryDaysMax, errors } = await this.chooseDestination(dto.destinationId);
    const basis = await this.pricer.currentBasis();
    const ready = await this.pricer.prepare(userId, dto.items, basis, { otherChoices: errors });
    const inputs = ready.map(({ input }) => input);
    const paces = await this.paces.current();
    const price = calculateBasket(basis.book, inputs, { deliveryDaysMax, paces });
    const items = dto.items.map(({ fileKey }, index) => ({ fileKey, quote: toQuote(price.lines[index]!) }));
    return { items, totals: toBasketTotals(price), estimatedDeliveryDays: price.deliveryDays };
  }

  private async prepareOne(
    userId: string,
    line: LineDto,
    basis: PricingBasis,
    options: PreparationOptions = {},
  ): Promise<ReadyLine> {
    const [ready] = await this.pricer.prepare(userId, [line], basis, { ...options, pathOf: () => '' });
    return ready!;
  }

  private async priceOf(
    { material, input }: ReadyLine,
    { book }: PricingBasis,
  ): Promise<Pick<CalculateView, 'material' | 'quote'>> {
    const price = calculateLine(book, input, { paces: await this.paces.current() });
    return { material: materialView(material, book), quote: toQuote(price) };
  }

  private async chooseDestination(
    id: string | undefined,
  ): Promise<{ deliveryDaysMax?: number; errors: ChoiceError[] }> {
    if (id === undefined) return { errors: [] };
    const destination = await this.catalog.findDestination(id);
    if (destination === null) return { errors: [choiceError('destinationId', 'cityNotServed')] };
    return { deliveryDaysMax: destination.deliveryDaysMax, errors: [] };
  }
}
