import { Module } from '@nestjs/common';
import { MakingModule } from '../making/making.module.js';
import { BoardController } from './board/board.controller.js';
import { OrderMakingController } from './board/order-making.controller.js';
import { PlatePlansController } from './plates/plate-plans.controller.js';
import { PlatesController } from './plates/plates.controller.js';
import { StockController } from './stock/stock.controller.js';

/** The rooms of those who make: board, plates, stock. */
@Module({
  imports: [MakingModule],
  controllers: [
    BoardController,
    OrderMakingController,
    PlatePlansController,
    PlatesController,
    StockController,
  ],
})
export class MakingRoomsModule {}
