import { Readable } from 'node:stream';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { RenderedDocument } from '@shared/infra/database/entities/rendered-document.entity.js';
import { newId } from '@shared/infra/database/new-id.js';
import type { DocumentContent } from '@shared/infra/documents/document-content.js';
import type { PackingSlip } from '@shared/infra/documents/shop-paper.js';
import { contentIn } from '@shared/infra/documents/translated-content.js';
import { ublDocument } from '@shared/infra/documents/ubl/ubl-document.js';
import { documentDigest } from '@shared/infra/documents/document-digest.js';
import {
  FILE_STORAGE,
  type FileStorage,
  StoredFileNotFoundError,
} from '@shared/infra/storage/file-storage.js';
import { type WorkLook, WorkWait } from '../endpoint/waiting/work-wait.js';
import { told } from '@shared/words/say.js';
import type { DocumentCopy } from '../endpoint/answers/document-format.js';

/** What is rendered on request. */
type Paper = DocumentContent | PackingSlip;

/** Identifies one document. */
interface Which {
  kind: Paper['kind'];
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
  async render(userId: string, subjectId: string, content: Paper): Promise<Readable> {
    const { kind, locale } = content;
    const digest = documentDigest(content);
    await this.em.execute(
      `insert into rendered_documents (id, user_id, kind, subject_id, locale, digest, content, created_at)
       values (?, ?, ?, ?, ?, ?, ?::jsonb, now()) on conflict do nothing`,
      [newId(), userId, kind, subjectId, locale, digest, JSON.stringify(content)],
    );
    return this.open({ kind, subjectId, digest });
  }

  /** The order's invoice; waits while the worker renders its PDF. */
  openInvoice(orderId: string, copy: DocumentCopy): Promise<Readable> {
    return this.openCopy({ kind: 'invoice', subjectId: orderId }, copy);
  }

  /** The credit note of a refund; waits while the worker renders its PDF. */
  openCreditNote(refundId: string, copy: DocumentCopy): Promise<Readable> {
    return this.openCopy({ kind: 'creditNote', subjectId: refundId }, copy);
  }

  /** As it was issued, which is its oldest row, or in another language. UBL is written at once, from the same content. */
  private async openCopy(which: Which, { format, locale }: DocumentCopy): Promise<Readable> {
    // Archives read thousands of them in one request.
    const oldest = { orderBy: { id: 'asc' }, disableIdentityMap: true } as const;
    const issued = await this.em.findOneOrFail(RenderedDocument, which, oldest);
    // Names of colours may have changed since a copy was made.
    const made =
      locale === undefined || locale === issued.locale
        ? issued
        : await this.em.findOne(RenderedDocument, { ...which, locale }, oldest);
    const known = made?.content ?? issued.content;
    if (known.kind === 'quote' || known.kind === 'packingSlip') throw new ServiceError('INTERNAL_ERROR');
    const content = made === null ? await contentIn(this.em, known, locale ?? issued.locale) : known;
    if (format === 'ubl') return Readable.from([Buffer.from(ublDocument(content))]);
    if (made !== null) return this.open({ ...which, digest: made.digest });
    return this.render(issued.user.id, which.subjectId, content);
  }

  private async open(which: Which): Promise<Readable> {
    const key = await this.untilRendered(which);
    try {
      return await this.storage.open(key);
    } catch (error) {
      // These PDFs may be deleted between the lookup and the reading; the others never are.
      const isKept = which.kind !== 'quote' && which.kind !== 'packingSlip';
      if (!(error instanceof StoredFileNotFoundError) || isKept) throw error;
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
      const found = await this.em.findOne(RenderedDocument, which, { refresh: true });
      // Deleted meanwhile, with its quote or its account.
      if (found === null)
        throw new ServiceError(which.kind === 'quote' ? 'QUOTE_NOT_FOUND' : 'ORDER_NOT_FOUND');
      if (found.storageKey) return { result: found.storageKey };
      if (found.status === 'failed') await this.tryAgain(found, isAnew);
      isAnew = false;
      return { pending: [{ documentId: found.id }] };
    };
    return this.work.until('documents.render', told('api.messages.documentBeingRendered'), look);
  }
}
