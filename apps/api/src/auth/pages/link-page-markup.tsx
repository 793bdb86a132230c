import type { ProofPurpose } from '@shared/domain/accounts/address-proof.js';
import type { PageLocale } from '@shared/domain/contract/enums.js';
import { say } from '@shared/words/say.js';
import { type PageWords, wordsIn } from '@shared/words/words-in.js';
import { Actions, Button, ButtonLink } from '@web/components/button.js';
import { FaultSummary, Field, HiddenFields } from '@web/components/field.js';
import { Notice } from '@web/components/notice.js';
import type { ComponentChildren, VNode } from 'preact';
import { linkPagePaths } from '../link-pages.js';

type LinkWords = PageWords['link'];

/** A field of the forms that mailed links lead to. */
export type LinkField = 'name' | 'newPassword' | 'confirmPassword' | 'password' | 'email';

/** A form as its visitor left it; passwords are never written back. */
export interface LinkDraft {
  values: Partial<Record<LinkField, string>>;
  faults: readonly LinkField[];
}

export const emptyLinkDraft: LinkDraft = { values: {}, faults: [] };

/** A page as the site frames it. */
export interface LinkPageContent {
  title: string;
  content: VNode;
}

const controls = {
  name: { type: 'text', autocomplete: 'name', minlength: 2, maxlength: 100 },
  newPassword: { type: 'password', autocomplete: 'new-password', minlength: 8, maxlength: 100 },
  confirmPassword: { type: 'password', autocomplete: 'new-password', minlength: 8, maxlength: 100 },
  password: { type: 'password', autocomplete: 'current-password', minlength: 1, maxlength: 100 },
  email: { type: 'email', autocomplete: 'email', minlength: 3, maxlength: 255 },
} as const satisfies Record<LinkField, object>;

/** A page of these words, and what follows them. */
export function linkPage(
  { title, text }: { title: string; text: string },
  children: ComponentChildren = null,
): LinkPageContent {
  const content = (
    <article class="frame page reply">
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </article>
  );
  return { title, content };
}

/** What the page is about, such as the address of the account. */
export function Subject({ locale, label, value }: { locale: PageLocale; label: string; value: string }) {
  return (
    <p>
      {say(locale, 'terms.label', { label })} <strong>{value}</strong>
    </p>
  );
}

/** Where the visitor goes on, if a place is known. */
export function GoOn({ href, label }: { href: string | null; label: string }) {
  if (href === null) return null;
  return (
    <Actions>
      <ButtonLink href={href}>{label}</ButtonLink>
    </Actions>
  );
}

interface LinkFormProps {
  action: string;
  hidden?: Record<string, string>;
  fields: readonly LinkField[];
  button: string;
  words: LinkWords;
  draft: LinkDraft;
}

/** A form of mailed links, as its visitor left it. */
export function LinkForm({ action, hidden = {}, fields, button, words, draft }: LinkFormProps) {
  const { values, faults } = draft;
  return (
    <>
      <FaultSummary
        title={words.faults.wrong}
        faults={faults.map((name) => ({ name, fault: words.faults[name] }))}
      />
      <form class="form" method="post" action={action} accept-charset="UTF-8">
        <HiddenFields values={hidden} />
        {fields.map((name) => (
          <Field
            name={name}
            label={words.fields[name]}
            {...(name === 'newPassword' && { hint: words.passwordHint })}
            fault={faults.includes(name) ? words.faults[name] : null}
          >
            {(field) => (
              <input
                {...field}
                {...controls[name]}
                required
                value={controls[name].type === 'password' ? '' : (values[name] ?? '')}
              />
            )}
          </Field>
        ))}
        <Button>{button}</Button>
      </form>
    </>
  );
}

/** The data of the page that takes a password. */
interface ChoosePage {
  purpose: ProofPurpose;
  locale: PageLocale;
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
  return linkPage(
    choose,
    <>
      <Subject locale={locale} label={words.account} value={email} />
      <LinkForm
        action={`${linkPagePaths[purpose]}?lang=${locale}`}
        hidden={{ token, ...(callbackUrl !== null && { callbackURL: callbackUrl }) }}
        fields={[...(asksName ? (['name'] as const) : []), 'newPassword', 'confirmPassword']}
        button={choose.button}
        words={words}
        draft={draft}
      />
    </>,
  );
}

/** The page that mails a new link: after a dead link, or without any. */
export function askPage(
  purpose: ProofPurpose,
  locale: PageLocale,
  why: 'dead' | 'ask',
  draft: LinkDraft,
): LinkPageContent {
  const words = wordsIn(locale).link;
  const said = words.pages[purpose][why];
  const action = `${linkPagePaths[purpose]}/new?lang=${locale}`;
  const form = { action, fields: ['email'] as const, button: said.button };
  return linkPage(said, <LinkForm {...form} words={words} draft={draft} />);
}

/** A page with a message, a notice if mails are late, and an optional link. */
export function saidPage(
  purpose: ProofPurpose,
  locale: PageLocale,
  page: 'sent' | 'done' | 'chosen',
  { callbackUrl, isMailLate = false }: { callbackUrl: string | null; isMailLate?: boolean },
): LinkPageContent {
  const { pages, chosen, goOn, mailLate } = wordsIn(locale).link;
  return linkPage(
    page === 'chosen' ? chosen : pages[purpose][page],
    <>
      {isMailLate && (
        <Notice tone="wait" role="status">
          {mailLate}
        </Notice>
      )}
      <GoOn href={callbackUrl} label={goOn} />
    </>,
  );
}
