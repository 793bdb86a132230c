import { encodeBinaryStl } from '../../meshes/encode.js';
import { box } from '../../meshes/shapes.js';
import { type Client, goodPassword, type ServiceAddress, signedIn } from '../../http-client.js';
import type { FuzzAccount } from './fuzz-request.js';

interface Id {
  id: string;
}

async function made<T>(client: Client, path: string, body: object): Promise<T> {
  const { status, data, text } = await client.post<T>(path, body);
  if (status >= 300) throw new Error(`${path} refused what the fuzzer needs: ${text}`);
  return data;
}

/** A customer who has one of everything, so that mutated requests reach the code behind the first checks. */
export async function makeAccount(service: ServiceAddress, email?: string): Promise<FuzzAccount> {
  const client = await signedIn(service, email);
  const files = await Promise.all([
    client.upload('box.stl', encodeBinaryStl(box(40, 20, 10))),
    client.upload('cube.stl', encodeBinaryStl(box(20, 20, 20))),
    client.upload('huge.stl', encodeBinaryStl(box(400, 20, 20))),
  ]);
  const [fileKey = ''] = files.map(({ data }) => data.key);
  const found = await client.get<{ destinations: Id[] }>('/api/shipping/destinations?q=casa');
  const destination = found.data.destinations[0]!.id;
  const address = await made<Id>(client, '/api/addresses', {
    ...{ label: 'Fuzz', fullName: 'Amina Test', phone: '0612345678', street: '12, rue des Forges' },
    ...{ city: 'Casablanca', shippingDestinationId: destination },
  });
  const line = { fileKey, fileName: 'box.stl', materialId: 'pla-noir', technology: 'fdm', quantity: 2 };
  const quote = await made<Id>(client, '/api/quotes', { items: [{ ...line, fileSize: 684 }] });
  const order = await made<Id>(client, '/api/orders', {
    addressId: address.id,
    acceptTerms: true,
    items: [line],
  });
  const none = '0198c1f2-7d3a-7c41-8000-000000000000';
  return {
    cookie: client.cookie ?? '',
    pools: {
      ...{ fileKey: files.map(({ data }) => data.key), logoKey: ['', fileKey], key: [fileKey] },
      ...{
        materialId: ['pla-noir', 'petg-noir', 'tpu-noir'],
        material: ['pla-noir'],
        textColorId: ['', 'pla-blanc'],
      },
      ...{
        markColorId: ['', 'pla-blanc'],
        addressId: [address.id],
        quoteId: [quote.id],
        orderId: [order.id],
      },
      ...{ shippingDestinationId: [destination], destinationId: [destination], city: ['Casablanca', 'casa'] },
      ...{
        email: [client.email, 'nobody@example.com'],
        password: [goodPassword],
        acceptTerms: [true],
        q: ['casa', 'fès'],
      },
      ...{ id: [none, address.id, quote.id, order.id], provider: ['sandbox', 'cmi'] },
      ...{ '/api/addresses/{id}:id': [address.id, none], '/api/quotes/{id}:id': [quote.id, none] },
      ...{ '/api/quotes/{id}/pdf:id': [quote.id, none], '/api/orders/{id}/invoice:id': [order.id, none] },
    },
  };
}
