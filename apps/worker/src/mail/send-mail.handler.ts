import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import type { Locale } from '@shared/domain/contract/enums.js';
import { OneTimeLink } from '@shared/infra/database/entities/one-time-link.entity.js';
import { OutboundMail } from '@shared/infra/database/entities/outbound-mail.entity.js';
import { RenderedDocument } from '@shared/infra/database/entities/rendered-document.entity.js';
import type { MailName } from '@shared/infra/mail/mail-registry.js';
import {
  MAIL_TRANSPORT,
  type MailAttachment,
  MailRefusedError,
  type MailTransport,
  type OutgoingMail,
} from '@shared/infra/mail/mail-transport.js';
import { renderMail } from '@shared/infra/mail/render-mail.js';
import { payPath } from '@shared/infra/payments/pay-links.js';
import { FILE_STORAGE, type FileStorage } from '@shared/infra/storage/file-storage.js';
import { GivenUpError } from '../work/pending-work.js';
import type { JobHandler } from '../work/job-handlers.js';
import { oneTimeUrl } from './mail-links.js';

const hourMs = 3_600_000;

/** A refusal is final once it has lasted this long: a mailbox may be full, or its server faulty, for a while. */
const refusedForMs = hourMs;

/** A mail that no server has accepted by then is given up. */
const tooOldMs = 5 * 24 * hourMs;

/** Pauses between attempts to store that a mail is sent. */
const markPausesMs = [200, 1_000, 5_000, 15_000];

/** The keys of a mail's data that are not plain words. */
interface SpecialFacts {
  linkId?: string;
  orderId?: string;
  replyTo?: string;
}

/**
 * Sends a pending mail. The row is locked meanwhile, so no two workers send it; the lock ends with its
 * worker. Rejects when the server did not accept the mail, so that the job is retried.
 */
@Injectable()
export class SendMailHandler implements JobHandler<'mail.send'> {
  constructor(
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
    private readonly logger: PinoLogger,
  ) {}

  async handle({ mailId }: { mailId: string }, em: EntityManager): Promise<void> {
    let isTaken = false;
    let refusal: Error | null = null;
    try {
      await em.transactional(async (tx) => {
        const mail = await tx.findOne(
          OutboundMail,
          { id: mailId, status: 'pending' },
          { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
        );
        if (mail === null) return;
        refusal = await this.deliver(mail, tx);
        isTaken = refusal === null;
        mail.status = isTaken ? 'sent' : 'failed';
        if (isTaken) mail.sentAt = new Date();
      });
    } catch (error) {
      if (!isTaken) throw error;
      await this.markSent(mailId, em.fork());
    }
    if (refusal !== null) throw new GivenUpError(refusal);
  }

  /** @returns `null` when the mail was taken, the refusal when it never will be. */
  private async deliver(mail: OutboundMail, em: EntityManager): Promise<Error | null> {
    try {
      await this.transport.send(await this.compose(mail, em));
      return null;
    } catch (error) {
      const ageMs = Date.now() - mail.createdAt.getTime();
      if (ageMs <= (error instanceof MailRefusedError ? refusedForMs : tooOldMs)) throw error;
      this.logger.error({ mailId: mail.id, template: mail.template, err: error }, 'A mail is given up');
      return error as Error;
    }
  }

  private async compose(mail: OutboundMail, em: EntityManager): Promise<OutgoingMail> {
    const { id, template, locale, recipient, data, document } = mail;
    const { linkId, orderId, replyTo } = data as SpecialFacts;
    const link = orderId === undefined ? await this.urlOf(linkId, em) : this.payUrlOf(orderId, locale);
    const rendered = await renderMail(template as MailName, locale, data, {
      seller: this.settings.seller.name,
      link,
    });
    const attachments = document ? [await this.pdfOf(document.id, em)] : [];
    return { id, recipient, replyTo, attachments, ...rendered };
  }

  private payUrlOf(orderId: string, locale: Locale): string {
    const { publicUrl, appSecret } = this.settings;
    return `${publicUrl}${payPath(appSecret, 'order', orderId)}&lang=${locale}`;
  }

  private async urlOf(linkId: string | undefined, em: EntityManager): Promise<string | undefined> {
    if (linkId === undefined) return undefined;
    const link = await em.findOne(OneTimeLink, linkId, { populate: ['user'] });
    if (link === null) throw new MailRefusedError(`Link ${linkId} of the mail has run out and is deleted`);
    return oneTimeUrl(this.settings.publicUrl, this.settings.appSecret, link);
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
  private async markSent(mailId: string, em: EntityManager): Promise<void> {
    for (const pauseMs of markPausesMs) {
      await delay(pauseMs);
      try {
        await em.nativeUpdate(OutboundMail, { id: mailId }, { status: 'sent', sentAt: new Date() });
        return;
      } catch {
        // Still unavailable.
      }
    }
    throw new Error(`Mail ${mailId} was sent, but the database cannot be told`);
  }
}
