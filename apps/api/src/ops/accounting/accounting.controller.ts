import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import { FromReplica } from '../../endpoint/from-replica.decorator.js';
import type { JournalEntry, JournalSummary } from '../../accounting/journal.dto.js';
import { JournalEntries } from '../../accounting/journal-entries.service.js';
import { JournalFiles } from '../../accounting/journal-files.service.js';
import { Refuses, Sends } from '../../endpoint/answers/answers.decorator.js';
import { readDays } from '../../endpoint/lists/day-range.js';
import { documentFile, DocumentFormatQuery, documentTypes } from '../../endpoint/answers/document-format.js';
import type { Page } from '../../endpoint/lists/page.js';
import { RateLimit } from '../../endpoint/limits/rate-limit.decorator.js';
import { sheetTypes } from '../../endpoint/sheet/sheet.js';
import { OperatorsOnly } from '../access/operators-only.decorator.js';
import { DaysQuery } from '../days.dto.js';
import { JournalExportQuery, PeriodQuery } from './accounting.dto.js';
import { liveReads } from '../live-reads.js';

/** What the accountant asks for: invoices and credit notes, as they were issued. */
@Controller('ops/api/accounting')
@OperatorsOnly()
export class AccountingController {
  constructor(
    private readonly entries: JournalEntries,
    private readonly files: JournalFiles,
  ) {}

  /**
   * Lists the invoices and credit notes of some days, oldest first.
   * Amounts are those that the documents state; those of credit notes are below zero.
   */
  @Get('journal')
  @FromReplica()
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  journal(@Query() { from, to, ...page }: DaysQuery): Promise<Page<JournalEntry>> {
    return this.entries.list(readDays({ from, to }), page);
  }

  /**
   * Adds up the invoices and credit notes of some days, by rate of VAT.
   * Every sum equals that of the documents, to the centime.
   */
  @Get('summary')
  @RateLimit(liveReads)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  summary(@Query() period: PeriodQuery): Promise<JournalSummary> {
    return this.entries.sum(readDays(period));
  }

  /**
   * Downloads the journal of some days as a table: a row for each document.
   * A workbook has the sums by rate of VAT on a second sheet; a CSV has the documents alone, 100,000 at most.
   */
  @Get('journal/export')
  @RateLimit(20)
  @Sends(...Object.values(sheetTypes))
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  async export(@Query() { format, locale, ...period }: JournalExportQuery): Promise<StreamableFile> {
    const days = readDays(period);
    return new StreamableFile(await this.files.export(days, format, locale), {
      type: format === 'csv' ? `${sheetTypes.csv}; charset=utf-8` : sheetTypes.xlsx,
      disposition: `attachment; filename="journal-${days.from}-${days.to}.${format}"`,
    });
  }

  /**
   * Downloads the invoices and credit notes of some days as UBL 2.1, in one ZIP archive.
   * Each file is named by its number; 10,000 at most.
   */
  @Get('archive')
  @RateLimit(20)
  @Sends('application/zip')
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  async archive(@Query() period: PeriodQuery): Promise<StreamableFile> {
    const days = readDays(period);
    return new StreamableFile(await this.files.archive(days), {
      type: 'application/zip',
      disposition: `attachment; filename="ubl-${days.from}-${days.to}.zip"`,
    });
  }

  /**
   * Downloads an invoice or a credit note by its number: as PDF, or as UBL 2.1.
   * Both state the same; a PDF that is not drawn yet is waited for.
   */
  @Get('documents/:number')
  @Sends(...Object.values(documentTypes))
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], RESOURCE_NOT_FOUND: [] })
  async document(
    @Param('number') number: string,
    @Query() copy: DocumentFormatQuery,
  ): Promise<StreamableFile> {
    return documentFile(number, copy.format, await this.files.document(number, copy));
  }
}
