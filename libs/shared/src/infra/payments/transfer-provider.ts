import { payPath } from './pay-links.js';
import type { CheckoutAttempt, HostedCheckout, PaymentProvider } from './payment-provider.js';

/** Bank transfers: a page shows the account and the reference; an operator confirms what has arrived. */
export class TransferProvider implements PaymentProvider {
  readonly name = 'transfer';

  constructor(private readonly settings: { publicUrl: string; appSecret: string }) {}

  createCheckout({ attemptId }: CheckoutAttempt): Promise<HostedCheckout> {
    const { publicUrl, appSecret } = this.settings;
    return Promise.resolve({ url: publicUrl + payPath(appSecret, 'transfer', attemptId), expiresAt: null });
  }
}
