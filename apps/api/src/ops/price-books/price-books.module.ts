import { Module } from '@nestjs/common';
import { PriceBooksModule } from '../../price-books/price-books.module.js';
import { PriceBooksController } from './price-books.controller.js';

@Module({ imports: [PriceBooksModule], controllers: [PriceBooksController] })
export class OperatorPriceBooksModule {}
