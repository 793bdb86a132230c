import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { FilesModule } from '../files/files.module.js';
import { PriceBooksModule } from '../price-books/price-books.module.js';
import { WorkshopModule } from '../workshop/workshop.module.js';
import { QuoteExportService } from './export/quote-export.service.js';
import { BasketPricer } from './basket-pricer.service.js';
import { PriceDifferencesService } from './price-differences.service.js';
import { QuoteDocumentService } from './quote-document.service.js';
import { QuotePaperService } from './quote-paper.service.js';
import { QuoteRows } from './quote-rows.js';
import { QuotesController } from './quotes.controller.js';
import { QuotesService } from './quotes.service.js';
import { SavedQuotesController } from './saved-quotes.controller.js';
import { SavedQuotesService } from './saved-quotes.service.js';
import { QuoteSharingService } from './share/quote-sharing.service.js';

@Module({
  imports: [CatalogModule, DocumentsModule, FilesModule, PriceBooksModule, WorkshopModule],
  controllers: [QuotesController, SavedQuotesController],
  providers: [
    BasketPricer,
    PriceDifferencesService,
    QuoteDocumentService,
    QuoteExportService,
    QuotePaperService,
    QuoteRows,
    QuoteSharingService,
    QuotesService,
    SavedQuotesService,
  ],
  exports: [
    BasketPricer,
    PriceDifferencesService,
    QuoteDocumentService,
    QuotePaperService,
    QuoteSharingService,
    QuotesService,
    SavedQuotesService,
  ],
})
export class QuotesModule {}
