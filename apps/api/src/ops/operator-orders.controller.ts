import { Body, Controller, Get, Param, Patch, Query, UseGuards } from '@nestjs/common';
import { IsIn } from 'class-validator';
import { type OrderStatus, orderStatuses } from '@shared/orders/order-states.js';
import { Optional } from '../http/fields.js';
import { type OperatorOrderView, OrdersService } from '../orders/orders.service.js';
import { OperatorGuard } from './operator.guard.js';

class OrderFilter {
  @Optional()
  @IsIn(orderStatuses)
  status?: OrderStatus;
}

class OrderStatusDto {
  @IsIn(orderStatuses)
  status: OrderStatus;
}

/** What the shop does with orders: look at them, and move them on. */
@Controller('ops/orders')
@UseGuards(OperatorGuard)
export class OperatorOrdersController {
  constructor(private readonly orders: OrdersService) {}

  @Get()
  list(@Query() { status }: OrderFilter): Promise<OperatorOrderView[]> {
    return this.orders.listForOperators(status);
  }

  @Patch(':id')
  move(@Param('id') id: string, @Body() { status }: OrderStatusDto): Promise<OperatorOrderView> {
    return this.orders.moveByOperator(id, status);
  }
}
