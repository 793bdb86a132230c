import { bookBounds } from '@shared/domain/pricing/book-faults.js';
import { Bounded, Entries, Nested, WholeNumber } from '../../endpoint/fields/fields.js';

type Bounds = { min: number; max: number };

const Whole = ({ min, max }: Bounds) => WholeNumber(min, max);
const Centimes = () => Whole(bookBounds.centimes);
const Days = () => Whole(bookBounds.days);

class MaterialRateDto {
  /** Centimes a gram, tax and supports included. */
  @Centimes()
  centimesPerGram: number;

  /** g/cm³: what turns plastic into grams. */
  @Bounded(bookBounds.densityGPerCm3.min, bookBounds.densityGPerCm3.max)
  densityGPerCm3: number;
}

class MaterialRatesDto {
  @Nested(() => MaterialRateDto)
  pla: MaterialRateDto;

  @Nested(() => MaterialRateDto)
  petg: MaterialRateDto;

  @Nested(() => MaterialRateDto)
  abs: MaterialRateDto;

  @Nested(() => MaterialRateDto)
  asa: MaterialRateDto;

  @Nested(() => MaterialRateDto)
  tpu: MaterialRateDto;
}

class FinishRateDto {
  /** Of material and machine of a copy; 100 leaves them as they are. */
  @Whole(bookBounds.percent)
  percent: number;

  /** Added to each copy. */
  @Centimes()
  centimesPerCopy: number;
}

class FinishRatesDto {
  @Nested(() => FinishRateDto)
  standard: FinishRateDto;

  @Nested(() => FinishRateDto)
  smooth: FinishRateDto;

  @Nested(() => FinishRateDto)
  polished: FinishRateDto;
}

class QuantityBracketDto {
  /** The first copy of a line that has this discount. */
  @Whole(bookBounds.fromCopy)
  fromCopy: number;

  /** Off each copy of the bracket. */
  @Whole(bookBounds.share)
  percentOff: number;
}

class PlateDto {
  /** Free space between two copies on the bed. */
  @Whole(bookBounds.gapMm)
  gapMm: number;

  /** For each plate that is started. */
  @Centimes()
  centimesPerPlate: number;
}

class RushDto {
  /** Of the line after its discount. */
  @Whole(bookBounds.percent)
  percent: number;

  /** The least surcharge. */
  @Centimes()
  minimumCentimes: number;

  /** A line with more machine time cannot be rushed. */
  @Whole(bookBounds.rushSeconds)
  maximumSeconds: number;
}

class DeliveryDto {
  /** Working days before and after the machine's, together. */
  @Days()
  handlingDays: number;

  /** What one machine prints in a day: for a line alone. */
  @Whole(bookBounds.machineHoursPerDay)
  machineHoursPerDay: number;

  /** What all machines together print in a day: for a basket. */
  @Whole(bookBounds.dailyMachineHours)
  dailyMachineHours: number;

  /** In place of the handling and the machine's days, for a rushed line. */
  @Days()
  rushDays: number;

  /** Days of transport where the destination is not known. */
  @Days()
  defaultTransportDays: number;
}

/** All figures of a price book. Amounts include tax and are whole centimes of a dirham. */
export class PriceBookFieldsDto {
  /** Tax inside every amount. */
  @Whole(bookBounds.share)
  tvaPercent: number;

  /** The rate of each polymer, whatever its colour. */
  @Nested(() => MaterialRatesDto)
  materials: MaterialRatesDto;

  /** Of machine time in the estimate. */
  @Centimes()
  machineCentimesPerHour: number;

  /** The rate of each finish. */
  @Nested(() => FinishRatesDto)
  finishes: FinishRatesDto;

  /** By rising `fromCopy`; the first starts at copy 1. */
  @Entries(() => QuantityBracketDto, bookBounds.brackets.min, bookBounds.brackets.max)
  quantityBrackets: QuantityBracketDto[];

  /** Copies of one SKU share plates. */
  @Nested(() => PlateDto)
  plate: PlateDto;

  /** The surcharge of a rushed line. */
  @Nested(() => RushDto)
  rush: RushDto;

  /** For each further colour on each plate of a line. */
  @Centimes()
  extraColourCentimesPerPlate: number;

  /** Once an order. */
  @Centimes()
  serviceFeeCentimes: number;

  /** What lines and service fee of an order come to at least. */
  @Centimes()
  minimumOrderCentimes: number;

  /** Once an order; 0 in books that are published now, as prices include delivery. */
  @Centimes()
  shippingCentimes: number;

  /** What dates are made of. */
  @Nested(() => DeliveryDto)
  delivery: DeliveryDto;
}
