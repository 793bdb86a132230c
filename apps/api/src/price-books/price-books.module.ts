import { Module } from '@nestjs/common';
import { BookComparisons } from './book-comparison.service.js';
import { PriceBookDrafts } from './price-book-drafts.service.js';
import { PriceBooks } from './price-books.service.js';

@Module({
  providers: [BookComparisons, PriceBookDrafts, PriceBooks],
  exports: [BookComparisons, PriceBookDrafts, PriceBooks],
})
export class PriceBooksModule {}
