import { Module } from '@nestjs/common';
import { MoneyDays } from './money-day.service.js';
import { MoneyLists } from './money-lists.service.js';
import { Returns } from './returns.service.js';
import { TransferMatches } from './transfer-matches.service.js';

@Module({
  providers: [MoneyDays, MoneyLists, Returns, TransferMatches],
  exports: [MoneyDays, MoneyLists, Returns, TransferMatches],
})
export class MoneyModule {}
