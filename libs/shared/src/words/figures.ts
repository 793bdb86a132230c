import { businessTimeZone, noonOf } from '../domain/contract/business-time.js';
import { noBreakSpace, withFirstOfMonth, writeFigure, writeMad, type Writing } from './language.js';

/** Units as a language writes them. */
export interface Units {
  kilobyte: string;
  megabyte: string;
  gram: string;
  kilogram: string;
  minute: string;
  hour: string;
}

const dateStyles = {
  day: { dateStyle: 'long' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type DateStyle = keyof typeof dateStyles;

/** The figures of an app as people read them, in one language. */
export class Figures {
  /** Making one takes far longer than using it. */
  private readonly dates: Partial<Record<DateStyle, Intl.DateTimeFormat>> = {};

  constructor(
    private readonly writing: Writing,
    private readonly units: Units,
  ) {}

  /** An amount in MAD as customers read it: `1 234,50 DH`. */
  money(mad: number): string {
    const amount = writeMad(Math.round(Math.abs(mad) * 100), this.writing);
    return mad < 0 ? `−${amount}` : amount;
  }

  /** A measured figure with at most this many decimals, in the signs of the language. */
  figure(value: number, decimals = 1): string {
    return writeFigure(Number(value.toFixed(decimals)), this.writing);
  }

  /** Grams, from a kilogram on as kilograms. */
  grams(value: number): string {
    if (value < 1000) return this.withUnit(this.figure(value, 1), 'gram');
    return this.withUnit(this.figure(value / 1000, 2), 'kilogram');
  }

  /** Grams as they were weighed or counted, whole: `4 321 g`. */
  wholeGrams(value: number): string {
    return this.withUnit(this.figure(value, 0), 'gram');
  }

  /** Hours and minutes of machine time: `2 h 05`, under an hour `35 min`. */
  duration(hours: number): string {
    const minutes = Math.max(1, Math.round(hours * 60));
    if (minutes < 60) return this.withUnit(String(minutes), 'minute');
    const hoursPart = this.withUnit(String(Math.floor(minutes / 60)), 'hour');
    return `${hoursPart}${noBreakSpace}${String(minutes % 60).padStart(2, '0')}`;
  }

  /** The date of a moment in Morocco, without its time. */
  day(moment: string | Date): string {
    return this.date(moment, 'day');
  }

  /** A day of the calendar, `YYYY-MM-DD`. */
  calendarDay(day: string): string {
    return this.day(noonOf(day));
  }

  /** The date of a moment in Morocco, with hour and minute. */
  moment(moment: string | Date): string {
    return this.date(moment, 'moment');
  }

  /** A size of a file. */
  fileSize(bytes: number): string {
    const amount = bytes < 1e6 ? bytes / 1e3 : bytes / 1e6;
    return this.withUnit(this.figure(amount, amount < 10 ? 1 : 0), bytes < 1e6 ? 'kilobyte' : 'megabyte');
  }

  private date(moment: string | Date, style: DateStyle): string {
    const options = { ...dateStyles[style], timeZone: businessTimeZone };
    const format = (this.dates[style] ??= new Intl.DateTimeFormat(this.writing.tag, options));
    return withFirstOfMonth(format.format(new Date(moment)), this.writing);
  }

  private withUnit(amount: string, unit: keyof Units): string {
    return `${amount}${noBreakSpace}${this.units[unit]}`;
  }
}
