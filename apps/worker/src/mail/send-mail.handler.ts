import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/config/env.js';
import { SETTINGS } from '@shared/config/settings.token.js';
import { OneTimeLink } from '@shared/database/entities/one-time-link.entity.js';
import { OutboundMail } from '@shared/database/entities/outbound-mail.entity.js';
import type { MailName } from '@shared/mail/mail-registry.js';
import { MAIL_TRANSPORT, type MailTransport } from '@shared/mail/mail-transport.js';
import { renderMail } from '@shared/mail/render-mail.js';
import type { JobHandler } from '../job-handlers.js';
import { oneTimeUrl } from './mail-links.js';

/** Renders and sends a pending mail. Rejects when it was not taken, so that the job tries again. */
@Injectable()
export class SendMailHandler implements JobHandler<'mail.send'> {
  constructor(
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  async handle({ mailId }: { mailId: string }, em: EntityManager): Promise<void> {
    const mail = await em.findOne(OutboundMail, { id: mailId, status: 'pending' });
    if (mail === null) return;
    const { name, linkId } = mail.data as { name: string; linkId?: string };
    const link = linkId === undefined ? undefined : await this.urlOf(linkId, em);
    const rendered = await renderMail(mail.template as MailName, mail.locale, { name, link });
    await this.transport.send({ id: mail.id, recipient: mail.recipient, ...rendered });
    mail.status = 'sent';
    mail.sentAt = new Date();
    await em.flush();
  }

  private async urlOf(linkId: string, em: EntityManager): Promise<string> {
    const link = await em.findOneOrFail(OneTimeLink, linkId);
    return oneTimeUrl(this.settings.publicUrl, this.settings.appSecret, link);
  }
}
