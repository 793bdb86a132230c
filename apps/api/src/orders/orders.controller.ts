import { Body, Controller, Get, HttpCode, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import { FromReplica } from '../endpoint/from-replica.decorator.js';
import { documentFile, DocumentFormatQuery, documentTypes } from '../endpoint/answers/document-format.js';
import { type Caller, CurrentCaller } from '../endpoint/caller/caller.decorator.js';
import { Refuses, Sends } from '../endpoint/answers/answers.decorator.js';
import { IdempotencyKey, type RepeatableRequest } from '../endpoint/answers/idempotency-key.decorator.js';
import type { Page } from '../endpoint/lists/page.js';
import { PurchasePageQuery } from '../endpoint/lists/purchase-search.js';
import { pricingRefusals } from '../quotes/basket-pricer.service.js';
import { RateLimit } from '../endpoint/limits/rate-limit.decorator.js';
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
      'quoteOfProject',
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

  /**
   * Lists the caller's orders, newest first.
   * Each has its status, every earlier one with its date, and its parcel once it is sent.
   */
  @Get()
  @FromReplica()
  list(@CurrentCaller() { userId }: Caller, @Query() page: PurchasePageQuery): Promise<Page<OrderView>> {
    return this.orders.list(userId, page);
  }

  /**
   * Shows an order with its lines.
   * `history` dates every status; `shipment` names the parcel, and `creditNotes` what was given back.
   */
  @Get(':id')
  @Refuses({ ORDER_NOT_FOUND: [] })
  get(@CurrentCaller() { userId }: Caller, @Param('id') id: string): Promise<OrderWithLinesView> {
    return this.orders.get(userId, id);
  }

  /** Cancels an order that is not paid yet; repeated, it answers the same. A paid one is refunded by the shop. */
  @Post(':id/cancel')
  @HttpCode(200)
  @RateLimit(20)
  @Refuses({ ORDER_NOT_FOUND: [], INVALID_INPUT: ['orderAlreadyPaid', 'orderNotPayable'] })
  cancel(@CurrentCaller() { userId }: Caller, @Param('id') id: string): Promise<OrderWithLinesView> {
    return this.orders.cancel(userId, id);
  }

  /**
   * Downloads a credit note of the order, as a PDF or as UBL 2.1; neither ever changes.
   * `creditNotes` of the order lists their numbers. With `locale` it says the same in that language.
   */
  @Get(':id/credit-notes/:number')
  @RateLimit(20)
  @Sends(...Object.values(documentTypes))
  @Refuses({ ORDER_NOT_FOUND: [], RESOURCE_NOT_FOUND: [], STORAGE_ERROR: [], EXTERNAL_SERVICE_ERROR: [] })
  async creditNote(
    @CurrentCaller() { userId }: Caller,
    @Param('id') id: string,
    @Param('number') number: string,
    @Query() copy: DocumentFormatQuery,
  ): Promise<StreamableFile> {
    return documentFile(number, copy.format, await this.orders.openCreditNote(userId, id, number, copy));
  }

  /**
   * Downloads the invoice of a paid order, as a PDF or as UBL 2.1; neither ever changes.
   * An order has one invoice, whose number is without gaps. With `locale` it says the same in that language.
   */
  @Get(':id/invoice')
  @RateLimit(20)
  @Sends(...Object.values(documentTypes))
  @Refuses({ ORDER_NOT_FOUND: [], STORAGE_ERROR: [], EXTERNAL_SERVICE_ERROR: [] })
  async invoice(
    @CurrentCaller() { userId }: Caller,
    @Param('id') id: string,
    @Query() copy: DocumentFormatQuery,
  ): Promise<StreamableFile> {
    const { invoiceNumber, content } = await this.orders.openInvoice(userId, id, copy);
    return documentFile(invoiceNumber, copy.format, content);
  }
}
