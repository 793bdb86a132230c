import type { MeshAnalysis } from '../contract/analysis.js';
import type { Finish, Polymer } from '../contract/enums.js';
import { fittingUnits } from '../contract/length-units.js';
import { type KeptFault, type KeptValidation, sentenceOfFault } from '../contract/mesh-findings.js';
import type { Told } from '../contract/told.js';
import { gramsOf, type PrintEstimate } from '../estimate/print-estimate.js';
import { speedClassOf } from '../estimate/speed-class.js';
import type { PriceBook } from './book.js';
import { findLineFaults } from './faults.js';
import type { LineInput } from './line.js';
import type { LineRefusal } from './line-refusal.js';

/** What a line's price takes from its measured file. */
export interface PricedFindings {
  analysis: Pick<MeshAnalysis, 'format' | 'unit' | 'boundingBoxMm'>;
  validation: KeptValidation;
  /** `null` for a part that cannot be printed. */
  estimate: PrintEstimate | null;
}

/** The SKU that a line is printed in. */
export interface LineColour {
  sku: string;
  polymer: Polymer;
}

/** What a customer chooses of a line beside its file and colour. */
export interface LineChoices {
  finish: Finish;
  quantity: number;
  isRush: boolean;
}

/** What the price engine takes of a line; without an input the line cannot be priced at all. */
export interface PartLine {
  input: LineInput | null;
  /** Why the line is not sold as asked; see `inOrder`. */
  refusals: LineRefusal[];
}

/**
 * The one way from a measured file to its line: the API and the storefront both price by it.
 *
 * @param furtherSkus colours on the part beside its own, as on business cards
 */
export function lineOfPart(
  { analysis, validation, estimate }: PricedFindings,
  choices: LineChoices,
  { sku, polymer }: LineColour,
  furtherSkus: readonly string[],
  book: PriceBook,
): PartLine {
  if (estimate === null) {
    const tip = unitTip(analysis);
    return { input: null, refusals: validation.errors.map((fault) => refusedFile(fault, tip)) };
  }
  const input: LineInput = {
    sku,
    polymer,
    gramsPerCopy: gramsOf(estimate.extrudedMm3, book.materials[polymer].densityGPerCm3),
    secondsPerCopy: estimate.secondsBySpeedClass[speedClassOf[polymer]],
    boxMm: analysis.boundingBoxMm,
    finish: choices.finish,
    quantity: choices.quantity,
    isRush: choices.isRush,
    extraColours: furtherSkus.filter((further) => further !== sku).length,
  };
  return { input, refusals: findLineFaults(book, input) };
}

/** The refusal of a line whose file cannot be read or printed. */
export function refusedFile(fault: KeptFault, tip?: Told): LineRefusal {
  const { reason } = fault;
  const isOfSize = reason === 'belowMinimumSize' || reason === 'exceedsBuildVolume';
  const refusal = { field: 'fileKey', reason, message: sentenceOfFault(fault) };
  return isOfSize && tip !== undefined ? { ...refusal, hint: tip } : refusal;
}

/** The units in which a part that is too small or too large would be of a usual size. */
function unitTip({ format, unit, boundingBoxMm: { x, y, z } }: PricedFindings['analysis']): Told | undefined {
  const units = format === '3mf' ? [] : fittingUnits(Math.max(x, y, z), unit);
  if (units.length === 0) return undefined;
  return { code: 'api.hints.otherUnit', params: { units: units.map((one) => `unit=${one}`).join(', ') } };
}
