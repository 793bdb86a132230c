import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { FilesModule } from '../files/files.module.js';
import { WorkshopModule } from '../workshop/workshop.module.js';
import { BasketPricer } from './basket-pricer.service.js';
import { QuoteDocumentService } from './quote-document.service.js';
import { QuotesController } from './quotes.controller.js';
import { QuotesService } from './quotes.service.js';
import { SavedQuotesController } from './saved-quotes.controller.js';
import { SavedQuotesService } from './saved-quotes.service.js';

@Module({
  imports: [CatalogModule, DocumentsModule, FilesModule, WorkshopModule],
  controllers: [QuotesController, SavedQuotesController],
  providers: [BasketPricer, QuoteDocumentService, QuotesService, SavedQuotesService],
  exports: [BasketPricer, QuotesService, SavedQuotesService],
})
export class QuotesModule {}
