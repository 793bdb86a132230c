import type { PageLocale } from '@shared/domain/contract/enums.js';
import { wordsIn } from '@shared/words/words-in.js';
import { emailPagePaths } from '../link-pages.js';
import {
  GoOn,
  type LinkDraft,
  type LinkField,
  LinkForm,
  linkPage,
  type LinkPageContent,
  Subject,
} from './link-page-markup.js';

/** A link about an address: to a new one, or to keep the old one. */
export type EmailPurpose = keyof typeof emailPagePaths;

/** The data of the page that asks for a password: the account's own, or a new one that keeps the address. */
export interface EmailPage {
  purpose: EmailPurpose;
  locale: PageLocale;
  token: string;
  /** The address that the account is to have. */
  email: string;
}

const fields: Record<EmailPurpose, readonly LinkField[]> = {
  changeEmail: ['password'],
  keepEmail: ['newPassword', 'confirmPassword'],
};

/** The page that moves an account to a new address, or keeps the old one. */
export function emailPage({ purpose, locale, token, email }: EmailPage, draft: LinkDraft): LinkPageContent {
  const words = wordsIn(locale).link;
  const { form } = words.email[purpose];
  return linkPage(
    form,
    <>
      <Subject locale={locale} label={words.fields.email} value={email} />
      <LinkForm
        action={`${emailPagePaths[purpose]}?lang=${locale}`}
        hidden={{ token }}
        fields={fields[purpose]}
        button={form.button}
        words={words}
        draft={draft}
      />
    </>,
  );
}

/** The page after the form, with an optional link; or the page of a link that no longer works. */
export function emailSaidPage(
  purpose: EmailPurpose,
  locale: PageLocale,
  page: 'dead' | 'done',
  callbackUrl: string | null,
): LinkPageContent {
  const { email, goOn } = wordsIn(locale).link;
  return linkPage(email[purpose][page], <GoOn href={callbackUrl} label={goOn} />);
}
