import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Locale, documentLocaleOf } from '@shared/domain/contract/enums.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import type { SheetFormat } from '../../endpoint/sheet/sheet.js';
import { sheetCsv } from '../../endpoint/sheet/sheet-csv.js';
import { sheetXlsx } from '../../endpoint/sheet/sheet-xlsx.js';
import { QuotePaperService } from '../quote-paper.service.js';
import { quoteSheet } from './quote-sheet.js';

/** Saved quotes as files for spreadsheets. They are made at once: a quote has 25 lines at most. */
@Injectable()
export class QuoteExportService {
  constructor(
    private readonly em: EntityManager,
    private readonly papers: QuotePaperService,
  ) {}

  /** @throws {ServiceError} QUOTE_NOT_FOUND, FORBIDDEN. */
  async export(
    userId: string,
    id: string,
    format: SheetFormat,
    chosenLocale?: Locale,
  ): Promise<{ fileName: string; content: Buffer }> {
    const locale = chosenLocale ?? documentLocaleOf((await this.em.findOneOrFail(User, userId)).locale);
    const paper = await this.papers.readOwn(userId, id, locale);
    const sheet = quoteSheet(paper, locale);
    const content = format === 'csv' ? Buffer.from(sheetCsv(sheet, locale)) : await sheetXlsx(sheet);
    return { fileName: `${paper.reference}.${format}`, content };
  }
}
