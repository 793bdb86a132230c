import { createHash } from 'node:crypto';
import type { Locale } from '@shared/domain/contract/enums.js';
import type { Seller } from '@shared/infra/documents/document-content.js';
import { html, Html } from '@web/html.js';
import { stylesheet } from './stylesheet.js';

/** A button of a form, posted by its name. */
export interface PageButton {
  label: string;
  name?: string;
  value?: string;
  isQuiet?: boolean;
}

/** A form that a page posts. */
export interface PageForm {
  action: string;
  fields: Readonly<Record<string, string>>;
  buttons: PageButton[];
  /** Posted by a script if scripts run. */
  isAutomatic: boolean;
}

/** A page about one payment, as data. */
export interface PayPage {
  locale: Locale;
  seller: Seller;
  title: string;
  text: string;
  tone: 'plain' | 'good' | 'bad' | 'wait';
  notice?: string;
  amount?: { label: string; figure: string; note: string };
  facts?: [label: string, value: string][];
  form?: PageForm;
  link?: { label: string; href: string };
  otherLanguage?: { label: string; href: string; locale: Locale };
  /** Loads this address so many seconds later. */
  refresh?: { seconds: number; href: string };
  footnote?: string;
}

const script = `document.getElementById('form').submit();`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const styleHash = hashOf(stylesheet);
const scriptHash = hashOf(script);
// Not in a template: their hashes cover every space.
const styleElement = new Html(`<style>${stylesheet}</style>`);
const scriptElement = new Html(`<script>${script}</script>`);

/** The page's Content-Security-Policy: its own style, its own script if any, and the target of its form. */
export function contentPolicy({ form }: PayPage): string {
  const target =
    form === undefined ? "'none'" : /^https?:/.test(form.action) ? new URL(form.action).origin : "'self'";
  return [
    "default-src 'none'",
    `style-src ${styleHash}`,
    `script-src ${form?.isAutomatic ? scriptHash : "'none'"}`,
    `form-action ${target}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const drawings = {
  plain: null,
  good: 'M5 12.5l4.5 4.5L19 7.5',
  bad: 'M7 7l10 10M17 7L7 17',
  wait: 'M12 6.5V12l3.5 2.5M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
} as const;

function badge(tone: PayPage['tone']): Html | null {
  const drawing = drawings[tone];
  if (drawing === null) return null;
  return html`<div class="badge ${tone}" aria-hidden="true">
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      <path d="${drawing}" />
    </svg>
  </div>`;
}

function formMarkup({ action, fields, buttons, isAutomatic }: PageForm): Html {
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  const shown = buttons.map(({ label, name, value, isQuiet }) => {
    const called = name === undefined ? null : html` name="${name}" value="${value ?? ''}"`;
    return html`<button type="submit" ${called}${isQuiet ? html` class="quiet"` : null}>${label}</button>`;
  });
  const posted = isAutomatic ? scriptElement : null;
  return html`<form id="form" method="post" action="${action}" accept-charset="UTF-8">${hidden}${shown}</form>
    ${posted}`;
}

function factsMarkup(facts: [string, string][] = []): Html | null {
  if (facts.length === 0) return null;
  return html`<dl>
    ${facts.map(
      ([label, value]) =>
        html`<div>
          <dt>${label}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

/** The page as a document. */
export function renderPayPage(page: PayPage): string {
  const { locale, seller, title, text, tone, notice, amount, form, link, otherLanguage, refresh, footnote } =
    page;
  const reload =
    refresh && html`<meta http-equiv="refresh" content="${refresh.seconds}; url=${refresh.href}" />`;
  const language =
    otherLanguage &&
    html`<a href="${otherLanguage.href}" hreflang="${otherLanguage.locale}" lang="${otherLanguage.locale}"
      >${otherLanguage.label}</a
    >`;
  const total =
    amount &&
    html`<p class="total">
      <span class="label">${amount.label}</span><strong>${amount.figure}</strong><small>${amount.note}</small>
    </p>`;
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        ${reload ?? null}
        <title>${title} · ${seller.name}</title>
        ${styleElement}
      </head>
      <body>
        <div class="sheet">
          <header><span class="brand">${seller.name}</span>${language ?? null}</header>
          <main>
            <div role="status">
              ${badge(tone)}
              <h1>${title}</h1>
              <p>${text}</p>
            </div>
            ${total ?? null} ${factsMarkup(page.facts)}
            ${notice === undefined ? null : html`<p class="notice">${notice}</p>`}
            ${form === undefined ? null : formMarkup(form)}
            ${link === undefined ? null : html`<a class="button" href="${link.href}">${link.label}</a>`}
          </main>
        </div>
        <footer>
          ${footnote === undefined ? null : html`<p>${footnote}</p>`}
          <p>${seller.name} · ${seller.address}, ${seller.city} · ICE ${seller.ice}</p>
          <p><a href="mailto:${seller.email}">${seller.email}</a></p>
        </footer>
      </body>
    </html> `.markup;
}
