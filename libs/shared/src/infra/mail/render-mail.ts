import { readFile } from 'node:fs/promises';
import mjml2html from 'mjml';
import type { Locale } from '@shared/domain/contract/enums.js';
import type { MailCopy } from './mail-copy.js';
import { fillWords, type MailFacts, wordsOfFacts } from './mail-facts.js';
import { type MailName, mailRegistry } from './mail-registry.js';

/** A mail ready for a transport. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** What stands around the words of a mail. */
export interface MailFrame {
  /** `SELLER_NAME`: the customer knows no other name. */
  seller: string;
  link?: string;
}

const templates = new Map<string, Promise<string>>();

function template(name: string): Promise<string> {
  const held = templates.get(name) ?? readFile(new URL(`./templates/${name}.mjml`, import.meta.url), 'utf8');
  templates.set(name, held);
  return held;
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

/** As HTML that shows the text; its lines stay lines. */
function toHtml(text: string): string {
  return escapeXml(text).replace(/\r?\n/g, '<br />');
}

/** Fills in each `{{key}}` with HTML, once: what a value holds fills in nothing. */
function fillTemplate(source: string, html: Record<string, string>): string {
  return source.replace(/\{\{(\w+)\}\}/g, (_, key: string) => html[key] ?? '');
}

/** A header is one line, whatever a customer's name holds. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

type Details = NonNullable<MailCopy['details']>;

function filledCopy(copy: MailCopy, facts: ReadonlyMap<string, string>): { words: Words; details: Details } {
  const { details = [], ...words } = copy;
  const entries = Object.entries(words).map(([key, text]: [string, string]) => [
    key,
    // A fact that is not known leaves the space before it.
    fillWords(text, facts).trimEnd(),
  ]);
  return {
    words: Object.fromEntries(entries) as Words,
    // What is not known takes no row.
    details: details
      .map(([label, value]) => [label, fillWords(value, facts)] as const)
      .filter(([, value]) => value !== ''),
  };
}

type Words = Omit<MailCopy, 'details'>;

function detailRow([label, value]: Details[number]): string {
  const cell = 'padding:4px 0;vertical-align:top';
  return (
    `<tr><td class="label" style="${cell};color:#616e7c;padding-right:16px">${toHtml(label)}</td>` +
    `<td style="${cell};font-weight:bold">${toHtml(value)}</td></tr>`
  );
}

function plainText(
  { heading, intro, action, note, closing }: Words,
  details: Details,
  locale: Locale,
  link: string,
) {
  const colon = locale === 'fr' ? '\u00a0:' : ':';
  const table = details.map(([label, value]) => `${label}${colon} ${value}`).join('\n');
  const button = action === undefined ? '' : `${action}${colon}\n${link}`;
  return [heading, intro, table, button, note, closing].filter((part) => part !== '').join('\n\n');
}

/**
 * Renders a mail of the registry as HTML and as plain text that says the same.
 *
 * @param facts the data of the mail's row
 * @param frame the seller's name above it, and where its button leads, in a mail that has one
 */
export async function renderMail(
  name: MailName,
  locale: Locale,
  facts: MailFacts,
  { seller, link = '' }: MailFrame,
): Promise<RenderedMail> {
  const { words, details } = filledCopy(mailRegistry[name][locale], wordsOfFacts(facts, locale));
  const subject = oneLine(words.subject);
  const [layout, content] = await Promise.all([template('layout'), template(name)]);
  const html = Object.fromEntries(
    Object.entries({ ...words, subject, locale, link, seller }).map(([key, text]) => [key, toHtml(text)]),
  );
  const source = fillTemplate(
    layout.replace('<!-- content -->', () => content),
    {
      ...html,
      details: details.map(detailRow).join(''),
    },
  );
  const rendered = await mjml2html(source, { validationLevel: 'strict' });
  return { subject, html: rendered.html, text: plainText(words, details, locale, link) };
}
