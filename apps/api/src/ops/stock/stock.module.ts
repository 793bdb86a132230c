import { Module } from '@nestjs/common';
import { MakingModule } from '../../making/making.module.js';
import { StockController } from './stock.controller.js';

@Module({ imports: [MakingModule], controllers: [StockController] })
export class StockModule {}
