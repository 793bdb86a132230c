import { asEstimated } from '../../estimate/machine-pace.js';
import { divideUp } from '../../money/exact.js';
import type { PriceBook } from '../book.js';

/** The facts of a basket that decide its delivery date. */
interface BasketWork {
  /** Sum of the lines' machine time, in hundredths of an hour as it is shown, each times its machines' pace (per mille). */
  pacedCentihours: bigint;
  /** Working days of each line alone. */
  lineDays: readonly bigint[];
}

/**
 * Working days from payment to the door for the whole basket: handling, the days in which all machines together do its
 * hours, then transport; and never fewer than its longest line takes alone. A line's own days assume that one machine
 * prints it and nothing else waits for that machine; many lines at once must share all of them.
 *
 * @param transportDays the destination's longest, or undefined where it is not known
 */
export function basketDeliveryDays(book: PriceBook, work: BasketWork, transportDays?: number): bigint {
  const { handlingDays, dailyMachineHours, defaultTransportDays } = book.delivery;
  const machineDays = divideUp(work.pacedCentihours, BigInt(dailyMachineHours * 100 * asEstimated));
  const together = BigInt(handlingDays) + machineDays + BigInt(transportDays ?? defaultTransportDays);
  return work.lineDays.reduce((longest, days) => (days > longest ? days : longest), together);
}
