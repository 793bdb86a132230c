import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailLocale } from '@shared/domain/contract/enums.js';
import { english } from '@shared/words/en/english.js';
import { isolateIn, isolatesToHtml } from '@shared/words/isolates.js';
import { languages } from '@shared/words/languages.js';
import { say, tell } from '@shared/words/say.js';
import { projectRoot } from '../config/project-root.js';
import { linesOf, type MailFacts, wordsOfFacts } from './mail-facts.js';
import { type MailLook, mailLooks, type MailName } from './mail-registry.js';

/** A mail ready for a transport. */
interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** The parts of a mail around its words. */
interface MailFrame {
  /** `SELLER_NAME`: the customer knows no other name. */
  seller: string;
  link?: string;
}

const pages = new Map<string, Promise<string>>();

/** The HTML of a look with places for its words, as the build made it from `templates`. */
function pageOf(look: MailLook, locale: MailLocale): Promise<string> {
  const file = `${look}.${languages[locale].writing.direction}.html`;
  const known = pages.get(file);
  if (known !== undefined) return known;
  const page = readFile(join(projectRoot, 'dist/libs/shared/src/infra/mail/pages', file), 'utf8');
  pages.set(file, page);
  page.catch(() => pages.delete(file));
  return page;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}

/** The text as HTML, line breaks kept. */
function toHtml(text: string): string {
  return isolatesToHtml(escapeXml(text)).replace(/\r?\n/g, '<br />');
}

/** Replaces each `{{key}}` that has a value, once: placeholders inside a value are not replaced. */
function fillTemplate(source: string, html: Record<string, string>): string {
  return source.replace(/\{\{(\w+)\}\}/g, (place, key: string) => html[key] ?? place);
}

/** Makes a header one line, even if a customer's name has line breaks. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** A mail's words in one language, in reading order. */
interface Words {
  subject: string;
  heading: string;
  intro: string;
  /** A small table: label and value a row. */
  details: [label: string, value: string][];
  note: string;
  /** Label of the button; '' in a mail without. */
  action: string;
  closing: string;
}

/** What choices in the words stand on, where a row of an earlier release does not tell it. */
const untold: MailFacts = { isCardOffered: false };

function wordsOf(name: MailName, locale: MailLocale, row: MailFacts): Words {
  const facts = { ...untold, ...row };
  const words = Object.entries(wordsOfFacts(facts, locale));
  const params = Object.fromEntries(
    words.map(([key, text]) => [key, typeof facts[key] === 'boolean' ? text : isolateIn(locale, text)]),
  );
  const { details = {}, action } = english.mail[name] as { details?: object; action?: string };
  // An unknown fact leaves the space before it.
  const said = (part: string) => tell(locale, { code: `mail.${name}.${part}`, params }).trimEnd();
  return {
    subject: oneLine(said('subject')),
    heading: said('heading'),
    intro: said('intro'),
    // Unknown facts get no row, nor those that a row of an earlier release lacks.
    details: Object.keys(details).flatMap((fact): Words['details'] => [
      ...(params[fact] ? [[said(`details.${fact}`), params[fact]] as [string, string]] : []),
      ...(fact === 'itemCount' ? linesOf(facts, locale) : []),
    ]),
    note: said('note'),
    action: action === undefined ? '' : said('action'),
    closing: said('closing'),
  };
}

/** The sides of a text, for styles that know left and right alone. */
function sidesOf(locale: MailLocale): { start: string; end: string } {
  const [start, end] = languages[locale].writing.direction === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  return { start, end };
}

/** A value of so many characters is not broken: its label is. */
const shortValueCharacters = 24;

/** Of the table's width: a column without one is squeezed to letters by a long word beside it. */
const labelShare = '45%';

function detailRow([label, value]: Words['details'][number], { start, end }: ReturnType<typeof sidesOf>) {
  const cell = `padding:4px 0;vertical-align:top;text-align:${start}`;
  const whole = value.length > shortValueCharacters ? '' : ';white-space:nowrap';
  return (
    `<tr><td class="label" width="${labelShare}" style="${cell};width:${labelShare};color:#55625d;padding-${end}:16px">${toHtml(label)}</td>` +
    `<td style="${cell};font-weight:bold${whole}">${toHtml(value)}</td></tr>`
  );
}

function plainText(
  { heading, intro, details, action, note, closing }: Words,
  locale: MailLocale,
  link: string,
) {
  const before = (label: string): string => say(locale, 'terms.label', { label });
  const table = details.map(([label, value]) => `${before(label)} ${value}`).join('\n');
  const button = action === '' ? '' : `${before(action)}\n${link}`;
  const text = [heading, intro, table, button, note, closing].filter((part) => part !== '').join('\n\n');
  // Programs that find links in a text would take the end of an isolate for a part of its address.
  return text.replace(/\u2068(https?:\/\/[^\u2069]*)\u2069/g, '$1');
}

/**
 * Renders a mail of the registry as HTML and as the same plain text.
 *
 * @param facts the data of the mail's row
 * @param frame the seller's name above it, and the link of its button, in a mail that has one
 */
export async function renderMail(
  name: MailName,
  locale: MailLocale,
  facts: MailFacts,
  { seller, link = '' }: MailFrame,
): Promise<RenderedMail> {
  const words = wordsOf(name, locale, facts);
  const { subject, details, ...texts } = words;
  const shown = Object.entries({ ...texts, link, seller: isolateIn(locale, seller) });
  const html = fillTemplate(await pageOf(mailLooks[name], locale), {
    ...Object.fromEntries(shown.map(([key, text]) => [key, toHtml(text)])),
    locale,
    subject: escapeXml(subject),
    details: details.map((row) => detailRow(row, sidesOf(locale))).join(''),
  });
  return { subject, html, text: plainText(words, locale, link) };
}
