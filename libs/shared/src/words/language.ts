/** How a language is written. */
export interface Writing {
  /** BCP 47 tag, for plural rules and the names of months. */
  tag: string;
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

/**
 * A number in the signs of a language, with the decimals that it has.
 *
 * @param figure a number, or the text of one that is rounded already, such as `1234.50`
 */
export function writeFigure(figure: number | string, { figures }: Writing): string {
  const [whole = '', decimals] = String(figure).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, figures.group);
  return decimals === undefined ? grouped : `${grouped}${figures.decimal}${decimals}`;
}
