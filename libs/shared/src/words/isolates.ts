import type { PageLocale } from '../domain/contract/enums.js';
import { languages } from './languages.js';

const open = '\u2068';
const close = '\u2069';

/** Has the signs and numbers after it read from left to right. */
const leftToRight = '\u200e';

/** Marks that would turn the text after them, or end an isolate. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

/** Letters of such scripts, and the mark that stands for one. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\u200f]/u;

/**
 * What a text of a right-to-left language quotes, kept apart, so that neither turns the other: each line between a
 * first strong isolate and its end. In other languages the text itself.
 */
export function isolateIn(locale: PageLocale, text: string): string {
  if (languages[locale].writing.direction === 'ltr') return text;
  return text.replace(turning, '').replace(/[^\r\n]+/g, (line) => open + line + close);
}

/** A signed figure or a formula, whose signs stand before their numbers in every language; its unit follows the text. */
export function figureIn(locale: PageLocale, figure: string): string {
  return languages[locale].writing.direction === 'ltr' ? figure : leftToRight + figure;
}

/** The direction of a text: that of its first letter, or of a right-to-left mark before it. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const [first = ''] = /[\p{L}\u200f]/u.exec(text) ?? [];
  return rightToLeft.test(first) ? 'rtl' : 'ltr';
}

/** Turns the isolates of an HTML text into elements, which old mail programs know. */
export function isolatesToHtml(html: string): string {
  return html.replace(
    /\u2068([^\u2069]*)\u2069/g,
    (_, text: string) => `<span dir="${directionOf(text)}">${text}</span>`,
  );
}
