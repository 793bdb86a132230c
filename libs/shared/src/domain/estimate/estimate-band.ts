import type { Power } from './power.js';
import type { PrintMeasures } from './print-measures.js';
import { type SpeedClass, speedClasses } from './speed-class.js';

/** Where the slicer's figure lies: between the two for nine parts of ten of the estimate's class. */
interface Band {
  p10: number;
  p90: number;
}

/** The bands of an estimate. */
export interface EstimateBands {
  extrudedMm3: Band;
  secondsBySpeedClass: Record<SpeedClass, Band>;
}

/** Parts whose estimates err alike. */
export const bandClasses = ['supported', 'small', 'intricate', 'plain'] as const;
export type BandClass = (typeof bandClasses)[number];

/** Supports that are more of the plastic than this make the largest errors. */
const supportedShare = 0.03;
const smallMm3 = 2000;
/** Outlines a layer, on average over the plastic's layers. */
const intricateContours = 6;

/** How far a figure may be off, as the logarithm of a ratio. */
interface BandSpread {
  plastic: number;
  hours: number;
}

/**
 * Nine tenths of the residuals of 384 parts whose makers the fit had not seen, by class; _intricate_ (19 parts) leans on the
 * others.
 * `npm run tool bench:estimate -- … --kept-aside` prints the residuals.
 */
export const bandSpreads: Readonly<Record<BandClass, BandSpread>> = {
  supported: { plastic: 0.062, hours: 0.108 },
  small: { plastic: 0.076, hours: 0.098 },
  intricate: { plastic: 0.056, hours: 0.102 },
  plain: { plastic: 0.033, hours: 0.071 },
};

/** What an estimate found so far. */
interface Found {
  extrudedMm3: number;
  supportMm3: number;
  secondsBySpeedClass: Readonly<Record<SpeedClass, number>>;
}

/** The class of a part: its main source of error. */
export function bandClassOf(
  { layers }: PrintMeasures,
  { extrudedMm3, supportMm3 }: Pick<Found, 'extrudedMm3' | 'supportMm3'>,
): BandClass {
  if (supportMm3 > supportedShare * extrudedMm3) return 'supported';
  if (extrudedMm3 < smallMm3) return 'small';
  let contours = 0;
  for (let layer = 0; layer < layers.contours.length; layer++) contours += layers.contours[layer] ?? 0;
  return contours > intricateContours * layers.contours.length ? 'intricate' : 'plain';
}

/** Bands around the figures of an estimate. */
export function bandsOf(measures: PrintMeasures, found: Found, power: Power): EstimateBands {
  const { plastic, hours } = bandSpreads[bandClassOf(measures, found)];
  const around = (figure: number, spread: number): Band => ({
    p10: figure * power(Math.E, -spread),
    p90: figure * power(Math.E, spread),
  });
  const seconds = speedClasses.map((speedClass) => [
    speedClass,
    around(found.secondsBySpeedClass[speedClass], hours),
  ]);
  return {
    extrudedMm3: around(found.extrudedMm3, plastic),
    secondsBySpeedClass: Object.fromEntries(seconds) as Record<SpeedClass, Band>,
  };
}
