import { Readable } from 'node:stream';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Locale } from '@shared/domain/contract/enums.js';
import { refusedField, ServiceError } from '@shared/domain/contract/errors.js';
import { maxArchivedDocuments, maxJournalRows } from '@shared/domain/contract/limits.js';
import { Order } from '@shared/infra/database/entities/order.entity.js';
import { Refund } from '@shared/infra/database/entities/refund.entity.js';
import { zipArchive } from '@shared/infra/storage/zip-archive.js';
import { told } from '@shared/words/say.js';
import { DocumentsService } from '../documents/documents.service.js';
import type { DayRange } from '../endpoint/lists/day-range.js';
import type { DocumentCopy } from '../endpoint/answers/document-format.js';
import type { SheetFormat } from '../endpoint/sheet/sheet.js';
import { csvStream } from '../endpoint/sheet/sheet-csv.js';
import { xlsxStream } from '../endpoint/sheet/xlsx-stream.js';
import { JournalEntries } from './journal-entries.service.js';
import { journalSheets } from './journal-sheets.js';

const asUbl: DocumentCopy = { format: 'ubl' };

/** The journal, and the documents in it, as files. They are made while they are sent. */
@Injectable()
export class JournalFiles {
  constructor(
    private readonly em: EntityManager,
    private readonly entries: JournalEntries,
    private readonly documents: DocumentsService,
  ) {}

  /** @throws {ServiceError} VALIDATION_ERROR for more documents than {@link maxJournalRows}. */
  async export(days: DayRange, format: SheetFormat, locale: Locale): Promise<Readable> {
    await this.assertBounded(days, maxJournalRows);
    const { journal, byRate } = journalSheets(() => this.entries.portions(days), locale);
    return format === 'csv' ? csvStream(journal, locale) : xlsxStream([journal, byRate]);
  }

  /**
   * A ZIP archive of each document as UBL.
   *
   * @throws {ServiceError} VALIDATION_ERROR for more than {@link maxArchivedDocuments}.
   */
  async archive(days: DayRange): Promise<Readable> {
    await this.assertBounded(days, maxArchivedDocuments);
    const subjects = await this.entries.subjects(days);
    return zipArchive(
      subjects.map(({ id, kind, number }) => ({
        path: `${number}.xml`,
        open: () =>
          kind === 'invoice'
            ? this.documents.openInvoice(id, asUbl)
            : this.documents.openCreditNote(id, asUbl),
      })),
    );
  }

  /** @throws {ServiceError} RESOURCE_NOT_FOUND. */
  async document(number: string, copy: DocumentCopy): Promise<Readable> {
    const order = await this.em.findOne(Order, { invoiceNumber: number });
    if (order !== null) return this.documents.openInvoice(order.id, copy);
    const refund = await this.em.findOne(Refund, { creditNoteNumber: number });
    if (refund === null) throw new ServiceError('RESOURCE_NOT_FOUND');
    return this.documents.openCreditNote(refund.id, copy);
  }

  private async assertBounded(days: DayRange, limit: number): Promise<void> {
    const count = await this.entries.count(days);
    if (count > limit) throw refusedField('from', told('api.fields.periodTooLarge', { count, limit }));
  }
}
