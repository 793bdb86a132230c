import type { designer as english } from '@shared/words/en/designer.js';
import type { Messages } from '@shared/words/message.js';
import { addMessages, locale, saying, type ShopLocale } from '../words/language.js';

const loaders: Record<ShopLocale, () => Promise<Messages[]>> = {
  fr: () => Promise.all([import('@shared/words/fr/card.js'), import('@shared/words/fr/designer.js')]),
  en: () => Promise.all([import('@shared/words/en/card.js'), import('@shared/words/en/designer.js')]),
  ar: () => Promise.all([import('@shared/words/ar/card.js'), import('@shared/words/ar/designer.js')]),
};

/** Loads what is said of cards and by their designer. */
export async function loadDesignerWords(): Promise<void> {
  for (const topic of await loaders[locale]()) addMessages(topic);
}

/** A message of the designer. */
export const sayDesigner = saying<typeof english>('designer');
