import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { FromReplica } from '../../endpoint/from-replica.decorator.js';
import { centimesOf } from '../../endpoint/fields/amount-field.js';
import { Refuses } from '../../endpoint/answers/answers.decorator.js';
import { type Caller, CurrentCaller } from '../../endpoint/caller/caller.decorator.js';
import {
  type RepeatableRequest,
  RequiredIdempotencyKey,
} from '../../endpoint/answers/idempotency-key.decorator.js';
import type { Page } from '../../endpoint/lists/page.js';
import { type OperatorOrderView, OperatorOrdersService } from '../../orders/operator-orders.service.js';
import { type RefundableView, RefundsService, type RefundView } from '../../payments/refunds.service.js';
import { TransfersService } from '../../payments/transfers.service.js';
import {
  OrderAddressDto,
  OrderFilter,
  OrderStatusDto,
  RefundDto,
  TransferDto,
} from './operator-orders.dto.js';
import { OperatorsOnly } from '../access/operators-only.decorator.js';
import { RateLimit } from '../../endpoint/limits/rate-limit.decorator.js';
import { liveReads } from '../live-reads.js';

/** Orders as the shop sees them. Needs the session of an operator. */
@Controller('ops/api/orders')
@OperatorsOnly()
export class OperatorOrdersController {
  constructor(
    private readonly orders: OperatorOrdersService,
    private readonly refunds: RefundsService,
    private readonly transfers: TransfersService,
  ) {}

  /**
   * Lists the orders of all customers, oldest first: those of one status, or without `status` those that an operator
   * may still move.
   * Each comes with its customer.
   */
  @Get()
  @FromReplica()
  @Refuses({ INSUFFICIENT_PERMISSIONS: [] })
  list(@Query() { status, ...page }: OrderFilter): Promise<Page<OperatorOrderView>> {
    return this.orders.list(status, page);
  }

  /**
   * Shows an order with its lines.
   * Beside what its customer sees, it names the customer and, in `nextStatuses`, where it may go from here.
   */
  @Get(':id')
  @RateLimit(liveReads)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], ORDER_NOT_FOUND: [] })
  get(@Param('id') id: string): Promise<OperatorOrderView> {
    return this.orders.get(id);
  }

  /**
   * Moves an order on, as its status allows, and mails its customer. `refunded` gives back all that is left of the
   * payment: where a provider returns the money, the order follows once it has; elsewhere `reference` names
   * what was returned.
   */
  @Patch(':id')
  @Refuses({
    INSUFFICIENT_PERMISSIONS: [],
    ORDER_NOT_FOUND: [],
    INVALID_INPUT: ['notRefundable', 'refundTooLarge'],
    CONFLICT: [],
  })
  async move(
    @CurrentCaller() { userId }: Caller,
    @Param('id') id: string,
    @Body() dto: OrderStatusDto,
  ): Promise<OperatorOrderView> {
    const { reason, reference, ...move } = dto;
    const { ofStatus, ofStep } = move;
    if (move.status !== 'refunded') return this.orders.move(userId, id, move);
    const order = await this.orders.get(id);
    const asked = { reason, reference, ofStatus, ofStep };
    if (order.status !== 'refunded') await this.refunds.refund(userId, null, id, asked);
    return this.orders.get(id);
  }

  /**
   * Corrects where the parcel of an order goes, in the same city, until it is delivered.
   * An invoice keeps the address that it has.
   */
  @Patch(':id/address')
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], ORDER_NOT_FOUND: [] })
  correctAddress(
    @CurrentCaller() { userId }: Caller,
    @Param('id') id: string,
    @Body() dto: OrderAddressDto,
  ): Promise<OperatorOrderView> {
    return this.orders.correctAddress(userId, id, dto);
  }

  /**
   * Lists the refunds of an order, oldest first.
   * Each has its amount and reason and, once it is done, the number of its credit note.
   */
  @Get(':id/refunds')
  @RateLimit(liveReads)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], ORDER_NOT_FOUND: [] })
  listRefunds(@Param('id') id: string): Promise<RefundView[]> {
    return this.refunds.list(id);
  }

  /**
   * Says what can be given back of an order, and who returns the money.
   * Refunds that the provider has not answered yet are no longer left.
   */
  @Get(':id/refundable')
  @RateLimit(liveReads)
  @Refuses({ INSUFFICIENT_PERMISSIONS: [], ORDER_NOT_FOUND: [] })
  refundable(@Param('id') id: string): Promise<RefundableView> {
    return this.refunds.refundable(id);
  }

  /**
   * Gives money back: all that is left of the payment, or a part. Through the provider where it can, else the operator
   * has returned it and names the reference. A credit note follows. Needs an `Idempotency-Key`: a second click must not
   * give a part back twice.
   */
  @Post(':id/refunds')
  @Refuses({
    INSUFFICIENT_PERMISSIONS: [],
    ORDER_NOT_FOUND: [],
    INVALID_INPUT: ['notRefundable', 'refundTooLarge'],
    CONFLICT: [],
  })
  refund(
    @CurrentCaller() { userId }: Caller,
    @RequiredIdempotencyKey() request: RepeatableRequest,
    @Param('id') id: string,
    @Body() { amount, ofRefundable, ...dto }: RefundDto,
  ): Promise<RefundView> {
    const centimes = (mad?: number) => (mad === undefined ? undefined : centimesOf(mad));
    const asked = { amountCentimes: centimes(amount), ofLeftCentimes: centimes(ofRefundable) };
    return this.refunds.refund(userId, request, id, { ...dto, ...asked });
  }

  /**
   * Confirms that an order's bank transfer has arrived: the order is paid. Repeated, it answers the same. A reference
   * confirms another order only with `sharedTransfer`; case, spaces and dashes make no other reference, and of one order and
   * amount another day (`receivedOn`) makes another transfer. Money for an
   * order that is cancelled or refunded is recorded whatever its amount, and with `surplus` a second payment of a paid
   * one: `paymentsToReturn` lists it, and the team and the customer are mailed.
   */
  @Post(':id/transfer')
  @HttpCode(200)
  @Refuses({
    INSUFFICIENT_PERMISSIONS: [],
    ORDER_NOT_FOUND: [],
    INVALID_INPUT: ['orderAlreadyPaid', 'amountMismatch', 'transferAlreadyUsed'],
    CONFLICT: [],
  })
  async transfer(
    @CurrentCaller() { userId }: Caller,
    @Param('id') id: string,
    @Body() { amount, ...transfer }: TransferDto,
  ): Promise<OperatorOrderView> {
    await this.transfers.confirm(userId, id, { amountCentimes: centimesOf(amount), ...transfer });
    return this.orders.get(id);
  }
}
