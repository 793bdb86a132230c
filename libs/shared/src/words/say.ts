import { IntlMessageFormat } from 'intl-messageformat';
import type { Locale } from '../domain/contract/enums.js';
import type { Param, Sentence, Told } from '../domain/contract/told.js';
import { formatWhole } from './amounts.js';
import { writeFigure } from './language.js';
import { languages, type MessageKey, type ParamsOfKey } from './languages.js';
import type { Messages } from './message.js';

type Formatters = NonNullable<NonNullable<ConstructorParameters<typeof IntlMessageFormat>[3]>['formatters']>;

/** Further styles of numbers, by the name that messages call them. */
const formats = { number: { whole: { useGrouping: true } } };

/**
 * `{x, number}` writes the number as it was rounded, in the signs of the language; `{x, number, whole}` a count with its
 * thousands apart.
 */
function formattersOf(locale: Locale): Formatters {
  const { writing } = languages[locale];
  const rules: Partial<Record<string, Intl.PluralRules>> = {};
  return {
    getNumberFormat: (_, style) => {
      const format = (value: number) =>
        style?.useGrouping === true ? formatWhole(value, locale) : writeFigure(value, writing);
      return { format } as Intl.NumberFormat;
    },
    getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
    getPluralRules: (_, { type = 'cardinal' } = {}) =>
      (rules[type] ??= new Intl.PluralRules(writing.tag, { type })),
  };
}

/** Messages by language and key, compiled when they are first said. */
const compiled = new Map<Locale, { formatters: Formatters; byKey: Map<string, IntlMessageFormat> }>();

function findText(locale: Locale, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<Messages | string | undefined>(
      (group, name) => (typeof group === 'object' && Object.hasOwn(group, name) ? group[name] : undefined),
      languages[locale].messages,
    );
  return typeof found === 'string' ? found : undefined;
}

function messageOf(locale: Locale, key: string): IntlMessageFormat | undefined {
  const own = compiled.get(locale) ?? {
    formatters: formattersOf(locale),
    byKey: new Map<string, IntlMessageFormat>(),
  };
  compiled.set(locale, own);
  const held = own.byKey.get(key);
  if (held !== undefined) return held;
  const text = findText(locale, key);
  if (text === undefined) return undefined;
  const message = new IntlMessageFormat(text, languages[locale].writing.tag, formats, {
    formatters: own.formatters,
    ignoreTag: true,
  });
  own.byKey.set(key, message);
  return message;
}

function valueOf(locale: Locale, param: Param | null): string | number | null {
  if (typeof param !== 'object' || param === null) return param;
  return 'code' in param ? tell(locale, param) : param.map((one) => tell(locale, one)).join(', ');
}

/**
 * Renders a stored sentence in a language. An unknown code, of a later release, is returned unchanged.
 *
 * @throws Error when a parameter is missing
 */
export function tell(
  locale: Locale,
  { code, params = {} }: Told | { code: string; params?: Params },
): string {
  const values = Object.entries(params).map(([name, param]) => [name, valueOf(locale, param)]);
  return String(messageOf(locale, code)?.format(Object.fromEntries(values) as Values) ?? code);
}

type Params = Readonly<Record<string, Param | null>>;
type Values = Record<string, string | number | null>;

/** Says a sentence in a language; one that a row keeps is said as it is kept. */
export function saySentence(locale: Locale, sentence: Sentence): string {
  return typeof sentence === 'string' ? sentence : tell(locale, sentence);
}

/** A message to be said where the language is known. */
export function told<Key extends MessageKey>(code: Key, ...[params]: ParamsOfKey<Key>): Told {
  return params === undefined ? { code } : { code, params: params as NonNullable<Told['params']> };
}

/** Whether there is a message. */
export function has(code: string): boolean {
  return findText('en', code) !== undefined;
}

/** Says a message in a language. */
export function say<Key extends MessageKey>(locale: Locale, key: Key, ...[params]: ParamsOfKey<Key>): string {
  return tell(locale, { code: key, params });
}
