import { readFile } from 'node:fs/promises';
import mjml2html from 'mjml';
import type { Locale } from '@shared/contract/enums.js';
import { type MailCopy, type MailName, mailRegistry } from './mail-registry.js';

/** A mail ready for a transport. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** What a template is filled with beside its words. */
export interface MailFacts {
  name: string;
  /** Present when the mail has a button. */
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

/** Fills in each `{{key}}`, escaped. */
function fill(source: string, values: Record<string, string>): string {
  return source.replace(/\{\{(\w+)\}\}/g, (_, key: string) => escapeXml(values[key] ?? ''));
}

function wordsFor(copy: MailCopy, facts: MailFacts): MailCopy {
  const entries = Object.entries(copy).map(([key, words]: [string, string]) => [
    key,
    words.replaceAll('{name}', () => facts.name),
  ]);
  return Object.fromEntries(entries) as MailCopy;
}

/** Renders a mail of the registry as HTML and as plain text that says the same. */
export async function renderMail(name: MailName, locale: Locale, facts: MailFacts): Promise<RenderedMail> {
  const words = wordsFor(mailRegistry[name][locale], facts);
  const link = facts.link ?? '';
  const [layout, content] = await Promise.all([template('layout'), template(name)]);
  const source = fill(layout.replace('<!-- content -->', content), { ...words, locale, link });
  const { html } = await mjml2html(source, { validationLevel: 'strict' });
  const { subject, heading, intro, note, action, closing } = words;
  const actionLine = action === undefined ? [] : [`${action}:\n${link}`];
  return { subject, html, text: [heading, intro, ...actionLine, note, closing].join('\n\n') };
}
