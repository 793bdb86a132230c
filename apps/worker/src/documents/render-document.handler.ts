import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { locales } from '@shared/domain/contract/enums.js';
import { OutboundMail } from '@shared/infra/database/entities/outbound-mail.entity.js';
import { RenderedDocument } from '@shared/infra/database/entities/rendered-document.entity.js';
import { documentLayout } from '@shared/infra/documents/document-content.js';
import { renderDocument } from '@shared/infra/documents/render-document.js';
import { renderShopPaper } from '@shared/infra/documents/render-shop-paper.js';
import { shopPaperLayout } from '@shared/infra/documents/shop-paper.js';
import { addMail } from '@shared/infra/mail/mail-outbox.js';
import type { JobPayloads } from '@shared/infra/queue/jobs.js';
import { FILE_STORAGE, type FileStorage } from '@shared/infra/storage/file-storage.js';
import { mayNewerCome, NotNowError, otherReleaseMs } from '../not-now.js';
import { leaveObjects } from '../maintenance/leftovers.js';
import type { JobHandler } from '../work/job-handlers.js';
import { PendingWork } from '../work/pending-work.js';
import { withPictures } from './with-pictures.js';

type Payload = JobPayloads['documents.render'];

/** The team is told of an invoice once within that time. */
const toldAgainMs = 24 * 3_600_000;

function storageKeyOf({ kind, subjectId, id }: RenderedDocument): string {
  return `documents/${kind}/${subjectId}/${id}.pdf`;
}

function draw(content: RenderedDocument['content']): Promise<Buffer> {
  return content.kind === 'packingSlip' ? renderShopPaper(content) : renderDocument(content);
}

/** Renders a pending document once and stores it; a mail that waits for it can then be sent. */
@Injectable()
export class RenderDocumentHandler implements JobHandler<'documents.render'> {
  constructor(
    private readonly work: PendingWork,
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  handle(payload: Payload, em: EntityManager): Promise<boolean> {
    return this.work.attempt('documents.render', payload, em, {
      run: async (document) => {
        const { kind, layout } = document.content;
        const isNewer = layout > (kind === 'packingSlip' ? shopPaperLayout : documentLayout);
        // Drawn by this release it would be kept for good.
        if (isNewer && mayNewerCome(document.createdAt)) throw new NotNowError(otherReleaseMs);
        const storageKey = storageKeyOf(document);
        const content = await withPictures(document.content, this.storage);
        const pdf = Readable.from([await draw(content)]);
        await this.storage.save(storageKey, pdf, { contentType: 'application/pdf' });
        if (await this.settle(payload, { status: 'done', storageKey }, em)) return;
        // Deleted with its account while it was drawn.
        if ((await em.count(RenderedDocument, { id: document.id })) === 0)
          await leaveObjects(em, [storageKey]);
      },
      giveUp: (document) => this.giveUp(payload, document, em),
    });
  }

  /** Settles the row and mails the team in one transaction: a paid customer may be left without an invoice. */
  private async giveUp(payload: Payload, document: RenderedDocument, em: EntityManager): Promise<void> {
    const { id, kind, subjectId, content } = document;
    await em.fork().transactional(async (tx) => {
      if (!(await this.settle(payload, { status: 'failed' }, tx)) || content.kind !== 'invoice') return;
      // Without a copy in another language its customer still has the invoice.
      if ((await tx.count(RenderedDocument, { kind, subjectId, id: { $lt: id } })) > 0) return;
      const mailed = {
        template: 'invoice-failed',
        createdAt: { $gt: new Date(Date.now() - toldAgainMs) },
      } as const;
      // Its customer may ask for it again and again.
      if ((await tx.count(OutboundMail, { ...mailed, data: { invoiceNumber: content.number } })) > 0) return;
      addMail(tx, {
        template: 'invoice-failed',
        locale: locales[0],
        recipient: this.settings.mail.teamAddress,
        user: null,
        data: { invoiceNumber: content.number, orderNumber: content.orderNumber, name: content.buyer.name },
      });
    });
  }

  private settle(payload: Payload, settled: Partial<RenderedDocument>, em: EntityManager): Promise<boolean> {
    return this.work.settle('documents.render', payload, em, { ...settled, finishedAt: new Date() });
  }
}
