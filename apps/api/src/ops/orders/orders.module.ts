import { Module } from '@nestjs/common';
import { OrdersModule } from '../../orders/orders.module.js';
import { PaymentsModule } from '../../payments/payments.module.js';
import { OperatorOrdersController } from './operator-orders.controller.js';

@Module({ imports: [OrdersModule, PaymentsModule], controllers: [OperatorOrdersController] })
export class OperatorOrdersModule {}
