import type { LegalNotice } from '@shared/infra/config/env.js';
import type { ContactSubject, PageLocale } from '@shared/domain/contract/enums.js';
import type { Seller } from '@shared/infra/documents/document-content.js';
import { formatMad } from '@shared/words/amounts.js';
import { writeFigure } from '@shared/words/language.js';
import { languages } from '@shared/words/languages.js';
import { say } from '@shared/words/say.js';
import type { PaymentMethod } from '@shared/domain/orders/payment-methods.js';
import type { PriceBook } from '@shared/domain/pricing/book.js';
import type { DestinationView, MaterialView } from '@shared/domain/contract/catalogue.js';
import type { Prefix } from './page-table.js';

/** What the process knows without a database, which is all that replies show. */
export interface OwnData {
  locale: PageLocale;
  prefix: Prefix;
  seller: Seller;
  legalNotice: LegalNotice;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Whether the pages name rates. */
  isTariffPublic: boolean;
  contactSubjects: readonly ContactSubject[];
  /** How orders can be paid, in the order in which it is offered. */
  paymentMethods: readonly PaymentMethod[];
  sessionLifetimesMs: { short: number; remembered: number };
}

/** The data of the running service that the pages show. */
export interface LiveData extends OwnData {
  book: PriceBook;
  /** In stock. */
  materials: MaterialView[];
  destinations: DestinationView[];
}

/** An amount as a sentence names it: `1,20 DH`, but `100 DH`. */
export function shortMad(centimes: number, locale: PageLocale): string {
  return formatMad(centimes, locale).replace(/[.,]00(?=\u00a0)/, '');
}

/** A figure with the comma of the language, e.g. `1,24`. */
export function decimal(figure: number, locale: PageLocale): string {
  return writeFigure(figure, languages[locale].writing);
}

/** `20 %` or `20%`. */
export function percent(figure: number, locale: PageLocale): string {
  return say(locale, 'site.percent', { figure });
}

/** Text escaped for Markdown. */
export function plain(text: string): string {
  return text.replace(/[\\`*[\]<>|]/g, '\\$&');
}
