import { randomUUID } from 'node:crypto';
import type { Client } from '@testing/http-client.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { type IndexedMesh, merge } from '@testing/meshes/indexed-mesh.js';
import { box } from '@testing/meshes/shapes.js';
import type { OrderMakingView } from '../src/making/order-making.service.js';
import type { PlatePlanView } from '../src/making/plate-plans.service.js';
import type { PlateView, PlateWithPiecesView } from '../src/making/plates.dto.js';
import { addAddress, orderLine, placeOrder } from './shop.js';

/** An L whose two of a kind nest: a foot and a leg of a third of its sides. */
export const corner = (sideMm: number, heightMm = 4): IndexedMesh =>
  merge(box(sideMm, sideMm / 3, heightMm), box(sideMm / 3, sideMm, heightMm));

export async function uploadMesh(client: Client, name: string, mesh: IndexedMesh): Promise<string> {
  const { data, text, status } = await client.upload(name, encodeBinaryStl(mesh));
  if (status !== 200) throw new Error(text);
  return data.key;
}

/** An order of a customer that is paid by transfer. */
export async function paidOrder(
  customer: Client,
  operator: Client,
  lines: { fileKey: string; [field: string]: unknown }[],
): Promise<{ id: string; orderNumber: string }> {
  const addressId = await addAddress(customer);
  const items = lines.map(({ fileKey, ...changes }) => orderLine(fileKey, changes));
  const order = await placeOrder(customer, { addressId, items });
  const transfer = { amount: order.totalAmount, reference: `VIR ${randomUUID()}` };
  const paid = await operator.post(`/ops/api/orders/${order.id}/transfer`, transfer);
  if (paid.status !== 200) throw new Error(paid.text);
  return order;
}

export async function propose(operator: Client, scope: object): Promise<PlatePlanView> {
  const { status, data, text } = await operator.post<PlatePlanView>('/ops/api/plate-plans', scope);
  if (status !== 201) throw new Error(text);
  return data;
}

/** Plates of these orders, planned. */
export async function plan(operator: Client, scope: object): Promise<PlateView[]> {
  const { id } = await propose(operator, scope);
  const { status, data, text } = await operator.post<PlateView[]>('/ops/api/plates', { planId: id });
  if (status !== 201) throw new Error(text);
  return data;
}

export const movePlate = (operator: Client, id: string, move: object) =>
  operator.post<PlateWithPiecesView>(`/ops/api/plates/${id}`, move, {}, 'PATCH');

/** A header for requests that need one. */
export const anew = () => ({ 'Idempotency-Key': randomUUID() });

/** Counts all copies of an order that are to be planned as made, as an operator who names them. */
export async function finishByHand(operator: Client, id: string): Promise<OrderMakingView> {
  const path = `/ops/api/orders/${id}/making`;
  const { lines } = (await operator.get<OrderMakingView>(path)).data;
  const made = lines.map(({ lineId, copies }) => ({ lineId, copies: copies.toPlan }));
  const step = { step: 'toFinish', made: made.filter(({ copies }) => copies > 0) };
  const { status, data, text } = await operator.post<OrderMakingView>(path, step, {}, 'PATCH');
  if (status !== 200) throw new Error(text);
  return data;
}
