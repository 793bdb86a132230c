import type { Readable } from 'node:stream';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { RenderedDocument } from '@shared/infra/database/entities/rendered-document.entity.js';
import { newId } from '@shared/infra/database/new-id.js';
import type { DocumentContent } from '@shared/infra/documents/document-content.js';
import { documentDigest } from '@shared/infra/documents/document-digest.js';
import {
  FILE_STORAGE,
  type FileStorage,
  StoredFileNotFoundError,
} from '@shared/infra/storage/file-storage.js';
import { type WorkLook, WorkWait } from '../endpoint/work-wait.js';
import { told } from '@shared/words/say.js';

/** Identifies one document. */
interface Which {
  kind: 'quote' | 'invoice';
  subjectId: string;
  digest?: string;
}

/** PDFs, rendered by the worker and stored: the same content is rendered once. */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly em: EntityManager,
    private readonly work: WorkWait,
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
  ) {}

  /** The PDF of this content, rendered now unless it exists. */
  async render(userId: string, subjectId: string, content: DocumentContent): Promise<Readable> {
    const { kind, locale } = content;
    const digest = documentDigest(content);
    await this.em.execute(
      `insert into rendered_documents (id, user_id, kind, subject_id, locale, digest, content, created_at)
       values (?, ?, ?, ?, ?, ?, ?::jsonb, now()) on conflict do nothing`,
      [newId(), userId, kind, subjectId, locale, digest, JSON.stringify(content)],
    );
    return this.open({ kind, subjectId, digest });
  }

  /** The order's invoice; waits while the worker renders it. */
  openInvoice(orderId: string): Promise<Readable> {
    return this.open({ kind: 'invoice', subjectId: orderId });
  }

  private async open(which: Which): Promise<Readable> {
    const key = await this.untilRendered(which);
    try {
      return await this.storage.open(key);
    } catch (error) {
      // A quote's PDF may be deleted between the lookup and the reading; invoices never are.
      if (!(error instanceof StoredFileNotFoundError) || which.kind === 'invoice') throw error;
      const anew = { status: 'pending', storageKey: null, attempts: 0 } as const;
      await this.em.nativeUpdate(RenderedDocument, { ...which, storageKey: key }, anew);
      return this.storage.open(await this.untilRendered(which));
    }
  }

  /** A failure may have been temporary: each request retries it once. */
  private async tryAgain(document: RenderedDocument, isAnew: boolean): Promise<void> {
    if (!isAnew) throw new ServiceError('INTERNAL_ERROR');
    document.status = 'pending';
    document.attempts = 0;
    await this.em.flush();
  }

  /** @returns the storage key of the PDF. */
  private untilRendered(which: Which): Promise<string> {
    let isAnew = true;
    const look = async (): Promise<WorkLook<'documents.render', string>> => {
      const found = await this.em.findOneOrFail(RenderedDocument, which, { refresh: true });
      if (found.storageKey) return { result: found.storageKey };
      if (found.status === 'failed') await this.tryAgain(found, isAnew);
      isAnew = false;
      return { pending: [{ documentId: found.id }] };
    };
    return this.work.until('documents.render', told('api.messages.documentBeingRendered'), look);
  }
}
