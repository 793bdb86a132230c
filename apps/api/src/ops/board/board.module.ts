import { Module } from '@nestjs/common';
import { MakingModule } from '../../making/making.module.js';
import { BoardController } from './board.controller.js';
import { OrderMakingController } from './order-making.controller.js';

@Module({ imports: [MakingModule], controllers: [BoardController, OrderMakingController] })
export class BoardModule {}
