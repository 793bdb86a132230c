import { hasArabic } from '../fonts/arabic-script.js';
import { plainText } from '../fonts/text-setting.js';

/** Digits of the shortest number that is dialled, and of the longest (E.164). */
const digits = { least: 3, most: 15 };

/** With fewer digits than these, words behind a number may be letters of it: `1-800-FLOWERS`. */
const fullDigits = 8;

/** An area code has at most this many digits, a number at least one more. */
const areaDigits = 5;

/**
 * The number that a phone dials for what stands on the card, without what only separates digits for the eye (RFC 3966):
 * the first of several, without an extension; empty where it is not clear.
 */
export function dialledNumber(phone: string): string {
  const text = withoutTrunkZero(withPlainDigits(plainText(phone)).replaceAll(hours, ''));
  const runs = [...text.matchAll(/\(?(?:\+ ?)?\d[\d ().\-–—/]*/gu)];
  for (const { 0: run, index } of runs) {
    const first = firstOf(run);
    const number = first.replaceAll(/[^\d+]/g, '');
    const length = digitsOf(number);
    const rest = text.slice(index + run.length);
    const isFull = length >= fullDigits && !(/[-–.]$/u.test(run) && /^\p{L}/u.test(rest));
    const isAll = length >= digits.least && rest === '' && runs.length === 1;
    if (isFull || isAll) return length <= digits.most && isOne(first) ? number : '';
  }
  return '';
}

/** The digits of Arabic and of Persian, `٠` to `٩` and `۰` to `۹`, as those that are dialled. */
function withPlainDigits(text: string): string {
  return text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** `24h/24`, `7j/7`, `24/7` before a number. */
const hours =
  /(?<![\d/+] ?)(?:(?:h ?24|24 ?h(?: ?\/ ?24)?|24 ?\/ ?(?:24|7)|[67] ?[jd]? ?\/ ?7)(?![\d/])[ ,:]*)+/giu;

/** Whether parentheses come in pairs: `1) 0522112233` counts, and is not dialled. */
function isOne(number: string): boolean {
  return /^[^()]*(?:\([^()]*\)[^()]*)*$/u.test(number.replace(/\D+$/u, ''));
}

/** The zero of `+49 (0)30` is dialled within the country alone; Italy's and San Marino's belong to the number. */
function withoutTrunkZero(text: string): string {
  return text.replace(/((?:\+|\b00) ?(?!39|378)[1-9]\d{0,2}\)?[ .-]*)\( ?0 ?\)/u, '$1');
}

/** `0522112233 / 0661223344` are two numbers; `0522 / 112233` and `06/12/34/56/78` are one. */
function firstOf(run: string): string {
  const [whole = ''] = run.split(/ [-–—] (?=(?:\D*\d){7})/u);
  const parts = (isWhole(whole) ? whole : run).split('/');
  const end = parts.findIndex(
    (part, index) => digitsOf(part) > areaDigits && isWhole(parts.slice(0, index + 1).join('')),
  );
  return (end < 0 ? parts : parts.slice(0, end + 1)).join('');
}

/** Whether this much is a number by itself, not the codes of a country or an area alone. */
function isWhole(part: string): boolean {
  const codes = /\+|^\D*00/u.test(part) ? 8 : /^\D*0/u.test(part) ? 7 : areaDigits;
  return digitsOf(part) > codes;
}

function digitsOf(text: string): number {
  return text.replaceAll(/\D/g, '').length;
}

/** Digits in groups, with a sign or a parenthesis before them. */
const dialled = /\(?(?:\+ ?)?\p{Nd}[\p{Nd} ().\-–—/]*\p{Nd}/gu;

/**
 * A phone number keeps its order among Arabic letters: the bidirectional algorithm alone would turn its groups around.
 * It is isolated (U+2066), its digits taken for letters that run from left to right (U+202D).
 */
export function withNumbersKept(phone: string): string {
  return hasArabic(phone) ? phone.replaceAll(dialled, '\u2066\u202d$&\u202c\u2069') : phone;
}
