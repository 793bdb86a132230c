import { workingDayAfter } from '@shared/domain/orders/working-days.js';
import { day } from '../words/language.js';

/** The day at the door for an order that is paid at a moment. */
export function arrivalOf(workingDays: number, paidAt = new Date()): string {
  return day(`${workingDayAfter(paidAt, workingDays)}T12:00:00Z`);
}
