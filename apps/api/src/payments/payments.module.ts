import { Module } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { PAYMENT_PROVIDER } from '@shared/infra/payments/payment-provider.js';
import { createPaymentProvider } from '@shared/infra/payments/payment-registry.js';
import { CallbacksService } from './callbacks.service.js';
import { ErrorPages } from '../http/page-error.filter.js';
import { PayErrorPages } from './pay-error-pages.js';
import { PayPagesController } from './pay-pages.controller.js';
import { PayPagesService } from './pay-pages.service.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsService } from './payments.service.js';
import { SettlementService } from './settlement.service.js';

@Module({
  controllers: [PaymentsController, PayPagesController],
  providers: [
    PaymentsService,
    CallbacksService,
    SettlementService,
    PayPagesService,
    { provide: ErrorPages, useClass: PayErrorPages },
    {
      provide: PAYMENT_PROVIDER,
      inject: [SETTINGS],
      useFactory: (settings: ProcessSettings) => createPaymentProvider(settings),
    },
  ],
  exports: [PaymentsService],
})
export class PaymentsModule {}
