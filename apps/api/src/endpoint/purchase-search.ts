import { Optional, Text } from './fields.js';
import { PageQuery } from './page-query.js';

/** A page of rows that hold a purchase. */
export class PurchasePageQuery extends PageQuery {
  /** Only those whose number, company, purchase order or project holds each of these words, in any case. */
  @Optional()
  @Text(1, 100)
  search?: string;
}

/**
 * The condition, with its values, that the rows `t` of a customer meet which hold each word of a search.
 *
 * @param number the column of the row's number
 */
export function purchasesNamed(search: string, number: string): { sql: string; values: string[] } {
  const text = `lower(concat_ws(' ', t.${number}, t.company ->> 'name', t.purchase_order, t.project))`;
  const words = search.split(/\s+/).filter((word) => word !== '');
  return { sql: words.map(() => `and strpos(${text}, lower(?)) > 0`).join(' '), values: words };
}
