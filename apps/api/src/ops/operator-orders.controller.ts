import { Body, Controller, Get, Param, Patch, Query, UseGuards } from '@nestjs/common';
import { type OrderStatus, orderStatuses } from '@shared/domain/orders/order-states.js';
import { OneOf, Optional, Pattern } from '../endpoint/fields.js';
import { Refuses } from '../endpoint/answers.decorator.js';
import type { Page } from '../endpoint/page.js';
import { PageQuery } from '../endpoint/page-query.js';
import { type OperatorOrderView, OrdersService } from '../orders/orders.service.js';
import { OperatorGuard } from './operator.guard.js';
import { expects } from '../endpoint/expectation.js';

const Id = () => Pattern(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, expects('api.fields.orderId'));

class OrderFilter extends PageQuery {
  /** Only the orders in this state; without it those that an operator may still move. */
  @Optional()
  @OneOf(orderStatuses)
  status?: OrderStatus;

  /** The `nextCursor` of the page before: the id of its last order. */
  @Optional()
  @Id()
  declare after?: string;
}

class OrderStatusDto {
  /** The state that the order is to have. */
  @OneOf(orderStatuses)
  status: OrderStatus;
}

/** Orders as the shop sees them. Needs the session of an operator, an account named in `OPERATOR_EMAILS`. */
@Controller('ops/orders')
@UseGuards(OperatorGuard)
export class OperatorOrdersController {
  constructor(private readonly orders: OrdersService) {}

  /**
   * Lists the orders of all customers, oldest first: those of one status, or without `status` those that an operator
   * may still move.
   */
  @Get()
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  list(@Query() { status, ...page }: OrderFilter): Promise<Page<OperatorOrderView>> {
    return this.orders.listForOperators(status, page);
  }

  /** Moves an order on, as its status allows. */
  @Patch(':id')
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], ORDER_NOT_FOUND: [] })
  move(@Param('id') id: string, @Body() { status }: OrderStatusDto): Promise<OperatorOrderView> {
    return this.orders.moveByOperator(id, status);
  }
}
