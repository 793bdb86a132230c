import { Module } from '@nestjs/common';
import { FilesModule } from '../../files/files.module.js';
import { OrdersModule } from '../../orders/orders.module.js';
import { QuotesModule } from '../../quotes/quotes.module.js';
import { CustomerMailsService } from './customer-mails.service.js';
import { CustomersController } from './customers.controller.js';
import { CustomersService } from './customers.service.js';

@Module({
  imports: [FilesModule, OrdersModule, QuotesModule],
  controllers: [CustomersController],
  providers: [CustomerMailsService, CustomersService],
})
export class CustomersModule {}
