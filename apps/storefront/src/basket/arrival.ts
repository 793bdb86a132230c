import { workingDayAfter } from '@shared/domain/orders/working-days.js';
import { nowMs } from '../service/clock.js';
import { figures } from '../words/language.js';

/** The day at the door for an order that is paid now. */
export function arrivalOf(workingDays: number): string {
  return figures.calendarDay(workingDayAfter(new Date(nowMs()), workingDays));
}
