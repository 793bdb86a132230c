import { Module } from '@nestjs/common';
import { AddressesModule } from '../addresses/addresses.module.js';
import { CatalogModule } from '../catalog/catalog.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { FilesModule } from '../files/files.module.js';
import { PriceBooksModule } from '../price-books/price-books.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { WorkshopModule } from '../workshop/workshop.module.js';
import { OperatorOrdersService } from './operator-orders.service.js';
import { OrderPlacement } from './order-placement.js';
import { OrderRows } from './order-rows.js';
import { OrdersController } from './orders.controller.js';
import { OrdersService } from './orders.service.js';
import { ProjectOrders } from './project-orders.service.js';

@Module({
  imports: [
    AddressesModule,
    CatalogModule,
    DocumentsModule,
    FilesModule,
    PriceBooksModule,
    QuotesModule,
    WorkshopModule,
  ],
  controllers: [OrdersController],
  providers: [OrderRows, OrderPlacement, OrdersService, OperatorOrdersService, ProjectOrders],
  exports: [OrdersService, OperatorOrdersService, ProjectOrders],
})
export class OrdersModule {}
