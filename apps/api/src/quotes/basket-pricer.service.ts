import { Injectable } from '@nestjs/common';
import { kernelVersion } from '@kernel/version.js';
import type { Finish } from '@shared/domain/contract/enums.js';
import type { Material } from '@shared/infra/database/entities/material.entity.js';
import type { PriceBook } from '@shared/domain/pricing/book.js';
import type { LineInput } from '@shared/domain/pricing/line.js';
import { colourRefusals } from '@shared/domain/pricing/line-colours.js';
import type { LineRefusal } from '@shared/domain/pricing/line-refusal.js';
import { lineOfPart, refusedFile } from '@shared/domain/pricing/part-line.js';
import { CatalogService } from '../catalog/catalog.service.js';
import { PriceBooks } from '../price-books/price-books.service.js';
import { type MeasuredPart, type Part, PartsService } from '../files/parts.service.js';
import { type ChoiceError, choiceError, refuseChoices, refuseIfAny, toFieldErrors } from './refusals.js';
import type { Refusals } from '../endpoint/answers/answers.decorator.js';
import { unknownFiles } from '../endpoint/fields/unknown-files.js';

/** The client's choices for a line. */
export interface BasketLine {
  fileKey: string;
  materialId: string;
  finish: Finish;
  quantity: number;
  isRush: boolean;
}

/** A line whose material and part are known: `input` is what the price engine takes. */
export interface ReadyLine {
  material: Material;
  part: MeasuredPart;
  input: LineInput;
}

/** The versions a price depends on; the same basis gives the same price again. */
export interface PricingBasis {
  book: PriceBook;
  kernelVersion: string;
}

/** How reading a basket differs from a new basket under `items`. */
export interface PreparationOptions {
  /** Path of a line in the request; '' for a request that is one line. */
  pathOf?: (index: number) => string;
  /** Field that names the SKU. */
  materialField?: string;
  /** Faults of other choices in the request, reported together with the materials'. */
  otherChoices?: readonly ChoiceError[];
  /** A saved quote holds even if its colour is out of stock now. */
  mayBeSoldOut?: boolean;
}

/** The refusals of every endpoint that prices lines. */
export const pricingRefusals = {
  VALIDATION_ERROR: ['materialUnavailable'],
  FILE_NOT_FOUND: [],
  INVALID_INPUT: [
    'meshUnreadable',
    'meshNotClosed',
    'exceedsBuildVolume',
    'belowMinimumSize',
    'rushUnavailable',
    'quantityTooLarge',
  ],
  EXTERNAL_SERVICE_ERROR: [],
} as const satisfies Refusals;

/** Finds each line's material and measures: prices come from those, never from the client. */
@Injectable()
export class BasketPricer {
  constructor(
    private readonly catalog: CatalogService,
    private readonly parts: PartsService,
    private readonly books: PriceBooks,
  ) {}

  /** The basis of new prices: asked for once a request. */
  async currentBasis(): Promise<PricingBasis> {
    return { book: await this.books.current(), kernelVersion };
  }

  /** The basis of a stored price. */
  async basisOf(record: { priceBook: string; kernelVersion: string }): Promise<PricingBasis> {
    return { book: await this.books.of(record.priceBook), kernelVersion: record.kernelVersion };
  }

  /**
   * Makes lines ready for the price engine; refuses in the order of the contract, all lines at once.
   *
   * @throws {ServiceError} VALIDATION_ERROR for unavailable choices, FILE_NOT_FOUND, INVALID_INPUT
   * for parts that cannot be printed as asked, EXTERNAL_SERVICE_ERROR while a part's analysis is pending.
   */
  async prepare(
    userId: string,
    lines: readonly BasketLine[],
    basis: PricingBasis,
    options: PreparationOptions = {},
  ): Promise<ReadyLine[]> {
    const { pathOf = (index) => `items.${index}`, otherChoices = [] } = options;
    const fieldOf = (index: number, field: string) => [pathOf(index), field].filter(Boolean).join('.');
    const { materialField = 'materialId', mayBeSoldOut = false } = options;
    const find = await this.materialFinder(mayBeSoldOut);
    const materials = lines.map(({ materialId }) => find(materialId));
    const unknown = materials.flatMap((material, index) =>
      material === null ? [choiceError(fieldOf(index, materialField), 'materialUnavailable')] : [],
    );
    refuseChoices([...unknown, ...otherChoices]);
    const keys = [...new Set(lines.map(({ fileKey }) => fileKey))];
    const parts = await this.parts.load(userId, keys, basis.kernelVersion);
    refuseUnknownFiles(lines, parts, (index) => fieldOf(index, 'fileKey'));
    const paths: Record<string, string> = { materialId: materialField };
    const unfit = lines.flatMap(({ fileKey }, index) => {
      const further = furtherSkusOf(parts.get(fileKey)!).map(find);
      const body = mayBeSoldOut ? null : bodySkuOf(parts.get(fileKey)!);
      return colourRefusals(materials[index]!, further, body).map(({ field, message }) =>
        choiceError(fieldOf(index, paths[field] ?? field), 'materialUnavailable', message),
      );
    });
    refuseChoices(unfit);

    const ready: ReadyLine[] = [];
    const errors = lines.flatMap((line, index) => {
      const outcome = readyLine(line, materials[index]!, parts.get(line.fileKey)!, basis.book);
      if (outcome.ready !== null) ready.push(outcome.ready);
      return toFieldErrors(pathOf(index), outcome.refusals);
    });
    refuseIfAny(errors);
    return ready;
  }

  /** SKU that a card of several colours was made for; `null` for any other file. */
  async cardColour(userId: string, fileKey: string): Promise<string | null> {
    const part = (await this.parts.load(userId, [fileKey])).get(fileKey);
    return part === undefined ? null : bodySkuOf(part);
  }

  /** What finds a SKU that may be ordered, of the catalogue as it is now: once for all lines of a basket. */
  private async materialFinder(mayBeSoldOut: boolean): Promise<(sku: string) => Material | null> {
    const materials = await this.catalog.materialsBySku();
    return (sku) => {
      const material = materials.get(sku);
      return mayBeSoldOut || material?.isAvailable === true ? (material ?? null) : null;
    };
  }
}

function refuseUnknownFiles(
  lines: readonly BasketLine[],
  parts: Map<string, Part>,
  fieldOf: (index: number) => string,
): void {
  const unknown = lines.flatMap(({ fileKey }, index) => (parts.has(fileKey) ? [] : [fieldOf(index)]));
  if (unknown.length > 0) throw unknownFiles(unknown);
}

function furtherSkusOf(part: Part): readonly string[] {
  return part.isReadable ? part.measured.furtherSkus : [];
}

/** A saved quote holds, so its documents are rendered for any colour. */
function bodySkuOf(part: Part): string | null {
  return part.isReadable ? part.measured.bodySku : null;
}

function readyLine(
  line: BasketLine,
  material: Material,
  part: Part,
  book: PriceBook,
): { ready: ReadyLine | null; refusals: LineRefusal[] } {
  if (!part.isReadable) return { ready: null, refusals: [refusedFile(part.fault)] };
  const { measured } = part;
  const { input, refusals } = lineOfPart(measured, line, material, measured.furtherSkus, book);
  return { ready: input === null ? null : { material, part: measured, input }, refusals };
}
