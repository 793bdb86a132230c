import type { designer as english } from '@shared/words/en/designer.js';
import type { Messages, ParamsOf, PathsIn, TextAt } from '@shared/words/message.js';
import { addMessages, locale, type ShopLocale, tell } from '../words/language.js';

type DesignerMessages = typeof english;

const loaders: Record<ShopLocale, () => Promise<Messages[]>> = {
  fr: () => Promise.all([import('@shared/words/fr/card.js'), import('@shared/words/fr/designer.js')]),
  en: () => Promise.all([import('@shared/words/en/card.js'), import('@shared/words/en/designer.js')]),
  ar: () => Promise.all([import('@shared/words/ar/card.js'), import('@shared/words/ar/designer.js')]),
};

/** Loads what is said of cards and by their designer. */
export async function loadDesignerWords(): Promise<void> {
  for (const topic of await loaders[locale]()) addMessages(topic);
}

/** A message of the designer in the page's language. */
export function sayDesigner<Key extends PathsIn<DesignerMessages>>(
  key: Key,
  ...[params]: ParamsOf<TextAt<DesignerMessages, Key>>
): string {
  return tell({ code: `designer.${key}`, params });
}
