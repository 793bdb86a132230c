import { Body, Controller, Get, Param, Post, StreamableFile } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../http/caller.decorator.js';
import { IdempotencyKey, type RepeatableRequest } from '../http/idempotency-key.decorator.js';
import { RateLimit } from '../http/rate-limit.decorator.js';
import { type OrderCreated, type OrderView, PlaceOrderDto } from './orders.dto.js';
import { OrderPlacement } from './order-placement.js';
import { OrdersService } from './orders.service.js';

@Controller('api/orders')
export class OrdersController {
  constructor(
    private readonly orders: OrdersService,
    private readonly placement: OrderPlacement,
  ) {}

  @Post()
  @RateLimit(20)
  place(
    @CurrentCaller() { userId }: Caller,
    @IdempotencyKey() request: RepeatableRequest | null,
    @Body() dto: PlaceOrderDto,
  ): Promise<OrderCreated> {
    return this.placement.place(userId, request, dto);
  }

  @Get()
  list(@CurrentCaller() { userId }: Caller): Promise<OrderView[]> {
    return this.orders.list(userId);
  }

  @Get(':id/invoice')
  @RateLimit(20)
  async invoice(@CurrentCaller() { userId }: Caller, @Param('id') id: string): Promise<StreamableFile> {
    const { invoiceNumber, content } = await this.orders.openInvoice(userId, id);
    return new StreamableFile(content, {
      type: 'application/pdf',
      disposition: `inline; filename="${invoiceNumber}.pdf"`,
    });
  }
}
