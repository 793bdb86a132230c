/** Most words of a search. */
const mostWords = 12;

/** Accents, and the signs of Arabic: what the database takes off. */
const accents = /[\u0300-\u036f\u064b-\u065f\u0670]/g;

/**
 * A search as PostgreSQL reads it: every word, or one that begins with it. The same words as `search_words` of the
 * database makes of what is searched; '' where there is none.
 */
export function searchQuery(search: string): string {
  const plain = search.normalize('NFD').replaceAll(accents, '').toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words
    .slice(0, mostWords)
    .map((word) => `'${word.slice(0, 60)}':*`)
    .join(' & ');
}

/** Such as `CMD-2026-0042`, also typed with spaces or in lower case. */
const wholeNumber = /^(cmd|fa|av|dv)[\s\p{Pd}]*(\d{4})[\s\p{Pd}]*(\d{4,})$/iu;

/**
 * The number of an order, an invoice, a credit note or a quote that a search is, as the tables hold it; `null` for other
 * searches.
 */
export function numberSought(search: string): string | null {
  const [, series, year, place] = wholeNumber.exec(search.trim()) ?? [];
  return series === undefined ? null : `${series.toUpperCase()}-${year}-${place}`;
}

/**
 * SQL of the ids of the orders of a number of {@link numberSought}, its parameters four times: each is unique, and read by
 * its index.
 */
export const ordersOfNumberSql = `
  select id from orders where number = ? or invoice_number = ?
  union select order_id from refunds where credit_note_number = ?
  union select o.id from saved_quotes q join orders o on o.quote_id = q.id where q.reference = ?`;

/**
 * SQL of the ids of the orders of a payment by its whole reference, folded as `transferKey` does for a bank's, as typed for a
 * gateway's: its two parameters, each read by an index.
 */
export const ordersOfPaymentSql = `
  select distinct a.order_id as id from (
    select attempt_id from payment_events where reference_key = ?
    union all select attempt_id from payment_events where reference_key is null and reference = ?) e
  join payment_attempts a on a.id = e.attempt_id`;
