import type { EntityManager } from '@mikro-orm/postgresql';
import type { ProcessSettings } from '../config/env.js';
import type { OutboundMail } from '../database/entities/outbound-mail.entity.js';
import type { User } from '../database/entities/user.entity.js';
import { addMail } from './mail-outbox.js';
import type { MailData, MailName } from './mail-registry.js';
import { renderMail } from './render-mail.js';

/** A mail as it was written. */
export interface KeptMailText {
  /** Its subject. */
  subject: string;
  /** Its text. */
  text: string;
  /** The same as HTML. */
  html: string;
}

/** Writes a kept mail once more, to be read by an operator: its button leads to the shop, never to the customer's own link. */
export async function readKeptMail(
  { template, locale, data }: OutboundMail,
  { seller, publicUrl: link }: Pick<ProcessSettings, 'seller' | 'publicUrl'>,
): Promise<KeptMailText> {
  return renderMail(template as MailName, locale, data, { seller: seller.name, link });
}

/** Sends a kept mail again as a new one, to the address that its account has now. The caller flushes. */
export function sendKeptMail(
  em: EntityManager,
  { template, locale, data, document }: OutboundMail,
  { id: user, email: recipient }: Pick<User, 'id' | 'email'>,
): OutboundMail {
  return addMail(em, {
    ...{ template: template as MailName, locale, recipient, user },
    ...(document && { document }),
    // As it was written for this template.
    data: data as MailData[MailName],
  });
}
