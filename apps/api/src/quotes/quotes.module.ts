import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module.js';
import { FilesModule } from '../files/files.module.js';
import { QuotesController } from './quotes.controller.js';
import { QuotesService } from './quotes.service.js';

@Module({
  imports: [CatalogModule, FilesModule],
  controllers: [QuotesController],
  providers: [QuotesService],
})
export class QuotesModule {}
