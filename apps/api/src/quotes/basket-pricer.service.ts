import { Injectable } from '@nestjs/common';
import { kernelVersion } from '@kernel/version.js';
import type { BoxMm } from '@shared/domain/contract/analysis.js';
import type { Finish } from '@shared/domain/contract/enums.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import type { Material } from '@shared/infra/database/entities/material.entity.js';
import { gramsOf, type PrintEstimate } from '@shared/domain/estimate/print-estimate.js';
import { speedClassOf } from '@shared/domain/estimate/speed-class.js';
import type { PriceBook } from '@shared/domain/pricing/book.js';
import { findLineFaults } from '@shared/domain/pricing/faults.js';
import type { LineInput } from '@shared/domain/pricing/line.js';
import { currentPriceBook, priceBookOf } from '@shared/domain/pricing/price-books.js';
import { CatalogService } from '../catalog/catalog.service.js';
import { type MeasuredPart, type Part, PartsService } from '../files/parts.service.js';
import {
  type ChoiceError,
  choiceError,
  type LineRefusal,
  refuseChoices,
  refuseIfAny,
  toFieldErrors,
} from './refusals.js';
import { told } from '@shared/words/say.js';
import type { KeptFault } from '@shared/domain/contract/mesh-findings.js';
import type { Told } from '@shared/domain/contract/told.js';
import { sentenceOfFault } from '@shared/words/mesh-words.js';

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

/** The basis of new prices. */
export const currentBasis: PricingBasis = { book: currentPriceBook, kernelVersion };

/** The basis of a stored price. */
export function basisOf(record: { priceBook: string; kernelVersion: string }): PricingBasis {
  return { book: priceBookOf(record.priceBook), kernelVersion: record.kernelVersion };
}

/** How reading a basket differs from a new basket under `items`. */
export interface PreparationOptions {
  basis?: PricingBasis;
  /** Path of a line in the request; '' for a request that is one line. */
  pathOf?: (index: number) => string;
  /** Field that names the SKU. */
  materialField?: string;
  /** Faults of other choices in the request, reported together with the materials'. */
  otherChoices?: readonly ChoiceError[];
  /** A saved quote holds even if its colour is out of stock now. */
  mayBeSoldOut?: boolean;
}

/** Finds each line's material and measures: prices come from those, never from the client. */
@Injectable()
export class BasketPricer {
  constructor(
    private readonly catalog: CatalogService,
    private readonly parts: PartsService,
  ) {}

