import type { PaymentMethod } from '@shared/domain/orders/payment-methods.js';

/** The provider that the settings choose, with all that it needs. */
export type ProviderSettings =
  | { kind: 'sandbox' }
  | { kind: 'cmi'; clientId: string; storeKey: string; gatewayUrl: string }
  | { kind: 'stripe'; secretKey: string; webhookSecret: string; apiUrl: string };

export interface PaymentSettings {
  /** How customers may pay; at least one. */
  methods: readonly PaymentMethod[];
  provider: ProviderSettings;
  /** Base address of the callbacks, as the provider reaches it; without a trailing slash. */
  callbackUrl: string;
}

/** The rows of the settings table that payments read. */
interface PaymentRows {
  PAYMENT_PROVIDER: ProviderSettings['kind'];
  CMI_CLIENT_ID: string | null;
  CMI_STORE_KEY: string | null;
  CMI_GATEWAY_URL: string | null;
  STRIPE_SECRET_KEY: string | null;
  STRIPE_WEBHOOK_SECRET: string | null;
  STRIPE_API_URL: string;
}

/** Settings that have no default, by the provider that cannot do without them. */
const needed: Record<ProviderSettings['kind'], readonly (keyof PaymentRows)[]> = {
  sandbox: [],
  cmi: ['CMI_CLIENT_ID', 'CMI_STORE_KEY', 'CMI_GATEWAY_URL'],
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
};

/** Every provider that `PAYMENT_PROVIDER` may name. */
export const paymentProviders = Object.keys(needed) as ProviderSettings['kind'][];

/**
 * The chosen provider's settings.
 *
 * @param isSet whether the environment gives a value, right or wrong: a wrong one is reported elsewhere.
 * @param faults gets a message that names the settings the provider lacks.
 */
export function readProvider(
  rows: PaymentRows,
  isSet: (name: keyof PaymentRows) => boolean,
  faults: string[],
): ProviderSettings {
  const kind = rows.PAYMENT_PROVIDER;
  // An unknown provider is reported elsewhere, and is null here.
  const missing = (needed[kind] ?? []).filter((name) => !isSet(name));
  if (missing.length > 0) faults.push(`${missing.join(', ')} must be set too: PAYMENT_PROVIDER is ${kind}.`);
  switch (kind) {
    case 'cmi':
      return {
        kind,
        clientId: rows.CMI_CLIENT_ID ?? '',
        storeKey: rows.CMI_STORE_KEY ?? '',
        gatewayUrl: rows.CMI_GATEWAY_URL ?? '',
      };
    case 'stripe':
      return {
        kind,
        secretKey: rows.STRIPE_SECRET_KEY ?? '',
        webhookSecret: rows.STRIPE_WEBHOOK_SECRET ?? '',
        apiUrl: rows.STRIPE_API_URL,
      };
    case 'sandbox':
      return { kind };
  }
}
