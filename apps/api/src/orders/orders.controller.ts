import { Body, Controller, Get, Param, Post, Query, StreamableFile } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../endpoint/caller.decorator.js';
import { Refuses, Sends } from '../endpoint/answers.decorator.js';
import { IdempotencyKey, type RepeatableRequest } from '../endpoint/idempotency-key.decorator.js';
import type { Page } from '../endpoint/page.js';
import { PageQuery } from '../endpoint/page-query.js';
import { pricingRefusals } from '../endpoint/pricing-refusals.js';
import { RateLimit } from '../endpoint/rate-limit.decorator.js';
import { type OrderCreated, type OrderView, type OrderWithLinesView, PlaceOrderDto } from './orders.dto.js';
import { OrderPlacement } from './order-placement.js';
import { OrdersService } from './orders.service.js';

/** Orders and their invoices. */
@Controller('api/orders')
export class OrdersController {
  constructor(
    private readonly orders: OrdersService,
    private readonly placement: OrderPlacement,
  ) {}

  /**
   * Places an order, re-priced from the files: `totalAmount` is what the payment provider will charge. With `quoteId`
   * the lines must be the quote's; a repeat while the order is unpaid answers with that order.
   */
  @Post()
  @RateLimit(20)
  @Refuses({
    ...pricingRefusals,
    RESOURCE_NOT_FOUND: [],
    FORBIDDEN: [],
    QUOTE_NOT_FOUND: [],
    INVALID_INPUT: [
      ...pricingRefusals.INVALID_INPUT,
      'quoteMismatch',
      'quoteExpired',
      'quoteAlreadyOrdered',
      'tooManyUnpaidOrders',
    ],
  })
  place(
    @CurrentCaller() { userId }: Caller,
    @IdempotencyKey() request: RepeatableRequest | null,
    @Body() dto: PlaceOrderDto,
  ): Promise<OrderCreated> {
    return this.placement.place(userId, request, dto);
  }

  /** Lists the caller's orders, newest first. */
  @Get()
  list(@CurrentCaller() { userId }: Caller, @Query() page: PageQuery): Promise<Page<OrderView>> {
    return this.orders.list(userId, page);
  }

  /** Shows an order with its lines. */
  @Get(':id')
  @Refuses({ ORDER_NOT_FOUND: [] })
  get(@CurrentCaller() { userId }: Caller, @Param('id') id: string): Promise<OrderWithLinesView> {
    return this.orders.get(userId, id);
  }

  /** Downloads the invoice of a paid order as a PDF, which never changes. */
  @Get(':id/invoice')
  @RateLimit(20)
  @Sends('application/pdf')
  @Refuses({ ORDER_NOT_FOUND: [], STORAGE_ERROR: [], EXTERNAL_SERVICE_ERROR: [] })
  async invoice(@CurrentCaller() { userId }: Caller, @Param('id') id: string): Promise<StreamableFile> {
    const { invoiceNumber, content } = await this.orders.openInvoice(userId, id);
    return new StreamableFile(content, {
      type: 'application/pdf',
      disposition: `inline; filename="${invoiceNumber}.pdf"`,
    });
  }
}