  /**
   * Makes lines ready for the price engine; refuses in the order of the contract, all lines at once.
   *
   * @throws {ServiceError} VALIDATION_ERROR for unavailable choices, FILE_NOT_FOUND, INVALID_INPUT
   * for parts that cannot be printed as asked, EXTERNAL_SERVICE_ERROR while a part's analysis is pending.
   */
  async prepare(
    userId: string,
    lines: readonly BasketLine[],
    options: PreparationOptions = {},
  ): Promise<ReadyLine[]> {
    const { basis = currentBasis, pathOf = (index) => `items.${index}`, otherChoices = [] } = options;
    const fieldOf = (index: number, field: string) => [pathOf(index), field].filter(Boolean).join('.');
    const { materialField = 'materialId', mayBeSoldOut = false } = options;
    const find = (sku: string) => this.findMaterial(sku, mayBeSoldOut);
    const materials = await Promise.all(lines.map(({ materialId }) => find(materialId)));
    const unknown = materials.flatMap((material, index) =>
      material === null ? [choiceError(fieldOf(index, materialField), 'materialUnavailable')] : [],
    );
    refuseChoices([...unknown, ...otherChoices]);
    const keys = [...new Set(lines.map(({ fileKey }) => fileKey))];
    const parts = await this.parts.load(userId, keys, basis.kernelVersion);
    refuseUnknownFiles(lines, parts, (index) => fieldOf(index, 'fileKey'));
    const unfit = lines.map(async ({ fileKey }, index) => {
      const further = await Promise.all(furtherSkusOf(parts.get(fileKey)!).map(find));
      const paths = { file: fieldOf(index, 'fileKey'), material: fieldOf(index, materialField) };
      const body = mayBeSoldOut ? null : bodySkuOf(parts.get(fileKey)!);
      return findColourFaults(materials[index]!, body, further, paths);
    });
    refuseChoices((await Promise.all(unfit)).flat());

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

  private async findMaterial(sku: string, mayBeSoldOut: boolean): Promise<Material | null> {
    const material = await this.catalog.findMaterial(sku);
    return mayBeSoldOut || material?.isAvailable === true ? material : null;
  }
}

function refuseUnknownFiles(
  lines: readonly BasketLine[],
  parts: Map<string, Part>,
  fieldOf: (index: number) => string,
): void {
  const errors = lines.flatMap(({ fileKey }, index) =>
    parts.has(fileKey) ? [] : [{ field: fieldOf(index), message: told('api.fields.notYourFile') }],
  );
  if (errors.length > 0) throw new ServiceError('FILE_NOT_FOUND', { details: { errors } });
}

function furtherSkusOf(part: Part): string[] {
  return part.isReadable ? part.measured.furtherSkus : [];
}

/** A saved quote holds, so its documents are rendered for any colour. */
function bodySkuOf(part: Part): string | null {
  return part.isReadable ? part.measured.bodySku : null;
}

/** Its other colours were chosen beside this one: another would make text of the body's colour, and cost less. */
function cardColourFault(bodySku: string): Told {
  return told('api.fields.cardColour', { sku: bodySku });
}

/** A part is printed in one plastic, with every colour in it in stock. */
function findColourFaults(
  material: Material,
  bodySku: string | null,
  further: readonly (Material | null)[],
  paths: { file: string; material: string },
): ChoiceError[] {
  const soldOut = further.includes(null);
  const other = further.find((colour) => colour !== null && colour.polymer !== material.polymer);
  return [
    ...(soldOut ? [choiceError(paths.file, 'materialUnavailable', told('api.fields.soldOutColour'))] : []),
    ...(other
      ? [
          choiceError(
            paths.material,
            'materialUnavailable',
            told('api.fields.samePlasticAsFile', { polymer: other.polymer.toUpperCase() }),
          ),
        ]
      : bodySku !== null && bodySku !== material.sku
        ? [choiceError(paths.material, 'materialUnavailable', cardColourFault(bodySku))]
        : []),
  ];
}

function readyLine(
  line: BasketLine,
  material: Material,
  part: Part,
  book: PriceBook,
): { ready: ReadyLine | null; refusals: LineRefusal[] } {
  if (!part.isReadable) return { ready: null, refusals: [refusedFile(part.fault)] };
  const { analysis, validation, estimate } = part.measured;
  if (estimate === null) {
    return { ready: null, refusals: validation.errors.map(refusedFile) };
  }
  const input = {
    ...lineInput(line, material, analysis.boundingBoxMm, estimate, book),
    extraColours: part.measured.furtherSkus.filter((sku) => sku !== material.sku).length,
  };
  return { ready: { material, part: part.measured, input }, refusals: findLineFaults(book, input) };
}

function refusedFile(fault: KeptFault): LineRefusal {
  return { field: 'fileKey', reason: fault.reason, message: sentenceOfFault(fault) };
}

function lineInput(
  line: BasketLine,
  material: Material,
  boxMm: BoxMm,
  estimate: PrintEstimate,
  book: PriceBook,
): LineInput {
  const { polymer, sku } = material;
  return {
    sku,
    polymer,
    gramsPerCopy: gramsOf(estimate.extrudedMm3, book.materials[polymer].densityGPerCm3),
    secondsPerCopy: estimate.secondsBySpeedClass[speedClassOf[polymer]],
    boxMm,
    finish: line.finish,
    quantity: line.quantity,
    isRush: line.isRush,
  };
}
