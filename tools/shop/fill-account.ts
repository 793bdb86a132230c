import { randomUUID } from 'node:crypto';
import type { OrderStatus } from '@shared/domain/orders/order-states.js';
import type { Answer, Client } from '@testing/http-client.js';
import { pressPay } from '../demo/demo-order.js';
import type { ShopPart } from './shop-parts.js';

/** Records of the account, by their ids. */
export interface FilledAccount {
  quoteId: string;
  /** An order whose parcel is on its way. */
  orderId: string;
  /** An order that is to be paid. */
  unpaidOrderId: string;
  projectId: string;
  /** The quote's link for others. */
  sharedPath: string;
}

interface Created {
  id: string;
}

const purchase = {
  company: { name: 'Atlas Pièces SARL', ice: '001234567000089' },
  purchaseOrder: 'BC-2026-118',
  project: 'Ligne 3',
};

/** What a call of the API answers. */
export async function dataOf<T>(call: Promise<Answer<T>>): Promise<T> {
  const { status, data, text } = await call;
  if (status >= 300) throw new Error(`${status} ${text}`);
  return data;
}

async function uploadParts(customer: Client, parts: readonly ShopPart[]): Promise<object[]> {
  const lines: object[] = [];
  for (const { name, content, materialId, quantity } of parts) {
    const { key } = await dataOf(customer.upload(name, content));
    const file = { fileKey: key, fileName: name, fileSize: content.length };
    lines.push({ ...file, technology: 'fdm', materialId, quantity });
  }
  return lines;
}

async function addAddress(customer: Client): Promise<string> {
  const path = '/api/shipping/destinations?q=casablanca';
  const { destinations } = await dataOf(customer.get<{ destinations: { id: string; name: string }[] }>(path));
  const { id: shippingDestinationId, name: city } = destinations[0]!;
  const place = { street: '12, rue des Forges', city, shippingDestinationId, postalCode: '20000' };
  const body = { label: 'Atelier', fullName: 'Amina Test', phone: '0612345678', ...place, isDefault: true };
  return (await dataOf(customer.post<Created>('/api/addresses', body))).id;
}

async function pay(customer: Client, orderId: string): Promise<void> {
  const checkout = { orderId, locale: 'fr' };
  await pressPay((await dataOf(customer.post<{ url: string }>('/api/payments/checkout', checkout))).url);
  for (;;) {
    const { status } = await dataOf(customer.get<{ status: OrderStatus }>(`/api/orders/${orderId}`));
    if (status === 'paid') return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function ship(operator: Client, orderId: string): Promise<void> {
  const tracking = { carrier: 'Amana', trackingNumber: 'LB123456789MA' };
  for (const move of [{ status: 'inProduction' }, { status: 'shipped', ...tracking }]) {
    await dataOf(operator.post(`/ops/api/orders/${orderId}`, move, {}, 'PATCH'));
  }
  const refund = { amount: 10.5, reason: 'Une pièce voilée', reference: 'VIR 78' };
  const once = { 'Idempotency-Key': randomUUID() };
  await dataOf(operator.post(`/ops/api/orders/${orderId}/refunds`, refund, once));
}

async function sendProject(customer: Client, operator: Client, fileKey: string): Promise<string> {
  const { id } = await dataOf(
    customer.post<Created>('/api/requests', {
      vertical: 'other',
      title: 'Rail de guidage, 300 mm',
      description: 'Le rail est plus long que votre plateau. Le couper en deux avec un emboîtement convient.',
      quantity: 2,
      fileKey,
    }),
  );
  const text = 'En deux moitiés, emboîtées et collées.';
  await dataOf(operator.post(`/ops/api/requests/${id}/answer`, { amount: 1450.5, text, deliveryDays: 12 }));
  return id;
}

/** Does what a customer does in some weeks: stores parts, saves a quote and shares it, orders, asks for a project. */
export async function fillAccount(
  customer: Client,
  operator: Client,
  parts: readonly ShopPart[],
): Promise<FilledAccount> {
  const lines = await uploadParts(customer, parts);
  const items = lines.slice(0, 4);
  const addressId = await addAddress(customer);
  const { id: quoteId } = await dataOf(customer.post<Created>('/api/quotes', { items, ...purchase }));
  const { url } = await dataOf(customer.post<{ url: string }>(`/api/quotes/${quoteId}/share`));
  const place = async (body: object): Promise<string> =>
    (await dataOf(customer.post<Created>('/api/orders', { addressId, acceptTerms: true, ...body }))).id;
  const orderId = await place({ items, quoteId, ...purchase });
  await pay(customer, orderId);
  await ship(operator, orderId);
  const cancelledId = await place({ items: items.slice(2, 3) });
  await dataOf(customer.post(`/api/orders/${cancelledId}/cancel`));
  const paidId = await place({ items: items.slice(1, 3) });
  await pay(customer, paidId);
  const unpaidOrderId = await place({ items: items.slice(0, 2) });
  const { fileKey } = lines.at(-1) as { fileKey: string };
  const projectId = await sendProject(customer, operator, fileKey);
  const { pathname, search } = new URL(url);
  return { quoteId, orderId, unpaidOrderId, projectId, sharedPath: pathname + search };
}
