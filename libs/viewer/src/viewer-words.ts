import type { Figures } from '@shared/words/figures.js';
import type { ParamsOf, PathsIn, TextAt } from '@shared/words/message.js';
import type { Teller } from '@shared/words/teller.js';
import type { viewer as english } from '@shared/words/en/viewer.js';

type ViewerKey = PathsIn<typeof english>;

let held: { teller: Teller; figures: Figures } | null = null;

/** Gives the viewer its words, before it is opened: those of the topic `viewer`. */
export function setViewerWords(words: { teller: Teller; figures: Figures }): void {
  held = words;
}

function words(): { teller: Teller; figures: Figures } {
  if (held === null) throw new Error('The words of the viewer are not loaded yet.');
  return held;
}

/** A message of the viewer in the page's language. */
export function say<Key extends ViewerKey>(
  key: Key,
  ...[params]: ParamsOf<TextAt<typeof english, Key>>
): string {
  return words().teller.tell({ code: `viewer.${key}`, params });
}

/** A measured figure with at most this many decimals, in the signs of the language. */
export const figure = (value: number, decimals = 1): string => words().figures.figure(value, decimals);
