import type { Finish, Polymer } from '../contract/enums.js';

/** What one polymer costs and weighs. */
interface MaterialRate {
  /** Centimes a gram, supports included. */
  centimesPerGram: number;
  /** g/cm³: what turns plastic into grams. */
  densityGPerCm3: number;
}

/** What a finish does to the price of a copy: `× percent / 100`, then a fixed amount. */
interface FinishRate {
  /** Of material and machine of a copy; 100 leaves them as they are. */
  percent: number;
  /** Added to each copy. */
  centimesPerCopy: number;
}

/** The discount on each copy from this copy of a line up to the next bracket. */
interface QuantityBracket {
  /** The first copy of a line that has this discount. */
  fromCopy: number;
  /** Off each copy of the bracket. */
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
  /** Names the book; a saved quote keeps its own. */
  version: string;
  /** Tax inside every amount. */
  tvaPercent: number;
  /** The rate of each polymer, whatever its colour. */
  materials: Readonly<Record<Polymer, MaterialRate>>;
  /** Of machine time in the estimate. */
  machineCentimesPerHour: number;
  /** The rate of each finish. */
  finishes: Readonly<Record<Finish, FinishRate>>;
  /** By rising `fromCopy`; the first starts at copy 1. */
  quantityBrackets: readonly QuantityBracket[];
  /** Copies of one SKU share plates. */
  plate: {
    /** Free space between two copies on the bed. */
    gapMm: number;
    /** For each plate that is started. */
    centimesPerPlate: number;
  };
  /** The surcharge of a rushed line. */
  rush: {
    /** Of the line after its discount. */
    percent: number;
    /** The least surcharge. */
    minimumCentimes: number;
    /** A line with more machine time cannot be rushed. */
    maximumSeconds: number;
  };
  /** For each further colour on each plate of a line. */
  extraColourCentimesPerPlate: number;
  /** Once an order. */
  serviceFeeCentimes: number;
  /** What lines and service fee of an order come to at least. */
  minimumOrderCentimes: number;
  /** Once an order; 0 in books that are published now, as prices include delivery. */
  shippingCentimes: number;
  /** What dates are made of. */
  delivery: {
    /** Working days before and after the machine's, together. */
    handlingDays: number;
    /** What one machine prints in a day: for a line alone. */
    machineHoursPerDay: number;
    /** What all machines together print in a day: for a basket. */
    dailyMachineHours: number;
    /** In place of the handling and the machine's days, for a rushed line. */
    rushDays: number;
    /** Days of transport where the destination is not known. */
    defaultTransportDays: number;
  };
}
