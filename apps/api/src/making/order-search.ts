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
const wholeNumber = /^(?:cmd|fa)[-\s]+\d{4}[-\s]+\d{4,}$/i;

/** The number of an order or an invoice that a search is, as the tables hold it; `null` for other searches. */
export function numberSought(search: string): string | null {
  const typed = search.trim();
  return wholeNumber.test(typed) ? typed.toUpperCase().replaceAll(/[-\s]+/g, '-') : null;
}
