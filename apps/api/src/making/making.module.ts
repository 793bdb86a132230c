import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { FilesModule } from '../files/files.module.js';
import { WorkshopModule } from '../workshop/workshop.module.js';
import { OrderFilesService } from './order-files.service.js';
import { OrderMailsService } from './order-mails.service.js';
import { OrderMakingService } from './order-making.service.js';
import { OrdersBoardService } from './orders-board.service.js';
import { PackingSlipsService } from './packing-slips.service.js';
import { PlateMovesService } from './plate-moves.service.js';
import { PlatePlansService } from './plate-plans.service.js';
import { PlatesService } from './plates.service.js';
import { StockService } from './stock.service.js';
import { UnwantedCopiesService } from './unwanted-copies.service.js';

const services = [
  OrderFilesService,
  OrderMailsService,
  OrderMakingService,
  OrdersBoardService,
  PackingSlipsService,
  PlateMovesService,
  PlatePlansService,
  PlatesService,
  StockService,
  UnwantedCopiesService,
];

/** From a paid order to its parcel: plates, steps, files, papers, stock. */
@Module({
  imports: [CatalogModule, DocumentsModule, FilesModule, WorkshopModule],
  providers: services,
  exports: services,
})
export class MakingModule {}
