import { Module } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import {
  PAYMENT_GATEWAY,
  PAYMENT_METHODS,
  type PaymentGateway,
} from '@shared/infra/payments/payment-provider.js';
import { createPaymentGateway, createPaymentMethods } from '@shared/infra/payments/payment-registry.js';
import { CallbacksService } from './callbacks.service.js';
import { ErrorPages } from '../http/page-error.filter.js';
import { OrderPagesService } from './order-pages.service.js';
import { PayErrorPages } from './pay-error-pages.js';
import { PayPagesController } from './pay-pages.controller.js';
import { PayPagesService } from './pay-pages.service.js';
import { PaymentEventsService } from './payment-events.service.js';
import { RefundFailures } from './refund-failures.service.js';
import { TakenBack } from './taken-back.service.js';
import { RefundsService } from './refunds.service.js';
import { TransfersService } from './transfers.service.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsService } from './payments.service.js';
import { SettlementService } from './settlement.service.js';

@Module({
  controllers: [PaymentsController, PayPagesController],
  providers: [
    PaymentsService,
    CallbacksService,
    PaymentEventsService,
    RefundsService,
    RefundFailures,
    TakenBack,
    TransfersService,
    SettlementService,
    PayPagesService,
    OrderPagesService,
    { provide: ErrorPages, useClass: PayErrorPages },
    {
      provide: PAYMENT_GATEWAY,
      inject: [SETTINGS],
      useFactory: (settings: ProcessSettings) => createPaymentGateway(settings),
    },
    {
      provide: PAYMENT_METHODS,
      inject: [SETTINGS, PAYMENT_GATEWAY],
      useFactory: (settings: ProcessSettings, gateway: PaymentGateway) =>
        createPaymentMethods(settings, gateway),
    },
  ],
  exports: [PaymentsService, RefundsService, TransfersService],
})
export class PaymentsModule {}
