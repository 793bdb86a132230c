/** Where the business keeps its books: days and years are those there. */
export const businessTimeZone = 'Africa/Casablanca';

const yearThere = new Intl.DateTimeFormat('en', { timeZone: businessTimeZone, year: 'numeric' });
const dayThere = new Intl.DateTimeFormat('en-CA', { timeZone: businessTimeZone });

/** The year of a moment in Morocco. */
export function businessYear(moment: Date): number {
  return Number(yearThere.format(moment));
}

const clockThere = new Intl.DateTimeFormat('en-CA', {
  ...{ timeZone: businessTimeZone, hourCycle: 'h23' },
  ...{
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  },
});

/** The moment at which a day, as `YYYY-MM-DD`, begins in Morocco; `daysLater`: another one after it. */
export function startOfBusinessDay(day: string, daysLater = 0): Date {
  const midnightMs = Date.parse(`${day}T00:00:00Z`) + daysLater * 86_400_000;
  // Twice: the clocks there may change between the moment that is guessed and the one that is meant.
  let moment = midnightMs;
  for (let round = 0; round < 2; round++) {
    const clock = clockThere.format(moment).replace(', ', 'T');
    moment += midnightMs - Date.parse(`${clock}Z`);
  }
  return new Date(moment);
}

/** A moment of a day, `YYYY-MM-DD`, in Morocco, far from both of its ends. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** The day of a moment in Morocco, as `YYYY-MM-DD`. */
export function businessDay(moment: Date): string {
  return dayThere.format(moment);
}
