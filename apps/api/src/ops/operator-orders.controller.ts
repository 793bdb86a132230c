import { Body, Controller, Get, Param, Patch, Query, UseGuards } from '@nestjs/common';
import { type OrderStatus, orderStatuses } from '@shared/orders/order-states.js';
import { OneOf, Optional } from '../http/fields.js';
import { Refuses } from '../http/answers.decorator.js';
import { type OperatorOrderView, OrdersService } from '../orders/orders.service.js';
import { OperatorGuard } from './operator.guard.js';

class OrderFilter {
  @Optional()
  @OneOf(orderStatuses)
  status?: OrderStatus;
}

class OrderStatusDto {
  @OneOf(orderStatuses)
  status: OrderStatus;
}

/** What the shop does with orders: look at them, and move them on. */
@Controller('ops/orders')
@UseGuards(OperatorGuard)
export class OperatorOrdersController {
  constructor(private readonly orders: OrdersService) {}

  /** Lists the newest 200 orders of all customers. */
  @Get()
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  list(@Query() { status }: OrderFilter): Promise<OperatorOrderView[]> {
    return this.orders.listForOperators(status);
  }

  /** Moves an order on, as its status allows. */
  @Patch(':id')
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], ORDER_NOT_FOUND: [] })
  move(@Param('id') id: string, @Body() { status }: OrderStatusDto): Promise<OperatorOrderView> {
    return this.orders.moveByOperator(id, status);
  }
}
