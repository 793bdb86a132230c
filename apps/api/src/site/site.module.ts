import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module.js';
import { ContactModule } from '../contact/contact.module.js';
import { PriceBooksModule } from '../price-books/price-books.module.js';
import { StorefrontFilesModule } from '../storefront/storefront-files.module.js';
import { ContactPageController } from './contact-page.controller.js';
import { SiteFilesController } from './site-files.controller.js';
import { SiteIndexService } from './site-index.service.js';
import { ErrorPages } from '../http/page-error.filter.js';
import { SiteErrorPages } from './site-error-pages.js';
import { SiteController } from './site.controller.js';
import { SiteService } from './site.service.js';

@Module({
  imports: [CatalogModule, ContactModule, PriceBooksModule, StorefrontFilesModule],
  controllers: [SiteController, ContactPageController, SiteFilesController],
  providers: [
    SiteService,
    SiteIndexService,
    SiteErrorPages,
    { provide: ErrorPages, useExisting: SiteErrorPages },
  ],
  // Pages that stand in the site's frame have its error pages, too.
  exports: [SiteService, SiteIndexService, SiteErrorPages, ErrorPages],
})
export class SiteModule {}
