/** RFC 3339, without leap seconds: they are not known in advance. */
const dateTime =
  /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])[Tt]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** Longest text that can match. */
const longest = 35;

/** Those that RFC 3339 can write in UTC, and the database can hold. */
const [earliestMs, latestMs] = ['0001-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'].map(Date.parse) as [
  number,
  number,
];

/**
 * The moment that an RFC 3339 text names; `null` for any other value, for days that do not exist and for moments outside the
 * years 1 to 9999.
 */
export function readDateTime(value: unknown): Date | null {
  if (typeof value !== 'string' || value.length > longest) return null;
  const [, year, month, day] = dateTime.exec(value) ?? [];
  if (year === undefined) return null;
  // JavaScript would carry the 31st of February over into March.
  const lastDay = new Date(Date.UTC(2000, Number(month), 0));
  lastDay.setUTCFullYear(Number(year), Number(month), 0);
  const moment = new Date(value.toUpperCase());
  const isInRange = moment.getTime() >= earliestMs && moment.getTime() <= latestMs;
  return Number(day) > lastDay.getUTCDate() || !isInRange ? null : moment;
}

/** Whether the moment is the one that an RFC 3339 text names. */
export function isMoment(moment: Date | null | undefined, text: string): boolean {
  return moment?.getTime() === readDateTime(text)?.getTime();
}
