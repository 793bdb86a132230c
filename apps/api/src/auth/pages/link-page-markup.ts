import type { LinkPurpose } from '@shared/domain/accounts/address-proof.js';
import type { Locale } from '@shared/domain/contract/enums.js';
import { html, type Html } from '@web/html.js';
import { linkPagePaths } from '../link-pages.js';
import { say } from '@shared/words/say.js';
import { type Words, wordsIn } from '@shared/words/words-in.js';
import type { LinkField } from './link-field.js';

type LinkWords = Words['link'];

/** A form as its visitor left it; passwords are never written back. */
export interface LinkDraft {
  values: Partial<Record<LinkField, string>>;
  faults: readonly LinkField[];
}

export const emptyLinkDraft: LinkDraft = { values: {}, faults: [] };

/** A page as the site frames it. */
export interface LinkPageContent {
  title: string;
  content: Html;
}

interface Control {
  type: 'text' | 'email' | 'password';
  autocomplete: string;
  min: number;
  max: number;
}

const controls: Record<LinkField, Control> = {
  name: { type: 'text', autocomplete: 'name', min: 2, max: 100 },
  newPassword: { type: 'password', autocomplete: 'new-password', min: 8, max: 100 },
  confirmPassword: { type: 'password', autocomplete: 'new-password', min: 8, max: 100 },
  email: { type: 'email', autocomplete: 'email', min: 3, max: 255 },
};

function heading({ title, text }: LinkWords['chosen']): Html {
  return html`<h1>${title}</h1>
    <p>${text}</p>`;
}

function summary(words: LinkWords, faults: readonly LinkField[]): Html | null {
  if (faults.length === 0) return null;
  return html`<div class="faults" role="alert">
    <p>${words.faults.wrong}</p>
    <ul>
      ${faults.map((field) => html`<li><a href="#${field}">${words.faults[field]}</a></li>`)}
    </ul>
  </div>`;
}

function fieldMarkup(field: LinkField, words: LinkWords, { values, faults }: LinkDraft): Html {
  const { type, autocomplete, min, max } = controls[field];
  const isWrong = faults.includes(field);
  const hint =
    field === 'newPassword' ? html`<small id="newPassword-hint">${words.passwordHint}</small>` : null;
  const texts = [...(isWrong ? [`${field}-fault`] : []), ...(hint === null ? [] : [`${field}-hint`])];
  const state = html`${isWrong ? html` aria-invalid="true"` : null}${
    texts.length === 0 ? null : html` aria-describedby="${texts.join(' ')}"`
  }`;
  const kept = type === 'password' ? '' : (values[field] ?? '');
  return html`<p class="field">
      <label for="${field}">${words.fields[field]}</label>
      ${hint}
      <input
        id="${field}"
        name="${field}"
        type="${type}"
        autocomplete="${autocomplete}"
        required
        minlength="${min}"
        maxlength="${max}"
        value="${kept}"
        ${state}
      />
    </p>
    ${isWrong ? html`<p class="fault" id="${field}-fault">${words.faults[field]}</p>` : null}`;
}

function formMarkup(
  form: { action: string; hidden: Record<string, string>; fields: readonly LinkField[]; button: string },
  locale: Locale,
  draft: LinkDraft,
): Html {
  const words = wordsIn(locale).link;
  const hidden = Object.entries(form.hidden).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return html`${summary(words, draft.faults)}
    <form class="contact" method="post" action="${form.action}" accept-charset="UTF-8">
      ${hidden} ${form.fields.map((field) => fieldMarkup(field, words, draft))}
      <button type="submit">${form.button}</button>
    </form>`;
}

/** The data of the page that takes a password. */
export interface ChoosePage {
  purpose: LinkPurpose;
  locale: Locale;
  token: string;
  callbackUrl: string | null;
  email: string;
  /** Asked for unverified accounts, whose typed data is not taken over. */
  asksName: boolean;
}

/** The page that takes a new password. It names the account, so that the visitor sees whose it is. */
export function choosePage(page: ChoosePage, draft: LinkDraft): LinkPageContent {
  const { purpose, locale, token, callbackUrl, email, asksName } = page;
  const words = wordsIn(locale).link;
  const { choose } = words.pages[purpose];
  const form = {
    action: `${linkPagePaths[purpose]}?lang=${locale}`,
    hidden: { token, ...(callbackUrl !== null && { callbackURL: callbackUrl }) },
    fields: [...(asksName ? (['name'] as const) : []), 'newPassword', 'confirmPassword'] as const,
    button: choose.button,
  };
  return {
    title: choose.title,
    content: html`${heading(choose)}
      <p>${say(locale, 'terms.label', { label: words.account })} <strong>${email}</strong></p>
      ${formMarkup(form, locale, draft)}`,
  };
}

/** The page that mails a new link: after a dead link, or without any. */
export function askPage(
  purpose: LinkPurpose,
  locale: Locale,
  why: 'dead' | 'ask',
  draft: LinkDraft,
): LinkPageContent {
  const words = wordsIn(locale).link.pages[purpose][why];
  const form = {
    action: `${linkPagePaths[purpose]}/new?lang=${locale}`,
    hidden: {},
    fields: ['email'] as const,
    button: words.button,
  };
  return { title: words.title, content: html`${heading(words)} ${formMarkup(form, locale, draft)}` };
}

/** A page with a message and an optional link. */
export function saidPage(
  purpose: LinkPurpose,
  locale: Locale,
  page: 'sent' | 'done' | 'chosen',
  callbackUrl: string | null,
): LinkPageContent {
  const { pages, chosen, goOn } = wordsIn(locale).link;
  const words = page === 'chosen' ? chosen : pages[purpose][page];
  const link =
    callbackUrl === null
      ? null
      : html`<p class="actions"><a class="button" href="${callbackUrl}">${goOn}</a></p>`;
  return { title: words.title, content: html`${heading(words)} ${link}` };
}
