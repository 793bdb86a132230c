import type { Client } from './http-client.js';

/** What a customer enters as a postal address in a served city, for `POST /api/addresses`. */
export async function deliveryAddress(client: Client): Promise<object> {
  const { status, data, text } = await client.get<{ destinations: { id: string; name: string }[] }>(
    '/api/shipping/destinations?q=casablanca',
  );
  if (status !== 200) throw new Error(`${status}: ${text}`);
  const { id: shippingDestinationId, name: city } = data.destinations[0]!;
  return {
    ...{ label: 'Bench', fullName: 'Bench Buyer', phone: '0612345678', street: '1, rue de la Mesure' },
    ...{ city, shippingDestinationId },
  };
}
