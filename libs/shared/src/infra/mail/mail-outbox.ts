import type { EntityManager } from '@mikro-orm/postgresql';
import { isErasedAddress } from '@shared/domain/accounts/erased-account.js';
import type { MailLocale } from '@shared/domain/contract/enums.js';
import { OutboundMail } from '@shared/infra/database/entities/outbound-mail.entity.js';
import type { RenderedDocument } from '@shared/infra/database/entities/rendered-document.entity.js';
import type { MailData, MailName } from './mail-registry.js';

/** A mail before it is a row. */
interface MailDraft<Name extends MailName> {
  template: Name;
  /** The account's: the mail is written in it, or in the closest language that mails have. */
  locale: MailLocale;
  recipient: string;
  /** The account whose mail it is, whatever address that has later; `null` for the team's, and for one to a stranger. */
  user: string | null;
  /** Its attachment, once that is rendered. */
  document?: RenderedDocument;
  data: MailData[Name];
}

/** Adds a mail to the caller's unit of work; the commit enqueues its job. One to a deleted account is not sent. */
export function addMail<Name extends MailName>(em: EntityManager, draft: MailDraft<Name>): OutboundMail {
  const status = isErasedAddress(draft.recipient) ? 'failed' : 'pending';
  return em.create(OutboundMail, { ...draft, data: { ...draft.data }, status });
}
