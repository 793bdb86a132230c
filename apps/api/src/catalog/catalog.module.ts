import { Module } from '@nestjs/common';
import { PriceBooksModule } from '../price-books/price-books.module.js';
import { WorkshopModule } from '../workshop/workshop.module.js';
import { CatalogController } from './catalog.controller.js';
import { CatalogService } from './catalog.service.js';
import { TariffController } from './tariff.controller.js';
import { TariffService } from './tariff.service.js';

@Module({
  imports: [PriceBooksModule, WorkshopModule],
  controllers: [CatalogController, TariffController],
  providers: [CatalogService, TariffService],
  exports: [CatalogService],
})
export class CatalogModule {}
