import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sandboxCallbackBody, sandboxSignatureHeader } from '@shared/infra/payments/sandbox-provider.js';
import { callbackKey, signBody } from '@shared/infra/payments/signed-body.js';
import type { DrilledService } from '../drilled-service.js';
import type { Fault } from '../fault.js';
import { whileItLasts } from '../moments.js';
import type { Shop } from '../shop.js';
import { Watch } from '../watch.js';

/** An order's payment is reported with a dirham too little, well signed, and once with a signature that is wrong. */
async function begin(service: DrilledService, shop: Shop): Promise<void> {
  const watch = new Watch();
  const { id } = await shop.order(watch);
  await shop.checkout(watch, id);
  const [attempt] = await service.query<{ id: string; amount: string; currency: string }>(
    `select id, amount_centimes as amount, currency from payment_attempts where order_id = '${id}'`,
  );
  const body = sandboxCallbackBody({
    attemptId: attempt!.id,
    decision: 'pay',
    amountCentimes: Number(attempt!.amount) - 100,
    currency: attempt!.currency,
  });
  const secret = (await readFile(join(service.dataDir, 'app-secret'), 'utf8')).trim();
  for (const key of [callbackKey(secret), callbackKey('of somebody else')]) {
    await fetch(`${service.baseUrl}/api/payments/callback/sandbox`, {
      method: 'POST',
      headers: { [sandboxSignatureHeader]: signBody(key, body, new Date()) },
      body,
    });
  }
}

/** A payment callback with a wrong amount, and one with a wrong signature. */
export const refusedCallback: Fault = {
  name: 'refused-callback',
  title: 'A payment callback is refused',
  onCall:
    'Compare the note in payment_events with the provider’s own account. Wrong amounts: ask the provider; the order stays unpaid until a right callback comes, or its money as a transfer; “Settled by hand” only takes the payment off the list. Wrong signatures: compare the secret in the settings; else it is an attack, which nothing came of.',
  alarm: {
    fault: 'Callbacks with a wrong amount and a wrong signature',
    alert: 'CallbackRefused',
    where:
      '`payment_callbacks_total{outcome=~"refused|forged"}`, `payment_events_stored{outcome="refused"}`; `/ops/work/given-up`',
    begin,
    end: () => Promise.resolve(),
  },
  run: async (service, shop) => [
    await whileItLasts(shop, 'once', {
      begin: () => begin(service, shop),
      end: () => Promise.resolve(),
    }),
  ],
};
