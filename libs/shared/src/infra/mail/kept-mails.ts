import type { EntityManager } from '@mikro-orm/postgresql';
import { isErasedAddress } from '@shared/domain/accounts/erased-account.js';
import type { ProcessSettings } from '../config/env.js';
import { OutboundMail } from '../database/entities/outbound-mail.entity.js';
import type { User } from '../database/entities/user.entity.js';
import type { MailName } from './mail-registry.js';
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
  return em.create(OutboundMail, {
    ...{ template, locale, data, recipient, user },
    ...(document && { document }),
    // An account that was deleted has no address any more.
    status: isErasedAddress(recipient) ? 'failed' : 'pending',
  });
}
