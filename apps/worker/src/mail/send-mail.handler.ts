import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import type { MailLocale } from '@shared/domain/contract/enums.js';
import { consolePath } from '@shared/domain/contract/console-paths.js';
import { shopPath } from '@shared/domain/contract/shop-paths.js';
import { AccountExport } from '@shared/infra/database/entities/account-export.entity.js';
import { OneTimeLink } from '@shared/infra/database/entities/one-time-link.entity.js';
import { OutboundMail } from '@shared/infra/database/entities/outbound-mail.entity.js';
import { RenderedDocument } from '@shared/infra/database/entities/rendered-document.entity.js';
import { type MailName, writtenMails } from '@shared/infra/mail/mail-registry.js';
import {
  MAIL_TRANSPORT,
  type MailAttachment,
  type MailTransport,
  type OutgoingMail,
} from '@shared/infra/mail/mail-transport.js';
import { renderMail } from '@shared/infra/mail/render-mail.js';
import { payPath } from '@shared/infra/payments/pay-links.js';
import type { JobPayloads } from '@shared/infra/queue/jobs.js';
import { exportPath } from '@shared/infra/storage/export-links.js';
import { FILE_STORAGE, type FileStorage } from '@shared/infra/storage/file-storage.js';
import { PendingWork } from '../work/pending-work.js';
import type { JobHandler } from '../work/job-handlers.js';
import { oneTimeUrl } from './mail-links.js';

/** Pauses between attempts to store that a mail is sent. */
const markPausesMs = [200, 1_000, 5_000, 15_000];

/** The keys of a mail's data that are not plain words. */
interface SpecialFacts {
  linkId?: string;
  orderId?: string;
  shownOrderId?: string;
  quoteId?: string;
  projectId?: string;
  consoleProjectId?: string;
  exportId?: string;
  replyTo?: string;
}

/** An address; `undefined` where the mail has none of the kind, `null` where what it leads to is deleted. */
type FoundUrl = string | null | undefined;

/** Sends a pending mail. Rejects when the server did not accept it, so that the job is retried. */
@Injectable()
export class SendMailHandler implements JobHandler<'mail.send'> {
  constructor(
    private readonly work: PendingWork,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
    private readonly logger: PinoLogger,
  ) {}

  async handle(payload: JobPayloads['mail.send'], em: EntityManager): Promise<boolean> {
    let isTaken = false;
    try {
      return await this.work.attempt('mail.send', payload, em, {
        run: async (mail, tx) => {
          const message = await this.compose(mail, tx);
          if (message === null) {
            await tx.nativeDelete(OutboundMail, { id: mail.id });
            return;
          }
          await this.transport.send(message);
          isTaken = true;
          await this.work.settle('mail.send', payload, tx, { status: 'sent', sentAt: new Date() });
        },
        giveUp: ({ id: mailId, template }, tx, err) => {
          this.logger.error({ mailId, template, err }, 'Mail given up');
          return this.work.settle('mail.send', payload, tx, { status: 'failed' });
        },
      });
    } catch (error) {
      if (!isTaken) throw error;
      await this.markSent(payload, em.fork());
      return true;
    }
  }

  /** @returns `null` where what the mail leads to is gone, with its account or its time. */
  private async compose(mail: OutboundMail, em: EntityManager): Promise<OutgoingMail | null> {
    const { id, template, locale, recipient, data, document } = mail;
    const { linkId, orderId, shownOrderId, exportId, replyTo } = data as SpecialFacts;
    const linkUrl = await this.linkUrlOf(linkId, em);
    const exportUrl = await this.exportUrlOf(exportId, em);
    if (linkUrl === null || exportUrl === null) return null;
    const link =
      linkUrl ??
      exportUrl ??
      this.pageUrlOf('order', orderId, locale) ??
      this.pageUrlOf('status', shownOrderId, locale) ??
      this.shopUrlOf(template, data, locale);
    const rendered = await renderMail(template as MailName, locale, data, {
      seller: this.settings.seller.name,
      link,
    });
    const attachments = document ? [await this.pdfOf(document.id, em)] : [];
    const isWritten = writtenMails.includes(template as MailName);
    return { id, recipient, replyTo, isWritten, attachments, ...rendered };
  }

  private pageUrlOf(
    page: 'order' | 'status',
    orderId: string | undefined,
    locale: MailLocale,
  ): string | undefined {
    const { publicUrl, appSecret } = this.settings;
    return orderId && `${publicUrl}${payPath(appSecret, page, orderId)}&lang=${locale}`;
  }

  /** One that an earlier release wrote names no record: the list has it. */
  private shopUrlOf(
    template: string,
    { quoteId, projectId, consoleProjectId }: SpecialFacts,
    locale: MailLocale,
  ): string | undefined {
    const { publicUrl } = this.settings;
    if (template === 'quote-expiring') return publicUrl + shopPath(locale, 'quotes', quoteId);
    if (template === 'project-received') {
      return publicUrl + consolePath('projects', ...[consoleProjectId ?? []].flat());
    }
    if (template.startsWith('project-')) return publicUrl + shopPath(locale, 'projects', projectId);
    return undefined;
  }

  private async linkUrlOf(linkId: string | undefined, em: EntityManager): Promise<FoundUrl> {
    if (linkId === undefined) return undefined;
    const link = await em.findOne(OneTimeLink, linkId, { populate: ['user'] });
    return link && oneTimeUrl(this.settings.publicUrl, this.settings.appSecret, link);
  }

  private async exportUrlOf(exportId: string | undefined, em: EntityManager): Promise<FoundUrl> {
    if (exportId === undefined) return undefined;
    const { storageKey, expiresAt } = (await em.findOne(AccountExport, exportId)) ?? {};
    if (!storageKey || !expiresAt) return null;
    return this.settings.publicUrl + exportPath(this.settings.appSecret, exportId, storageKey, expiresAt);
  }

  private async pdfOf(documentId: string, em: EntityManager): Promise<MailAttachment> {
    const { content, storageKey } = await em.findOneOrFail(RenderedDocument, documentId);
    if (!storageKey) throw new Error(`Document ${documentId} is not rendered yet`);
    return {
      filename: `${content.number}.pdf`,
      contentType: 'application/pdf',
      content: await buffer(await this.storage.open(storageKey)),
    };
  }

  /** The server has the mail and the row does not say so: retrying the update avoids a second mail. */
  private async markSent(payload: JobPayloads['mail.send'], em: EntityManager): Promise<void> {
    for (const pauseMs of markPausesMs) {
      await delay(pauseMs);
      try {
        await this.work.settle('mail.send', payload, em, { status: 'sent', sentAt: new Date() });
        return;
      } catch {
        // Still unavailable.
      }
    }
    throw new Error(`Mail ${payload.mailId} was sent, but the database cannot be told`);
  }
}
