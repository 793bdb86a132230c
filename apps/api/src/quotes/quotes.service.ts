import { Injectable } from '@nestjs/common';
import type { BoxMm } from '@shared/contract/analysis.js';
import { ServiceError } from '@shared/contract/errors.js';
import type { Material } from '@shared/database/entities/material.entity.js';
import { gramsOf, type PrintEstimate } from '@shared/estimate/print-estimate.js';
import { speedClassOf } from '@shared/estimate/speed-class.js';
import { calculateBasket, calculateLine } from '@shared/pricing/basket.js';
import { findLineFaults } from '@shared/pricing/faults.js';
import type { LineInput } from '@shared/pricing/line.js';
import { currentPriceBook } from '@shared/pricing/price-books.js';
import { toBasketTotals, toQuote } from '@shared/pricing/quote.js';
import { CatalogService, materialView } from '../catalog/catalog.service.js';
import { type MeasuredPart, type Part, PartsService } from '../files/parts.service.js';
import type { AnalyzeDto, AnalyzeView, BatchDto, BatchView, CalculateView, LineDto } from './quotes.dto.js';
import {
  type ChoiceError,
  choiceError,
  type LineRefusal,
  refuseChoices,
  refuseIfAny,
  toFieldErrors,
} from './refusals.js';

/** A line whose material and part are known. */
interface ReadyLine {
  material: Material;
  part: MeasuredPart;
  input: LineInput;
}

/** Prices parts: from the stored analyses and the price book, never from what a client says. */
@Injectable()
export class QuotesService {
  constructor(
    private readonly catalog: CatalogService,
    private readonly parts: PartsService,
  ) {}

  async analyze(userId: string, dto: AnalyzeDto): Promise<AnalyzeView> {
    const { fileKey, filename, finish, quantity, material } = dto;
    const materialId = material ?? (await this.catalog.defaultMaterial()).sku;
    const line = { fileKey, filename, materialId, finish, quantity, isRush: false };
    const ready = await this.prepareOne(userId, line, 'material');
    const { analysis, validation } = ready.part;
    return { analysis, validation, ...priceOf(ready) };
  }

  async calculate(userId: string, dto: LineDto): Promise<CalculateView> {
    const ready = await this.prepareOne(userId, dto, 'materialId');
    return { analysis: ready.part.analysis, ...priceOf(ready) };
  }

  async batch(userId: string, dto: BatchDto): Promise<BatchView> {
    const { deliveryDaysMax, errors } = await this.chooseDestination(dto.destinationId);
    const ready = await this.prepare(userId, dto.items, (index) => `items.${index}`, 'materialId', errors);
    const price = calculateBasket(
      currentPriceBook,
      ready.map(({ input }) => input),
      { deliveryDaysMax },
    );
    const items = dto.items.map(({ fileKey }, index) => ({ fileKey, quote: toQuote(price.lines[index]!) }));
    return { items, totals: toBasketTotals(price) };
  }

  private async prepareOne(userId: string, line: LineDto, materialField: string): Promise<ReadyLine> {
    const [ready] = await this.prepare(userId, [line], () => '', materialField, []);
    return ready!;
  }

  /**
   * Finds each line's material and part; refuses in the order of the contract, all lines at once.
   *
   * @param otherChoices faults of other choices in the request, told together with the materials'.
   */
  private async prepare(
    userId: string,
    lines: LineDto[],
    pathOf: (index: number) => string,
    materialField: string,
    otherChoices: ChoiceError[],
  ): Promise<ReadyLine[]> {
    const fieldOf = (index: number, field: string) => [pathOf(index), field].filter(Boolean).join('.');
    const chosen = await this.chooseMaterials(lines, (index) => fieldOf(index, materialField));
    refuseChoices([...chosen.errors, ...otherChoices]);
    const parts = await this.parts.load(userId, [...new Set(lines.map(({ fileKey }) => fileKey))]);
    refuseUnknownFiles(lines, parts, (index) => fieldOf(index, 'fileKey'));

    const ready: ReadyLine[] = [];
    const errors = lines.flatMap((line, index) => {
      const outcome = readyLine(line, chosen.materials[index]!, parts.get(line.fileKey)!);
      if (outcome.ready !== null) ready.push(outcome.ready);
      return toFieldErrors(pathOf(index), outcome.refusals);
    });
    refuseIfAny(errors);
    return ready;
  }

  private async chooseMaterials(
    lines: LineDto[],
    fieldOf: (index: number) => string,
  ): Promise<{ materials: (Material | null)[]; errors: ChoiceError[] }> {
    const materials = await Promise.all(
      lines.map(({ materialId }) => this.catalog.findAvailableMaterial(materialId)),
    );
    const errors = materials.flatMap((material, index) =>
      material === null ? [choiceError(fieldOf(index), 'materialUnavailable')] : [],
    );
    return { materials, errors };
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

function refuseUnknownFiles(
  lines: LineDto[],
  parts: Map<string, Part>,
  fieldOf: (index: number) => string,
): void {
  const errors = lines.flatMap(({ fileKey }, index) =>
    parts.has(fileKey) ? [] : [{ field: fieldOf(index), message: 'is no file of yours' }],
  );
  if (errors.length > 0) throw new ServiceError('FILE_NOT_FOUND', { details: { errors } });
}

function readyLine(
  line: LineDto,
  material: Material,
  part: Part,
): { ready: ReadyLine | null; refusals: LineRefusal[] } {
  if (!part.isReadable) return { ready: null, refusals: [{ field: 'fileKey', ...part.fault }] };
  const { analysis, validation, estimate } = part.measured;
  if (estimate === null) {
    return { ready: null, refusals: validation.errors.map((fault) => ({ field: 'fileKey', ...fault })) };
  }
  const input = lineInput(line, material, analysis.boundingBoxMm, estimate);
  return {
    ready: { material, part: part.measured, input },
    refusals: findLineFaults(currentPriceBook, input),
  };
}

function lineInput(line: LineDto, material: Material, boxMm: BoxMm, estimate: PrintEstimate): LineInput {
  const { polymer, sku } = material;
  return {
    sku,
    polymer,
    gramsPerCopy: gramsOf(estimate.extrudedMm3, currentPriceBook.materials[polymer].densityGPerCm3),
    secondsPerCopy: estimate.secondsBySpeedClass[speedClassOf[polymer]],
    boxMm,
    finish: line.finish,
    quantity: line.quantity,
    isRush: line.isRush,
  };
}

function priceOf({ material, input }: ReadyLine): Pick<CalculateView, 'material' | 'quote'> {
  return { material: materialView(material), quote: toQuote(calculateLine(currentPriceBook, input)) };
}
