import { businessDay, noonOf } from '../contract/business-time.js';

const dayMs = 24 * 3_600_000;

/**
 * Public holidays of Morocco on a fixed date, `MM-DD`. The religious ones follow the moon and are announced days
 * before: they are not known here, so a delivery date is an estimate around them.
 */
const holidays = new Set([
  '01-01',
  '01-11',
  '01-14',
  '05-01',
  '07-30',
  '08-14',
  '08-20',
  '08-21',
  '10-31',
  '11-06',
  '11-18',
]);

/** Beyond that a date is no promise any more, but its cost is to stay small. */
const mostCounted = 2500;

function isWorkingDay(day: Date): boolean {
  const isWeekend = day.getUTCDay() === 0 || day.getUTCDay() === 6;
  return !isWeekend && !holidays.has(day.toISOString().slice(5, 10));
}

/**
 * The day in Morocco that is so many working days after a moment, as `YYYY-MM-DD`. Monday to Friday are working days,
 * but for public holidays. Days are counted one by one, those of more than ten years by whole years of 250.
 */
export function workingDayAfter(moment: Date, workingDays: number): string {
  const years = Math.max(0, Math.ceil((workingDays - mostCounted) / 250));
  let day = noonOf(businessDay(moment));
  day = new Date(day.getTime() + years * 365 * dayMs);
  for (let left = workingDays - years * 250; left > 0;) {
    day = new Date(day.getTime() + dayMs);
    if (isWorkingDay(day)) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}

/**
 * The day on which a parcel leaves that is to arrive on a promised day, both `YYYY-MM-DD`; today at the earliest.
 *
 * @param transportDays working days that it travels at most
 */
export function shippingDay(promisedOn: string, transportDays: number, now: Date): string {
  let date = noonOf(promisedOn);
  for (let left = transportDays; left > 0;) {
    date = new Date(date.getTime() - dayMs);
    if (isWorkingDay(date)) left -= 1;
  }
  const [today, inTime] = [businessDay(now), date.toISOString().slice(0, 10)];
  return inTime > today ? inTime : today;
}

/** The day on which an order that is paid at a moment is delivered; `null` for one that was priced without days. */
export function deliveryDay(order: { deliveryDays?: number | null }, paidAt: Date): string | null {
  return order.deliveryDays == null ? null : workingDayAfter(paidAt, order.deliveryDays);
}
