import type { PriceBook } from './book.js';

/** A figure that two books have otherwise; `null` where one has no such bracket. */
export interface BookChange {
  /** Its path, such as `materials.pla.centimesPerGram`. */
  field: string;
  /** Of the other book. */
  before: number | null;
  /** Of this one. */
  after: number | null;
}

/** What a book changes of another, figure by figure. */
export function bookChanges(before: PriceBook, after: PriceBook): BookChange[] {
  const [old, fresh] = [figuresOf(before), figuresOf(after)];
  const fields = [...new Set([...fresh.keys(), ...old.keys()])];
  return fields.flatMap((field) => {
    const change = { field, before: old.get(field) ?? null, after: fresh.get(field) ?? null };
    return change.before === change.after ? [] : [change];
  });
}

function figuresOf(value: unknown, path = ''): Map<string, number> {
  if (typeof value === 'number') return new Map([[path, value]]);
  if (typeof value !== 'object' || value === null) return new Map();
  const inner = Object.entries(value).flatMap(([name, one]) => [
    ...figuresOf(one, path === '' ? name : `${path}.${name}`),
  ]);
  return new Map(inner);
}
