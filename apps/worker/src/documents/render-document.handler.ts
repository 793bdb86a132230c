import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { locales } from '@shared/domain/contract/enums.js';
import { RenderedDocument } from '@shared/infra/database/entities/rendered-document.entity.js';
import { renderDocument } from '@shared/infra/documents/render-document.js';
import { addMail } from '@shared/infra/mail/mail-outbox.js';
import type { JobPayloads } from '@shared/infra/queue/jobs.js';
import { FILE_STORAGE, type FileStorage } from '@shared/infra/storage/file-storage.js';
import type { JobHandler } from '../work/job-handlers.js';
import { PendingWork } from '../work/pending-work.js';

function storageKeyOf({ kind, subjectId, id }: RenderedDocument): string {
  return `documents/${kind}/${subjectId}/${id}.pdf`;
}

/** Renders a pending document once and stores it; a mail that waits for it can then be sent. */
@Injectable()
export class RenderDocumentHandler implements JobHandler<'documents.render'> {
  constructor(
    private readonly work: PendingWork,
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  handle(payload: JobPayloads['documents.render'], em: EntityManager): Promise<void> {
    const { documentId } = payload;
    return this.work.attempt('documents.render', payload, em, {
      run: async () => {
        const document = await em.findOneOrFail(RenderedDocument, documentId);
        const storageKey = storageKeyOf(document);
        const pdf = Readable.from([await renderDocument(document.content)]);
        await this.storage.save(storageKey, pdf, { contentType: 'application/pdf' });
        await settle(documentId, { status: 'done', storageKey }, em);
      },
      giveUp: () => this.giveUp(documentId, em),
    });
  }

  /** Settles the row and mails the team in one transaction: a paid customer may be left without an invoice. */
  private async giveUp(documentId: string, em: EntityManager): Promise<void> {
    await em.fork().transactional(async (tx) => {
      if (!(await settle(documentId, { status: 'failed' }, tx))) return;
      const { content } = await tx.findOneOrFail(RenderedDocument, documentId);
      if (content.kind !== 'invoice') return;
      addMail(tx, {
        template: 'invoice-failed',
        locale: locales[0],
        recipient: this.settings.mail.teamAddress,
        data: { invoiceNumber: content.number, orderNumber: content.orderNumber, name: content.buyer.name },
      });
    });
  }
}

/** @returns whether the row was still pending: only one of two runs settles it. */
async function settle(id: string, settled: Partial<RenderedDocument>, em: EntityManager): Promise<boolean> {
  const changes = { ...settled, finishedAt: new Date() };
  return (await em.nativeUpdate(RenderedDocument, { id, status: 'pending' }, changes)) === 1;
}
