import type { DestinationView, MaterialView, UnavailableMaterial } from '../contract/catalogue.js';
import type { PaceOfPolymers } from '../estimate/machine-pace.js';
import type { PriceBook } from './book.js';

/** A served city with every spelling that names it, in any script. */
export interface TariffDestination extends DestinationView {
  /** Other spellings, Arabic among them. */
  aliases: string[];
}

/** Everything that turns a measured part into its price and date. It holds sale rates only: no cost, no markup. */
export interface Tariff {
  /** The book that prices new quotes. */
  book: PriceBook;
  /** Every colour in stock; `id` is its SKU, `materialType` its polymer. */
  materials: MaterialView[];
  /** Names of the colours that are not in stock, for lines that have one. */
  unavailable: UnavailableMaterial[];
  /** Every served city, larger ones first. */
  destinations: TariffDestination[];
  /** Machine times relative to the estimate, per mille, where they are known: they change dates, never prices. */
  paces: PaceOfPolymers;
  /** The kernel that measures for this book: measures of another version may give another price. */
  kernelVersion: string;
}
