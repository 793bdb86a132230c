/** What the parts of an app say by themselves, in the page's language. */
export interface AppWords {
  /** The service cannot answer now; a later try may succeed. */
  busy: string;
  /** An answer that makes no sense. */
  unknown: string;
  /** No answer came; the call is made again by itself. */
  offline: string;
  /** No answer came to what was done; it is done again by hand. */
  unsent: string;
  /** What was sent before, whose answer was lost, was carried out; this is something else. */
  carriedOut: string;
  loading: string;
  /** Of a button that shows further entries. */
  more: string;
  close: string;
  /** What a field is called that a refusal names; the name itself where there is no other. */
  fieldName?: (field: string) => string;
  /** The name of the list of what has happened. */
  notices: string;
}

let held: AppWords | null = null;

/** Gives the parts their words, before any is drawn. */
export function setAppWords(words: AppWords): void {
  held = words;
}

/** @throws when no words are set */
export function appWords(): AppWords {
  if (held === null) throw new Error('The words of the page are not loaded yet.');
  return held;
}
