const narrowNoBreakSpace = '\u202f';

/**
 * A decimal number as French writes it: a comma before the decimals, thousands apart by narrow no-break spaces.
 *
 * @param number a number, or the text of one that is rounded already, such as `1234.50`
 */
export function frenchNumber(number: number | string): string {
  const [whole = '', decimals] = String(number).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, narrowNoBreakSpace);
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}
