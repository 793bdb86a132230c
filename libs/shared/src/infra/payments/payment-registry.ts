import type { ProcessSettings } from '../config/env.js';
import type { ProviderSettings } from '../config/payment-settings.js';
import { CmiProvider } from './cmi-provider.js';
import type { PaymentProvider } from './payment-provider.js';
import { SandboxProvider } from './sandbox-provider.js';
import { StripeProvider } from './stripe-provider.js';

/** The settings that every adapter gets, from {@link ProcessSettings}. */
export type PaymentHost = Pick<ProcessSettings, 'publicUrl' | 'appSecret' | 'payment'>;

type Adapters = {
  [Kind in ProviderSettings['kind']]: (
    settings: Extract<ProviderSettings, { kind: Kind }>,
    host: PaymentHost,
  ) => PaymentProvider;
};

/** One line an adapter. */
const adapters: Adapters = {
  sandbox: (_, host) => new SandboxProvider(host),
  cmi: (settings, host) => new CmiProvider({ ...host, ...settings }),
  stripe: (settings, host) => new StripeProvider({ ...host, ...settings }),
};

/** The provider that the settings choose; it connects to nothing until it is used. */
export function createPaymentProvider(host: PaymentHost): PaymentProvider {
  const { provider } = host.payment;
  return (adapters[provider.kind] as (settings: ProviderSettings, host: PaymentHost) => PaymentProvider)(
    provider,
    host,
  );
}
