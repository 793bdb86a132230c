import { textArray } from '@shared/infra/database/text-array.js';
import { Optional, Text } from '../fields/fields.js';
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
  const words = new Set(search.split(/\s+/).filter((word) => word !== ''));
  if (words.size === 0) return { sql: '', values: [] };
  // The text of a row is made once, however many words are looked for in it.
  const said = `select lower(concat_ws(' ', t.${number}, t.company ->> 'name', t.purchase_order, t.project)) as text offset 0`;
  const sql = `and (select every(strpos(text, lower(word)) > 0) from (${said}) said, unnest(?::text[]) word)`;
  return { sql, values: [textArray([...words])] };
}
