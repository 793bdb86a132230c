import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { FromReplica } from '../endpoint/from-replica.decorator.js';
import { type Caller, CurrentCaller } from '../endpoint/caller/caller.decorator.js';
import { Refuses } from '../endpoint/answers/answers.decorator.js';
import { IdempotencyKey, type RepeatableRequest } from '../endpoint/answers/idempotency-key.decorator.js';
import type { Page } from '../endpoint/lists/page.js';
import { PageQuery } from '../endpoint/lists/page-query.js';
import { RateLimit } from '../endpoint/limits/rate-limit.decorator.js';
import { type AddressView, ChangedAddressDto, NewAddressDto } from './addresses.dto.js';
import { AddressesService } from './addresses.service.js';

/** Where orders go: the caller's addresses in served cities. */
@Controller('api/addresses')
export class AddressesController {
  constructor(private readonly addresses: AddressesService) {}

  /**
   * Lists the caller's addresses: the default first, then the newest.
   * At most one of them is the default.
   */
  @Get()
  @FromReplica()
  list(@CurrentCaller() { userId }: Caller, @Query() page: PageQuery): Promise<Page<AddressView>> {
    return this.addresses.list(userId, page);
  }

  /** Adds an address. `shippingDestinationId` decides where it is, and `city` must name that place. */
  @Post()
  @RateLimit(20)
  @Refuses({ INVALID_INPUT: ['cityNotServed', 'tooManyRecords'] })
  add(
    @CurrentCaller() { userId }: Caller,
    @IdempotencyKey() request: RepeatableRequest | null,
    @Body() dto: NewAddressDto,
  ): Promise<Pick<AddressView, 'id' | 'city'>> {
    return this.addresses.add(userId, request, dto);
  }

  /**
   * Changes what is sent of an address, and nothing else.
   * `null` clears an optional field. Orders that were placed keep the address they had.
   */
  @Patch(':id')
  @RateLimit(20)
  @Refuses({ INVALID_INPUT: ['cityNotServed'], RESOURCE_NOT_FOUND: [] })
  change(
    @CurrentCaller() { userId }: Caller,
    @Param('id') id: string,
    @Body() dto: ChangedAddressDto,
  ): Promise<AddressView> {
    return this.addresses.change(userId, id, dto);
  }

  /** Removes an address. Orders keep their own copy. */
  @Delete(':id')
  @HttpCode(204)
  @RateLimit(20)
  @Refuses({ RESOURCE_NOT_FOUND: [] })
  remove(@CurrentCaller() { userId }: Caller, @Param('id') id: string): Promise<void> {
    return this.addresses.remove(userId, id);
  }
}
