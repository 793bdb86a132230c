import { finishes, polymers } from '../contract/enums.js';
import { maxQuantity } from '../contract/limits.js';
import type { Told } from '../contract/told.js';
import type { PriceBook } from './book.js';

/** What the figures of a book may be, both ends included. */
export const bookBounds = {
  /** Every rate and fee: 10,000 MAD at most. */
  centimes: { min: 0, max: 1_000_000 },
  /** Of finishes and rush. */
  percent: { min: 0, max: 1000 },
  /** Of tax and discounts. */
  share: { min: 0, max: 100 },
  densityGPerCm3: { min: 0.1, max: 25 },
  brackets: { min: 1, max: 20 },
  fromCopy: { min: 1, max: maxQuantity },
  gapMm: { min: 0, max: 50 },
  /** A thousand hours at most. */
  rushSeconds: { min: 1, max: 3_600_000 },
  days: { min: 0, max: 60 },
  machineHoursPerDay: { min: 1, max: 24 },
  dailyMachineHours: { min: 1, max: 100_000 },
} as const;

/** Why a book may not be published; `field` is the path of the figure to change. */
export interface BookFault {
  field: string;
  message: Told;
}

interface Bounds {
  min: number;
  max: number;
}

type Figure = [field: string, value: number, bounds: Bounds];

const atLeast = (field: string, value: number, limit: number): BookFault[] =>
  value >= limit ? [] : [{ field, message: { code: 'api.fields.atLeast', params: { limit } } }];

const atMost = (field: string, value: number, limit: number): BookFault[] =>
  value <= limit ? [] : [{ field, message: { code: 'api.fields.atMost', params: { limit } } }];

/**
 * Everything that keeps a book from being published; empty for a good one. It holds every figure to its bounds, and
 * the book to what the promises of `docs/pricing.md` need: that more never costs less, that lines together never
 * cost more than apart, and that delivery is included.
 */
export function findBookFaults(book: PriceBook): BookFault[] {
  const outside = [...wholeFigures(book), ...densities(book)].flatMap(([field, value, { min, max }]) => [
    ...atLeast(field, value, min),
    ...atMost(field, value, max),
  ]);
  const broken = wholeFigures(book).flatMap(([field, value]): BookFault[] =>
    Number.isSafeInteger(value) ? [] : [{ field, message: { code: 'api.fields.integer' } }],
  );
  const rising = [...finishFaults(book), ...bracketFaults(book)];
  // Rushed, a line may leave a plate that it shared: the least surcharge must make up for that one.
  const least = atLeast('rush.minimumCentimes', book.rush.minimumCentimes, book.plate.centimesPerPlate);
  return [...outside, ...broken, ...rising, ...least, ...deliveryFaults(book)];
}

function densities({ materials }: PriceBook): Figure[] {
  return polymers.map((polymer) => [
    `materials.${polymer}.densityGPerCm3`,
    materials[polymer].densityGPerCm3,
    bookBounds.densityGPerCm3,
  ]);
}

/** Every figure that is a whole number. */
function wholeFigures(book: PriceBook): Figure[] {
  const { centimes, percent, share, fromCopy, days } = bookBounds;
  const { delivery, rush, plate } = book;
  return [
    ['tvaPercent', book.tvaPercent, share],
    ...polymers.map((one): Figure => [
      `materials.${one}.centimesPerGram`,
      book.materials[one].centimesPerGram,
      centimes,
    ]),
    ['machineCentimesPerHour', book.machineCentimesPerHour, centimes],
    ...finishes.flatMap((one): Figure[] => [
      [`finishes.${one}.percent`, book.finishes[one].percent, percent],
      [`finishes.${one}.centimesPerCopy`, book.finishes[one].centimesPerCopy, centimes],
    ]),
    ...book.quantityBrackets.flatMap((bracket, place): Figure[] => [
      [`quantityBrackets.${place}.fromCopy`, bracket.fromCopy, fromCopy],
      [`quantityBrackets.${place}.percentOff`, bracket.percentOff, share],
    ]),
    ['plate.gapMm', plate.gapMm, bookBounds.gapMm],
    ['plate.centimesPerPlate', plate.centimesPerPlate, centimes],
    ['rush.percent', rush.percent, percent],
    ['rush.minimumCentimes', rush.minimumCentimes, centimes],
    ['rush.maximumSeconds', rush.maximumSeconds, bookBounds.rushSeconds],
    ['extraColourCentimesPerPlate', book.extraColourCentimesPerPlate, centimes],
    ['serviceFeeCentimes', book.serviceFeeCentimes, centimes],
    ['minimumOrderCentimes', book.minimumOrderCentimes, centimes],
    ['delivery.handlingDays', delivery.handlingDays, days],
    ['delivery.machineHoursPerDay', delivery.machineHoursPerDay, bookBounds.machineHoursPerDay],
    ['delivery.dailyMachineHours', delivery.dailyMachineHours, bookBounds.dailyMachineHours],
    ['delivery.rushDays', delivery.rushDays, days],
    ['delivery.defaultTransportDays', delivery.defaultTransportDays, days],
  ];
}

/** Delivery is included, as the interface and the public pages say; books of before may charge it. */
function deliveryFaults({ shippingCentimes }: PriceBook): BookFault[] {
  if (shippingCentimes === 0) return [];
  return [{ field: 'shippingCentimes', message: { code: 'api.fields.deliveryIncluded' } }];
}

/** A finer finish costs no less. */
function finishFaults({ finishes: rates }: PriceBook): BookFault[] {
  return finishes.slice(1).flatMap((fine, place) => {
    const plain = rates[finishes[place]!];
    return [
      ...atLeast(`finishes.${fine}.percent`, rates[fine].percent, plain.percent),
      ...atLeast(`finishes.${fine}.centimesPerCopy`, rates[fine].centimesPerCopy, plain.centimesPerCopy),
    ];
  });
}

/** The first copy is in a bracket, and each bracket begins later than the one before and takes no less off. */
function bracketFaults({ quantityBrackets: brackets }: PriceBook): BookFault[] {
  const { min, max } = bookBounds.brackets;
  const first = brackets[0];
  if (first === undefined || brackets.length > max) {
    return [{ field: 'quantityBrackets', message: { code: 'api.fields.entries', params: { min, max } } }];
  }
  return brackets.flatMap(({ fromCopy, percentOff }, place) => {
    const field = `quantityBrackets.${place}`;
    const before = brackets[place - 1];
    if (before === undefined) return atMost(`${field}.fromCopy`, fromCopy, 1);
    return [
      ...atLeast(`${field}.fromCopy`, fromCopy, before.fromCopy + 1),
      ...atLeast(`${field}.percentOff`, percentOff, before.percentOff),
    ];
  });
}
