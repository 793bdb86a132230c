import { setTimeout as sleep } from 'node:timers/promises';
import type { BasketTotals, Quote } from '@shared/domain/pricing/quote.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import type { Client } from '@testing/http-client.js';

export interface SavedQuoteAnswer {
  id: string;
  reference: string;
  status: string;
  expiresAt: string;
  createdAt: string;
  itemCount: number;
  estimatedDeliveryDays: number;
  totalPrice: number;
  totals: BasketTotals;
  items: { id: string; fileKey: string; quantity: number; quote: Quote }[];
}

export interface OrderAnswer {
  id: string;
  orderNumber: string;
  status: string;
  subtotalAmount: number;
  shippingCost: number;
  totalAmount: number;
  itemCount: number;
}

/** Uploads a box; its sides make its content, so that equal boxes share one analysis. */
export async function uploadBox(
  client: Client,
  sidesMm: [number, number, number] = [40, 20, 10],
): Promise<string> {
  const { status, data, text } = await client.upload('box.stl', encodeBinaryStl(box(...sidesMm)));
  if (status !== 200) throw new Error(text);
  return data.key;
}

/** Waits for the picture of an upload; its link. */
export async function untilDrawn(client: Client, fileKey: string): Promise<string> {
  for (const giveUpAt = Date.now() + 40_000; Date.now() < giveUpAt; await sleep(50)) {
    const { data } = await client.post<{ pictureUrl: string | null }>('/api/files/link', { fileKey });
    if (data.pictureUrl !== null) return data.pictureUrl;
  }
  throw new Error(`No picture of ${fileKey} within 40 s.`);
}

/** A line of a saved quote that is accepted, with changes. */
export const quoteLine = (fileKey: string, changes: object = {}) => ({
  fileKey,
  fileName: 'box.stl',
  fileSize: 684,
  materialId: 'pla-noir',
  technology: 'fdm',
  ...changes,
});

/** A line of an order that is accepted, with changes. */
export const orderLine = (fileKey: string, changes: object = {}) => ({
  fileKey,
  fileName: 'box.stl',
  materialId: 'pla-noir',
  technology: 'fdm',
  quantity: 1,
  ...changes,
});

export async function saveQuote(
  client: Client,
  items: object[],
  purchase: object = {},
): Promise<SavedQuoteAnswer> {
  const { status, data, text } = await client.post<SavedQuoteAnswer>('/api/quotes', { items, ...purchase });
  if (status !== 201) throw new Error(text);
  return data;
}

/** An id of the destinations endpoint. */
export async function destinationId(client: Client, city = 'Casablanca'): Promise<string> {
  const path = `/api/shipping/destinations?q=${encodeURIComponent(city)}`;
  const { data } = await client.get<{ destinations: { id: string }[] }>(path);
  return data.destinations[0]!.id;
}

/** An address body that is accepted, with changes. */
export async function addressBody(client: Client, changes: object = {}): Promise<Record<string, unknown>> {
  return {
    label: 'Atelier',
    fullName: 'Amina Test',
    phone: '0612345678',
    street: '12, rue des Forges',
    city: 'Casablanca',
    shippingDestinationId: await destinationId(client),
    postalCode: '20250',
    ...changes,
  };
}

export async function addAddress(client: Client, changes: object = {}): Promise<string> {
  const body = await addressBody(client, changes);
  const { status, data, text } = await client.post<{ id: string }>('/api/addresses', body);
  if (status !== 201) throw new Error(text);
  return data.id;
}

/** Places an order of one line, or of the lines given. */
export async function placeOrder(
  client: Client,
  { addressId, ...changes }: { addressId: string; items: object[]; quoteId?: string },
): Promise<OrderAnswer> {
  const body = { addressId, acceptTerms: true, ...changes };
  const { status, data, text } = await client.post<OrderAnswer>('/api/orders', body);
  if (status !== 201) throw new Error(text);
  return data;
}
