/** Whether `YYYY-MM-DD` is a day that exists. */
export function isCalendarDay(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === day;
}
