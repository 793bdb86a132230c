import { setTimeout as sleep } from 'node:timers/promises';
import { bodyOf, dataOf, type Schema, type ServiceClient } from '@client/service-client.js';

const confirmationDeadlineMs = 60_000;

/** Adds an address in a served city, and answers its id. */
export async function addAddress(client: ServiceClient, city: Schema<'Destination'>): Promise<string> {
  const body = {
    label: 'Atelier',
    fullName: 'Amina Test',
    phone: '0612345678',
    street: '12, rue des Forges',
    city: city.name,
    shippingDestinationId: city.id,
    postalCode: '40000',
    isDefault: true,
  };
  return (await dataOf(client.POST('/api/addresses', { body }))).id;
}

/** Presses the button of the sandbox's payment page, as a browser would. */
export async function pressPay(pageUrl: string): Promise<void> {
  const page = await (await fetch(pageUrl)).text();
  if (!/<button[^>]*value="pay"/.test(page)) {
    throw new Error(
      `${pageUrl} is not the sandbox’s page: the demo pays with PAYMENT_PROVIDER=sandbox only.`,
    );
  }
  const answer = await fetch(pageUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ decision: 'pay' }),
    headers: { Origin: new URL(pageUrl).origin },
  });
  if (answer.status !== 303)
    throw new Error(`The payment page answered ${answer.status}. Run the demo again.`);
}

/** Waits until the provider's confirmation has made the order paid. */
export async function untilPaid(client: ServiceClient, orderId: string): Promise<Schema<'Order'>> {
  for (const giveUpAt = Date.now() + confirmationDeadlineMs; Date.now() < giveUpAt; await sleep(1000)) {
    const orders = await dataOf(client.GET('/api/orders'));
    const order = orders.find(({ id }) => id === orderId);
    if (order?.status === 'paid') return order;
  }
  throw new Error(
    'The payment was not confirmed within a minute. Is a worker running? See npm run start:worker.',
  );
}

export async function quotePdf(client: ServiceClient, id: string): Promise<Uint8Array> {
  const options = { params: { path: { id } }, parseAs: 'arrayBuffer' } as const;
  return new Uint8Array(await bodyOf(client.GET('/api/quotes/{id}/pdf', options)));
}

export async function invoicePdf(client: ServiceClient, id: string): Promise<Uint8Array> {
  const options = { params: { path: { id } }, parseAs: 'arrayBuffer' } as const;
  return new Uint8Array(await bodyOf(client.GET('/api/orders/{id}/invoice', options)));
}
