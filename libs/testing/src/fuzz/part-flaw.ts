import { OverlayClass } from '@kernel/layout.js';
import type { PrintMeasures } from '@kernel/layer-measures.js';
import type { PartOverlay } from '@kernel/part-overlay.js';
import type { Polymer } from '@shared/domain/contract/enums.js';
import { gramsOf } from '@shared/domain/estimate/print-estimate.js';
import { speedClassOf } from '@shared/domain/estimate/speed-class.js';
import { calculateLine } from '@shared/domain/pricing/basket.js';
import { tellValidation } from '@shared/words/mesh-words.js';
import { findingsOf, type PartFindings } from '@meshes/part-findings.js';
import type { MeasuredFile } from '@meshes/run-kernel.js';
import { ma20261 } from '../fixtures/ma-2026-1.js';

/** One of either speed class. */
const pricedAs: readonly Polymer[] = ['pla', 'tpu'];

/** What the worker makes of a part that was read, or what is wrong with it. */
export function judgePart(
  measured: MeasuredFile,
  overlay: PartOverlay,
): 'printable' | 'unprintable' | { finding: string } {
  const findings = findingsOf(measured);
  const { printable } = findings.validation;
  const finding =
    measureFlaw(measured) ??
    toldFlaw(findings) ??
    (printable ? priceFlaw(findings) : reasonFlaw(findings)) ??
    layerFlaw(measured.print) ??
    overlayFlaw(overlay, findings, measured.print);
  if (finding !== undefined) return { finding };
  return printable ? 'printable' : 'unprintable';
}

function measureFlaw({ result }: MeasuredFile): string | undefined {
  const { volumeMm3, surfaceAreaMm2, overhangAreaMm2, minMm, maxMm } = result;
  const box = [minMm, maxMm].flatMap(({ x, y, z }) => [x, y, z]);
  const numbers = [volumeMm3, surfaceAreaMm2, overhangAreaMm2, ...box];
  if (!numbers.every(Number.isFinite)) return 'A measurement is not finite.';
  // What rounding leaves of a volume that is none.
  const rounding = 1e-9 * surfaceAreaMm2 ** 1.5 + 1e-300;
  return result.isClosed && volumeMm3 < -rounding ? `The volume is ${volumeMm3} mm³.` : undefined;
}

/** Sentences and figures for people. */
function toldFlaw({ analysis, validation: found }: PartFindings): string | undefined {
  const validation = tellValidation(found);
  const texts = [...validation.errors, ...validation.warnings].flatMap((told) => [
    told.message,
    told.messageFr,
    String(told.value),
  ]);
  const isTold = texts.every((text) => text !== '' && !/NaN|Infinity|undefined|null/.test(text));
  if (!isTold) return `A sentence without sense: ${texts.join(' ')}`;
  const figures = [analysis.supportVolumeMm3, analysis.printSeconds, analysis.longestLayerSeconds];
  return figures.every((figure) => figure >= 0 && figure < Infinity) ? undefined : 'A fact is not finite.';
}

/** Painted is what a refusal or a warning is about, and nothing else. */
function overlayFlaw(
  { surfaces }: PartOverlay,
  { validation }: PartFindings,
  print: PrintMeasures | undefined,
): string | undefined {
  const told = new Set([...validation.errors, ...validation.warnings].map(({ code }): string => code));
  const isPainted = (value: OverlayClass): boolean => surfaces.some(({ classes }) => classes.includes(value));
  const hasWallArea = print === undefined || print.thinWallAreaMm2 !== undefined;
  const pairs = [
    ['notClosed', isPainted(OverlayClass.OpenEdge)],
    ['supportsNeeded', isPainted(OverlayClass.Overhang)],
    ...(hasWallArea ? [['thinWalls', isPainted(OverlayClass.ThinWall)] as const] : []),
  ] as const;
  const flaw = pairs.find(([code, painted]) => painted !== told.has(code));
  return flaw && `Told and painted differ in ${flaw[0]}.`;
}

function reasonFlaw({ validation, estimate }: PartFindings): string | undefined {
  if (validation.errors.length === 0) return 'Refused without a reason.';
  return estimate === null ? undefined : 'Refused, with an estimate.';
}

/** One copy of what is accepted has a price above zero. */
function priceFlaw({ analysis, validation, estimate }: PartFindings): string | undefined {
  if (validation.errors.length > 0) return 'Printable, with a reason against it.';
  if (!isPositive(analysis.volumeMm3)) return `Printable, of ${analysis.volumeMm3} mm³.`;
  if (estimate === null) return 'Printable, without an estimate.';
  const { extrudedMm3, supportMm3, secondsBySpeedClass, longestLayerSeconds } = estimate;
  const { p10 = NaN, p90 = NaN } = estimate.bands?.extrudedMm3 ?? {};
  if (!(p10 <= extrudedMm3 && extrudedMm3 <= p90)) return `A band of ${p10} to ${p90} mm³.`;
  const figures = [extrudedMm3, longestLayerSeconds, ...Object.values(secondsBySpeedClass)];
  if (!figures.every(isPositive) || !(supportMm3 >= 0 && supportMm3 < extrudedMm3)) {
    return `The estimate is ${JSON.stringify(estimate)}.`;
  }
  for (const polymer of pricedAs) {
    const { densityGPerCm3 } = ma20261.materials[polymer];
    const { totalCentimes, unitCentimes } = calculateLine(ma20261, {
      sku: 'any',
      polymer,
      gramsPerCopy: gramsOf(extrudedMm3, densityGPerCm3),
      secondsPerCopy: secondsBySpeedClass[speedClassOf[polymer]],
      boxMm: analysis.boundingBoxMm,
      finish: 'standard',
      quantity: 1,
      isRush: false,
    });
    if (!isPositive(unitCentimes) || !isPositive(totalCentimes)) {
      return `The price in ${polymer} is ${totalCentimes} centimes.`;
    }
  }
  return undefined;
}

function isPositive(figure: number): boolean {
  return figure > 0 && figure < Infinity;
}

function layerFlaw(print: PrintMeasures | undefined): string | undefined {
  if (!print) return undefined;
  const { layers, supports } = print;
  const figures = [
    layers.areaMm2,
    layers.contourLengthMm,
    layers.contours,
    layers.cornerSeconds,
    layers.sharpCorners,
    layers.concaveUpMm,
    layers.concaveDownMm,
    ...layers.upAreaMm2,
    ...layers.downAreaMm2,
    supports.supportLayers,
    supports.supportBorderMm,
  ];
  const isSound = figures.every((layer) => layer.every((value) => value >= -1e-6 && value < 1e12));
  return isSound ? undefined : 'A layer has a figure that is not finite, or below zero.';
}
