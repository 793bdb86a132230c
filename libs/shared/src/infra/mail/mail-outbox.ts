import type { EntityManager } from '@mikro-orm/postgresql';
import type { Locale } from '@shared/domain/contract/enums.js';
import { OutboundMail } from '@shared/infra/database/entities/outbound-mail.entity.js';
import type { RenderedDocument } from '@shared/infra/database/entities/rendered-document.entity.js';
import type { MailData, MailName } from './mail-registry.js';

/** A mail before it is a row. */
export interface MailDraft<Name extends MailName> {
  template: Name;
  locale: Locale;
  recipient: string;
  /** Its attachment, once that is rendered. */
  document?: RenderedDocument;
  data: MailData[Name];
}

/** Adds a mail to the caller's unit of work; the commit enqueues its job. */
export function addMail<Name extends MailName>(em: EntityManager, draft: MailDraft<Name>): OutboundMail {
  return em.create(OutboundMail, { ...draft, data: { ...draft.data } });
}
