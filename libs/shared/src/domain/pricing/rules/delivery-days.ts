import { asEstimated, type PaceOfPolymers } from '../../estimate/machine-pace.js';
import { divideUp } from '../../money/exact.js';
import type { PriceBook } from '../book.js';
import type { WholeLine } from '../line.js';

/** Per mille of the estimate's time. */
export function paceOfLine({ polymer }: WholeLine, paces: PaceOfPolymers = {}): bigint {
  return BigInt(paces[polymer] ?? asEstimated);
}

/**
 * Working days from payment to the door: handling, the machine's days for all copies of the line
 * (a rushed line has a fixed number instead), then transport.
 *
 * @param transportDays the destination's longest, or undefined where it is not known
 * @param paces the machines' times relative to the estimate: dates use them, prices never do
 */
export function deliveryDays(
  book: PriceBook,
  line: WholeLine,
  transportDays?: number,
  paces: PaceOfPolymers = {},
): bigint {
  const { handlingDays, machineHoursPerDay, rushDays, defaultTransportDays } = book.delivery;
  const machineDays = divideUp(
    line.secondsPerCopy * line.quantity * paceOfLine(line, paces),
    BigInt(machineHoursPerDay * 3600 * asEstimated),
  );
  const workshopDays = line.isRush ? BigInt(rushDays) : BigInt(handlingDays) + machineDays;
  return workshopDays + BigInt(transportDays ?? defaultTransportDays);
}
