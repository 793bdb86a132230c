import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module.js';
import { JournalEntries } from './journal-entries.service.js';
import { JournalFiles } from './journal-files.service.js';

@Module({
  imports: [DocumentsModule],
  providers: [JournalEntries, JournalFiles],
  exports: [JournalEntries, JournalFiles],
})
export class AccountingModule {}
