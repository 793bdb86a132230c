import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module.js';
import { FilesModule } from '../files/files.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { CardsController } from './cards.controller.js';
import { CardsService } from './cards.service.js';

@Module({
  imports: [CatalogModule, FilesModule, QuotesModule],
  controllers: [CardsController],
  providers: [CardsService],
})
export class CardsModule {}
