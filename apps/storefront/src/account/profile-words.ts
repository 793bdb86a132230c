import type { profile as english } from '@shared/words/en/profile.js';
import type { Messages } from '@shared/words/message.js';
import { addMessages, locale, saying, type ShopLocale } from '../words/language.js';

const loaders: Record<ShopLocale, () => Promise<Messages>> = {
  fr: () => import('@shared/words/fr/profile.js'),
  en: () => import('@shared/words/en/profile.js'),
  ar: () => import('@shared/words/ar/profile.js'),
};

/** Loads what the page of the account says. */
export async function loadProfileWords(): Promise<void> {
  addMessages(await loaders[locale]());
}

/** A message of the page of the account. */
export const sayProfile = saying<typeof english>('profile');
