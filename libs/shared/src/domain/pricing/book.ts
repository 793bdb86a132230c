import type { Finish, Polymer } from '../contract/enums.js';

/** What one polymer costs and weighs. */
export interface MaterialRate {
  centimesPerGram: number;
  densityGPerCm3: number;
}

/** What a finish does to the price of a copy: `× percent / 100`, then a fixed amount. */
export interface FinishRate {
  percent: number;
  centimesPerCopy: number;
}

/** The discount on each copy from this copy of a line up to the next bracket. */
export interface QuantityBracket {
  fromCopy: number;
  percentOff: number;
}

/**
 * Everything that decides a price, as data. All amounts include tax (TTC) and are whole centimes
 * of a dirham. A saved quote pins the version, so a published book is never edited: add another.
 *
 * The promises in `docs/pricing.md` need: finishes and brackets that rise, at most 100 % off, and
 * a least rush surcharge not below the fee of one plate. `book.spec.ts` checks every book for them.
 */
export interface PriceBook {
  version: string;
  tvaPercent: number;
  materials: Readonly<Record<Polymer, MaterialRate>>;
  machineCentimesPerHour: number;
  finishes: Readonly<Record<Finish, FinishRate>>;
  /** By rising `fromCopy`; the first starts at copy 1. */
  quantityBrackets: readonly QuantityBracket[];
  plate: {
    /** Free space between two copies on the bed. */
    gapMm: number;
    centimesPerPlate: number;
  };
  rush: {
    percent: number;
    minimumCentimes: number;
    /** A line with more machine time cannot be rushed. */
    maximumSeconds: number;
  };
  /** For each further colour on each plate of a line. */
  extraColourCentimesPerPlate: number;
  serviceFeeCentimes: number;
  minimumOrderCentimes: number;
  shippingCentimes: number;
  delivery: {
    /** Working days before and after the machine's, together. */
    handlingDays: number;
    /** What one machine prints in a day: for a line alone. */
    machineHoursPerDay: number;
    /** What all machines together print in a day: for a basket. */
    dailyMachineHours: number;
    rushDays: number;
    /** Days of transport where the destination is not known. */
    defaultTransportDays: number;
  };
}
