import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../http/caller.decorator.js';
import { RateLimit } from '../http/rate-limit.decorator.js';
import { type AddressView, ChangedAddressDto, NewAddressDto } from './addresses.dto.js';
import { AddressesService } from './addresses.service.js';

@Controller('api/addresses')
export class AddressesController {
  constructor(private readonly addresses: AddressesService) {}

  @Get()
  list(@CurrentCaller() { userId }: Caller): Promise<AddressView[]> {
    return this.addresses.list(userId);
  }

  @Post()
  @RateLimit(20)
  add(
    @CurrentCaller() { userId }: Caller,
    @Body() dto: NewAddressDto,
  ): Promise<Pick<AddressView, 'id' | 'city'>> {
    return this.addresses.add(userId, dto);
  }

  @Patch(':id')
  @RateLimit(20)
  change(
    @CurrentCaller() { userId }: Caller,
    @Param('id') id: string,
    @Body() dto: ChangedAddressDto,
  ): Promise<AddressView> {
    return this.addresses.change(userId, id, dto);
  }

  @Delete(':id')
  @HttpCode(204)
  @RateLimit(20)
  remove(@CurrentCaller() { userId }: Caller, @Param('id') id: string): Promise<void> {
    return this.addresses.remove(userId, id);
  }
}
