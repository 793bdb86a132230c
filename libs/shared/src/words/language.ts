/** How a language is written. */
export interface Writing {
  /** BCP 47 tag, for plural rules and the names of months. */
  tag: string;
  /** Its own name, with which pages offer it. */
  name: string;
  /** ISO 3166: the country that its pages are for. */
  country: string;
  direction: 'ltr' | 'rtl';
  /** Whether a space stands before `:`, `;`, `!` and `?`. */
  hasSpacedMarks: boolean;
  /** Of measured figures: between whole and decimals, and between thousands. */
  figures: { decimal: string; group: string };
  /** Of amounts and counts. */
  amounts: { decimal: string; group: string; currency: string };
  /** The first day of a month in a date. */
  firstOfMonth: string;
}

/** A date that begins with its day, its first of the month as the language writes it: `1er août 2026`. */
export function withFirstOfMonth(date: string, { firstOfMonth }: Writing): string {
  return date.replace(/^1 /, `${firstOfMonth} `);
}

/** Whole digits with a sign between their thousands. */
export function groupThousands(digits: string, sign: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, sign);
}

export const noBreakSpace = '\u00a0';

/**
 * A number of the smallest unit as the decimal number of the language, e.g. 12345 of 2 decimals as `123,45`.
 *
 * @param units whole, not negative
 */
export function writeDecimal(units: number | bigint, decimals: number, { amounts }: Writing): string {
  const digits = String(units).padStart(decimals + 1, '0');
  const whole = groupThousands(digits.slice(0, -decimals), amounts.group);
  return `${whole}${amounts.decimal}${digits.slice(-decimals)}`;
}

/** Centimes as customers read them: `1 234 567,89 DH`, in English `1,234,567.89 MAD`. */
export function writeMad(centimes: number, writing: Writing): string {
  return `${writeDecimal(centimes, 2, writing)}${noBreakSpace}${writing.amounts.currency}`;
}

/**
 * A number in the signs of a language, with the decimals that it has.
 *
 * @param figure a number, or the text of one that is rounded already, such as `1234.50`
 */
export function writeFigure(figure: number | string, { figures }: Writing): string {
  const [whole = '', decimals] = String(figure).split('.');
  const grouped = groupThousands(whole, figures.group);
  return decimals === undefined ? grouped : `${grouped}${figures.decimal}${decimals}`;
}
