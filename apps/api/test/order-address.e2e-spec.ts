import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Client, signedIn } from '@testing/http-client.js';
import { newAdmin } from '@testing/new-admin.js';
import { expectRefusal, refusedFields } from './refusal.js';
import { addAddress, type OrderAnswer, orderLine, placeOrder, uploadBox } from './shop.js';
import { sharedStack } from './stack.js';

interface AddressedOrder extends OrderAnswer {
  address: { fullName: string; phone: string; street: string; city: string; postalCode: string | null };
  billingAddress: { street: string; city: string; postalCode: string | null } | null;
}

const stack = sharedStack();
let operator: Client;
let customer: Client & { email: string };
let order: OrderAnswer;

beforeAll(async () => {
  operator = await newAdmin(stack);
});

beforeEach(async () => {
  customer = await signedIn(stack);
  const addressId = await addAddress(customer, { street: '12, rue Ibn Batouta', postalCode: '20000' });
  order = await placeOrder(customer, { addressId, items: [orderLine(await uploadBox(customer))] });
});

const correct = (body: object, by = operator) =>
  by.post<AddressedOrder>(`/ops/api/orders/${order.id}/address`, body, {}, 'PATCH');
const move = (status: string) => operator.post(`/ops/api/orders/${order.id}`, { status }, {}, 'PATCH');
const pay = () =>
  operator.post(`/ops/api/orders/${order.id}/transfer`, {
    amount: order.totalAmount,
    reference: `VIR ${randomUUID()}`,
  });

describe('PATCH /ops/api/orders/{id}/address', () => {
  it('corrects what it names, tells its customer, and the order is found by it', async () => {
    const street = `14, rue ${randomUUID()}`;
    const { status, data } = await correct({ fullName: 'Salma Alaoui', street, postalCode: null });
    expect(status).toBe(200);
    const corrected = { fullName: 'Salma Alaoui', street, city: 'Casablanca', postalCode: null };
    expect(data).toMatchObject({ address: corrected, billingAddress: null });
    expect((await customer.get<AddressedOrder>(`/api/orders/${order.id}`)).data.address).toMatchObject(
      corrected,
    );
    const mail = await customer.mailTo(
      customer.email,
      new RegExp(`^Commande ${order.orderNumber} : adresse corrigée$`),
    );
    expect(mail.text).toContain(street);
    const found = await operator.get<{ id: string }[]>(
      `/ops/api/board/orders?search=${encodeURIComponent(`${order.orderNumber} salma alaoui`)}`,
    );
    expect(JSON.stringify(found.data)).toContain(order.id);
  });

  it('leaves a paid order the address that its invoice has, and says in the audit what was changed', async () => {
    expect((await pay()).status).toBe(200);
    const { data } = await correct({ phone: '0661234567', street: '14, rue Ibn Batouta' });
    expect(data).toMatchObject({
      address: { phone: '0661234567', street: '14, rue Ibn Batouta' },
      billingAddress: { street: '12, rue Ibn Batouta', city: 'Casablanca', postalCode: '20000' },
    });
    expect((await correct({ street: '16, rue Ibn Batouta' })).data.billingAddress).toMatchObject({
      street: '12, rue Ibn Batouta',
    });
    await correct({ street: '16, rue Ibn Batouta' });
    const audit = await operator.get<object[]>(
      `/ops/api/audit?action=order.address&subjectId=${order.orderNumber}`,
    );
    expect(audit.data).toMatchObject([
      { before: { street: '14, rue Ibn Batouta' }, after: { street: '16, rue Ibn Batouta' } },
      {
        before: { street: '12, rue Ibn Batouta' },
        after: { phone: '0661234567', street: '14, rue Ibn Batouta' },
      },
    ]);
  });

  it('is refused once the parcel is delivered', async () => {
    await pay();
    for (const status of ['inProduction', 'shipped']) await move(status);
    expect((await correct({ fullName: 'Salma Alaoui' })).status).toBe(200);
    await move('delivered');
    const refused = expectRefusal(await correct({ street: '14, rue Ibn Batouta' }), 400, 'VALIDATION_ERROR');
    expect(refusedFields(refused)).toEqual(['street']);
    expect((await correct({ fullName: 'Salma Alaoui' })).status).toBe(200);
  });

  it.each([
    [{ street: '14' }, 'street'],
    [{ fullName: null }, 'fullName'],
    [{ phone: '12' }, 'phone'],
    [{ postalCode: '2000' }, 'postalCode'],
  ])('refuses %j', async (body, field) => {
    const refused = expectRefusal(await correct(body), 400, 'VALIDATION_ERROR');
    expect(refusedFields(refused)).toEqual([field]);
  });

  it('is for operators, and for orders that exist', async () => {
    expectRefusal(
      await correct({ street: '14, rue Ibn Batouta' }, customer),
      403,
      'INSUFFICIENT_PERMISSIONS',
    );
    const path = `/ops/api/orders/${randomUUID()}/address`;
    expectRefusal(
      await operator.post(path, { street: '14, rue Haute' }, {}, 'PATCH'),
      404,
      'ORDER_NOT_FOUND',
    );
  });
});
