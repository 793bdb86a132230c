import type { PriceBook } from '../pricing/book.js';
import { workingDayAfter } from '../orders/working-days.js';

/** Copies that must be printed again. */
export interface FailedCopies {
  /** Machine time of all of them, at the machines’ pace. */
  seconds: number;
  isRush: boolean;
}

/**
 * The day on which an order arrives whose copies are printed anew from a moment on: handling, machine and transport, as
 * for a new line. Never earlier than what was promised.
 *
 * @param transportDays working days of transport to the order's city
 * @returns `YYYY-MM-DD`
 */
export function promiseAfterFailure(
  { delivery }: Pick<PriceBook, 'delivery'>,
  failed: readonly FailedCopies[],
  transportDays: number,
  promisedOn: string | null,
  now: Date,
): string | null {
  if (failed.length === 0 || promisedOn === null) return promisedOn;
  const seconds = failed.reduce((sum, copies) => sum + copies.seconds, 0);
  const isRush = failed.every((copies) => copies.isRush);
  const machineDays = Math.ceil(seconds / 3600 / delivery.machineHoursPerDay);
  const making = isRush ? delivery.rushDays : delivery.handlingDays + machineDays;
  const anew = workingDayAfter(now, making + transportDays);
  return anew > promisedOn ? anew : promisedOn;
}
