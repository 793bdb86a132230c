import { workingDayAfter } from '@shared/domain/orders/working-days.js';
import { day } from '../words/language.js';

/** The day at the door for an order that is paid now. */
export function arrivalOf(workingDays: number): string {
  return day(`${workingDayAfter(new Date(), workingDays)}T12:00:00Z`);
}
