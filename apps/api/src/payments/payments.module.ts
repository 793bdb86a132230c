import { Module } from '@nestjs/common';
import type { ProcessSettings } from '@shared/config/env.js';
import { SETTINGS } from '@shared/config/settings.token.js';
import { PAYMENT_PROVIDER } from '@shared/payments/payment-provider.js';
import { createPaymentProvider } from '@shared/payments/payment-registry.js';
import { CallbacksService } from './callbacks.service.js';
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
    {
      provide: PAYMENT_PROVIDER,
      inject: [SETTINGS],
      useFactory: (settings: ProcessSettings) => createPaymentProvider(settings),
    },
  ],
  exports: [PaymentsService],
})
export class PaymentsModule {}
