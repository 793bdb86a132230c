import { Readable } from 'node:stream';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import type { ProcessSettings } from '@shared/config/env.js';
import { SETTINGS } from '@shared/config/settings.token.js';
import { locales } from '@shared/contract/enums.js';
import type { OutboundMail } from '@shared/database/entities/outbound-mail.entity.js';
import { RenderedDocument } from '@shared/database/entities/rendered-document.entity.js';
import { User } from '@shared/database/entities/user.entity.js';
import { renderDocument } from '@shared/documents/render-document.js';
import { addMail, dispatchMail } from '@shared/mail/mail-outbox.js';
import { JobQueue } from '@shared/queue/job-queue.js';
import type { JobPayloads } from '@shared/queue/jobs.js';
import { FILE_STORAGE, type FileStorage } from '@shared/storage/file-storage.js';
import type { JobHandler } from '../job-handlers.js';

/** How often a document may fail, or take the worker with it, before it is given up. */
const maxAttempts = 3;

function storageKeyOf({ kind, subjectId, id }: RenderedDocument): string {
  return `documents/${kind}/${subjectId}/${id}.pdf`;
}

/**
 * Draws a pending document once and keeps it. An invoice is mailed from here, because only now is there
 * something to attach: the mail's row is written together with `done`.
 */
@Injectable()
export class RenderDocumentHandler implements JobHandler<'documents.render'> {
  constructor(
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
    private readonly jobQueue: JobQueue,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
    private readonly logger: PinoLogger,
  ) {}

  /** Returns the document's id: it goes with the event that wakes those who wait. */
  async handle({ documentId }: JobPayloads['documents.render'], em: EntityManager): Promise<string> {
    const attempt = await this.begin(documentId, em);
    if (attempt === null) return documentId;
    const pdf = attempt > maxAttempts ? null : await this.render(documentId, attempt, em);
    if (pdf === null) {
      this.logger.error({ documentId, attempt }, 'A document is given up');
    } else {
      await this.keep(documentId, pdf, em);
    }
    const mail = await this.settle(documentId, pdf === null ? 'failed' : 'done', em);
    if (mail !== null) await dispatchMail(this.jobQueue, mail);
    return documentId;
  }

  /** Counts the attempt before it is made: a document that kills workers must not do so for ever. */
  private async begin(documentId: string, em: EntityManager): Promise<number | null> {
    const rows = await em.execute<{ attempts: number }[]>(
      `update rendered_documents set attempts = attempts + 1
       where id = ? and status = 'pending' returning attempts`,
      [documentId],
    );
    return rows[0]?.attempts ?? null;
  }

  /** The PDF; `null` when this was the last attempt and failed as well. */
  private async render(documentId: string, attempt: number, em: EntityManager): Promise<Buffer | null> {
    const { content } = await em.findOneOrFail(RenderedDocument, documentId);
    try {
      return await renderDocument(content);
    } catch (error) {
      if (attempt < maxAttempts) throw error;
      this.logger.error({ documentId, err: error }, 'A document cannot be drawn and is given up');
      return null;
    }
  }

  private async keep(documentId: string, pdf: Buffer, em: EntityManager): Promise<void> {
    const document = await em.findOneOrFail(RenderedDocument, documentId);
    try {
      await this.storage.save(storageKeyOf(document), Readable.from([pdf]), {
        contentType: 'application/pdf',
      });
    } catch (error) {
      // The storage was away: no attempt of the document's.
      await em.execute(`update rendered_documents set attempts = attempts - 1 where id = ?`, [documentId]);
      throw error;
    }
  }

  /** Under a lock, so that of two runs one alone finds the row pending and writes the mail. */
  private settle(
    documentId: string,
    status: 'done' | 'failed',
    em: EntityManager,
  ): Promise<OutboundMail | null> {
    return em.fork().transactional(async (tx) => {
      const document = await tx.findOne(
        RenderedDocument,
        { id: documentId, status: 'pending' },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (document === null) return null;
      document.status = status;
      document.finishedAt = new Date();
      if (status === 'done') document.storageKey = storageKeyOf(document);
      return status === 'done' ? this.addInvoiceMail(document, tx) : this.addWarningMail(document, tx);
    });
  }

  /** Somebody has paid and gets no invoice: the team must know. */
  private addWarningMail({ content }: RenderedDocument, tx: EntityManager): OutboundMail | null {
    if (content.kind !== 'invoice') return null;
    return addMail(tx, {
      template: 'invoice-failed',
      locale: locales[0],
      recipient: this.settings.mail.teamAddress,
      data: { invoiceNumber: content.number, orderNumber: content.orderNumber, name: content.buyer.name },
    });
  }

  private async addInvoiceMail(document: RenderedDocument, tx: EntityManager): Promise<OutboundMail | null> {
    const { id: documentId, content } = document;
    if (content.kind !== 'invoice') return null;
    const user = await tx.findOneOrFail(User, document.user.id);
    return addMail(tx, {
      template: 'payment-received',
      locale: user.locale,
      recipient: user.email,
      data: {
        name: user.name,
        orderNumber: content.orderNumber,
        invoiceNumber: content.number,
        totalCentimes: Math.round(content.totals.total * 100),
        documentId,
      },
    });
  }
}
