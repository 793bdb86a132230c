import { Module } from '@nestjs/common';
import { FilesModule } from '../../files/files.module.js';
import { SiteModule } from '../../site/site.module.js';
import { QuotesModule } from '../quotes.module.js';
import { SharedQuotesController } from './shared-quotes.controller.js';

/** The pages that links of shared quotes lead to, in a module apart from the quotes: its errors are pages. */
@Module({
  imports: [FilesModule, QuotesModule, SiteModule],
  controllers: [SharedQuotesController],
})
export class SharedQuotesModule {}
