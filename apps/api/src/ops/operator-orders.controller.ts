import { Body, Controller, Get, Param, Patch, Query, UseGuards } from '@nestjs/common';
import { type OrderStatus, orderStatuses } from '@shared/orders/order-states.js';
import { OneOf, Optional, Pattern } from '../http/fields.js';
import { Refuses } from '../http/answers.decorator.js';
import { type OperatorOrderView, OrdersService } from '../orders/orders.service.js';
import { OperatorGuard } from './operator.guard.js';

const Id = () => Pattern(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'must be the id of an order');

class OrderFilter {
  @Optional()
  @OneOf(orderStatuses)
  status?: OrderStatus;

  /** The id of the last order of the page before. */
  @Optional()
  @Id()
  after?: string;
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
  list(@Query() { status, after }: OrderFilter): Promise<OperatorOrderView[]> {
    return this.orders.listForOperators(status, after);
  }

  /** Moves an order on, as its status allows. */
  @Patch(':id')
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], ORDER_NOT_FOUND: [] })
  move(@Param('id') id: string, @Body() { status }: OrderStatusDto): Promise<OperatorOrderView> {
    return this.orders.moveByOperator(id, status);
  }
}
