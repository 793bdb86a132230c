import type { ProcessSettings } from '../config/env.js';
import type { ProviderSettings } from '../config/payment-settings.js';
import { CmiProvider } from './cmi-provider.js';
import type { OfferedMethods, PaymentGateway } from './payment-provider.js';
import { SandboxProvider } from './sandbox-provider.js';
import { StripeProvider } from './stripe-provider.js';
import { TransferProvider } from './transfer-provider.js';

/** The settings that every adapter gets, from {@link ProcessSettings}. */
export type PaymentHost = Pick<ProcessSettings, 'publicUrl' | 'appSecret' | 'payment'>;

type Adapters = {
  [Kind in ProviderSettings['kind']]: (
    settings: Extract<ProviderSettings, { kind: Kind }>,
    host: PaymentHost,
  ) => PaymentGateway;
};

/** One line an adapter. */
const adapters: Adapters = {
  sandbox: (_, host) => new SandboxProvider(host),
  cmi: (settings, host) => new CmiProvider({ ...host, ...settings }),
  stripe: (settings, host) => new StripeProvider({ ...host, ...settings }),
};

/** The gateway that the settings choose; it connects to nothing until it is used. */
export function createPaymentGateway(host: PaymentHost): PaymentGateway {
  const { provider } = host.payment;
  return (adapters[provider.kind] as (settings: ProviderSettings, host: PaymentHost) => PaymentGateway)(
    provider,
    host,
  );
}

/** What customers are offered. */
export function createPaymentMethods(host: PaymentHost, gateway: PaymentGateway): OfferedMethods {
  const providers = { card: gateway, transfer: new TransferProvider(host) };
  return new Map(host.payment.methods.map((method) => [method, providers[method]]));
}
