import { divideUp } from '../../money/exact.js';
import type { PriceBook } from '../book.js';
import type { WholeLine } from '../line.js';

/**
 * Working days from payment to the door: handling, the machine's days for all copies of the line
 * (a rushed line has a fixed number instead), then transport.
 *
 * @param transportDays the destination's longest, or undefined where it is not known
 */
export function deliveryDays(book: PriceBook, line: WholeLine, transportDays?: number): bigint {
  const { handlingDays, machineHoursPerDay, rushDays, defaultTransportDays } = book.delivery;
  const machineDays = divideUp(line.secondsPerCopy * line.quantity, BigInt(machineHoursPerDay * 3600));
  const workshopDays = line.isRush ? BigInt(rushDays) : BigInt(handlingDays) + machineDays;
  return workshopDays + BigInt(transportDays ?? defaultTransportDays);
}
