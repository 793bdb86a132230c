import { randomUUID } from 'node:crypto';
import type { Client } from '@testing/http-client.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { merge } from '@testing/meshes/indexed-mesh.js';
import { box } from '@testing/meshes/shapes.js';

async function made<T>(client: Client, path: string, body: object): Promise<T> {
  const { status, data, text } = await client.post<T>(path, body);
  if (status >= 300) throw new Error(text);
  return data;
}

/** An order as its answer tells it. */
export interface PlacedOrder {
  id: string;
  orderNumber: string;
  totalAmount: number;
}

/** An order of two L-shaped corners that nest on one plate, not paid. */
export async function placedCorners(customer: Client, materialId = 'pla-noir'): Promise<PlacedOrder> {
  const corner = merge(box(170, 170 / 3, 4), box(170 / 3, 170, 4));
  const fileKey = (await customer.upload('corner.stl', encodeBinaryStl(corner))).data.key;
  const places = await customer.get<{ destinations: { id: string }[] }>(
    '/api/shipping/destinations?q=Casablanca',
  );
  const address = {
    ...{ label: 'Atelier', fullName: 'Amina Test', phone: '0612345678' },
    ...{ street: '12, rue des Forges', city: 'Casablanca', postalCode: '20250' },
    shippingDestinationId: places.data.destinations[0]!.id,
  };
  const { id: addressId } = await made<{ id: string }>(customer, '/api/addresses', address);
  const line = { fileKey, fileName: 'corner.stl', materialId, technology: 'fdm' };
  const items = [{ ...line, quantity: 2 }];
  return made<PlacedOrder>(customer, '/api/orders', { addressId, acceptTerms: true, items });
}

/** The same, paid by transfer. */
export async function paidCorners(
  customer: Client,
  operator: Client,
  materialId: string,
): Promise<PlacedOrder> {
  const order = await placedCorners(customer, materialId);
  const transfer = { amount: order.totalAmount, reference: `VIR ${randomUUID()}` };
  await made(operator, `/ops/api/orders/${order.id}/transfer`, transfer);
  return order;
}
