import { Module } from '@nestjs/common';
import { AddressesModule } from '../addresses/addresses.module.js';
import { CatalogModule } from '../catalog/catalog.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { WorkshopModule } from '../workshop/workshop.module.js';
import { OrderPlacement } from './order-placement.js';
import { OrdersController } from './orders.controller.js';
import { OrdersService } from './orders.service.js';

@Module({
  imports: [AddressesModule, CatalogModule, DocumentsModule, QuotesModule, WorkshopModule],
  controllers: [OrdersController],
  providers: [OrderPlacement, OrdersService],
  exports: [OrdersService],
})
export class OrdersModule {}
