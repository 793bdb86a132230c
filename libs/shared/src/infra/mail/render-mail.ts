import { readFile } from 'node:fs/promises';
import mjml2html from 'mjml';
import type { Locale } from '@shared/domain/contract/enums.js';
import { english } from '@shared/words/en/english.js';
import { say, tell } from '@shared/words/say.js';
import { type MailFacts, wordsOfFacts } from './mail-facts.js';
import { mailLooks, type MailName } from './mail-registry.js';

/** A mail ready for a transport. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** The parts of a mail around its words. */
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

/** The text as HTML, line breaks kept. */
function toHtml(text: string): string {
  return escapeXml(text).replace(/\r?\n/g, '<br />');
}

/** Replaces each `{{key}}` with HTML, once: placeholders inside a value are not replaced. */
function fillTemplate(source: string, html: Record<string, string>): string {
  return source.replace(/\{\{(\w+)\}\}/g, (_, key: string) => html[key] ?? '');
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

function wordsOf(name: MailName, locale: Locale, facts: MailFacts): Words {
  const params = wordsOfFacts(facts, locale);
  const { details = {}, action } = english.mail[name] as { details?: object; action?: string };
  // An unknown fact leaves the space before it.
  const said = (part: string) => tell(locale, { code: `mail.${name}.${part}`, params }).trimEnd();
  return {
    subject: oneLine(said('subject')),
    heading: said('heading'),
    intro: said('intro'),
    // Unknown facts get no row.
    details: Object.keys(details).flatMap((fact): Words['details'] =>
      params[fact] === '' ? [] : [[said(`details.${fact}`), known(params, fact)]],
    ),
    note: said('note'),
    action: action === undefined ? '' : said('action'),
    closing: said('closing'),
  };
}

function known(facts: Readonly<Record<string, string>>, key: string): string {
  const fact = facts[key];
  if (fact === undefined) throw new Error(`The mail names {${key}}, which its data lacks`);
  return fact;
}

function detailRow([label, value]: Words['details'][number]): string {
  const cell = 'padding:4px 0;vertical-align:top';
  return (
    `<tr><td class="label" style="${cell};color:#616e7c;padding-right:16px">${toHtml(label)}</td>` +
    `<td style="${cell};font-weight:bold">${toHtml(value)}</td></tr>`
  );
}

function plainText({ heading, intro, details, action, note, closing }: Words, locale: Locale, link: string) {
  const before = (label: string): string => say(locale, 'terms.label', { label });
  const table = details.map(([label, value]) => `${before(label)} ${value}`).join('\n');
  const button = action === '' ? '' : `${before(action)}\n${link}`;
  return [heading, intro, table, button, note, closing].filter((part) => part !== '').join('\n\n');
}

/**
 * Renders a mail of the registry as HTML and as the same plain text.
 *
 * @param facts the data of the mail's row
 * @param frame the seller's name above it, and the link of its button, in a mail that has one
 */
export async function renderMail(
  name: MailName,
  locale: Locale,
  facts: MailFacts,
  { seller, link = '' }: MailFrame,
): Promise<RenderedMail> {
  const words = wordsOf(name, locale, facts);
  const { subject, details, ...texts } = words;
  const [layout, content] = await Promise.all([template('layout'), template(mailLooks[name])]);
  const html = Object.fromEntries(
    Object.entries({ ...texts, subject, locale, link, seller }).map(([key, text]) => [key, toHtml(text)]),
  );
  const source = fillTemplate(
    layout.replace('<!-- content -->', () => content),
    {
      ...html,
      details: details.map(detailRow).join(''),
    },
  );
  const rendered = await mjml2html(source, { validationLevel: 'strict' });
  return { subject, html: rendered.html, text: plainText(words, locale, link) };
}
