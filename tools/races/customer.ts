import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, goodPassword, type ServiceAddress, signedIn } from '@testing/http-client.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import { press } from '@testing/press-button.js';
import { deliveryAddress } from '@testing/delivery-address.js';
import { type Act, callUntil, type Table } from './hand.js';

const hands = 5;
const files = 3;

/** The last of an account's calls deletes it, while the others go on. */
const deletedBeforeEndMs = 500;

const paying = ['pay', 'pay another', 'project accepted'];

/** Opens an account, lets several hands use it at once, and has it deleted among them. */
export async function raceOneCustomer(table: Table, service: ServiceAddress, endMs: number): Promise<void> {
  const client = await signedIn(service);
  const { data } = await client.get<{ user: { id: string; email: string } }>('/api/auth/get-session');
  const { id, email } = data.user;
  table.add('customer', id);
  const keys: string[] = [];
  for (let i = 0; i < files; i += 1) {
    keys.push((await client.upload('part.stl', encodeBinaryStl(box(20 + i, 30, 10)))).data.key);
  }
  const address = await deliveryAddress(client);
  const { data: first } = await client.post<{ id: string }>('/api/addresses', address);
  table.add(`address ${id}`, first.id);
  const acts = actsOf(table, { id, email, cookie: client.cookie, keys, address });
  // An account with a paid order is not deleted before that has arrived.
  if (table.random.below(2) === 1) for (const act of paying) delete acts[act];
  const deletion = async () => {
    await sleep(Math.max(0, endMs - deletedBeforeEndMs - Date.now()));
    table.count(
      'delete',
      await client.post('/api/auth/delete-user', { password: goodPassword, confirm: true }),
    );
  };
  await Promise.all([deletion(), ...Array.from({ length: hands }, () => callUntil(table, acts, endMs))]);
}

interface Account {
  id: string;
  email: string;
  cookie: string | null;
  keys: readonly string[];
  address: object;
}

function actsOf(table: Table, { id, email, cookie, keys, address }: Account): Record<string, Act> {
  const { random } = table;
  const [orders, quotes, addresses] = [`order ${id}`, `quote ${id}`, `address ${id}`];
  const labels = { filename: 'part.stl', fileName: 'part.stl', fileSize: 684, technology: 'fdm' };
  const line = () => ({
    ...{ fileKey: random.pick(keys), ...labels, materialId: 'pla-noir' },
    quantity: 1 + random.below(4),
  });
  const lines = () => [line(), line()];
  const order = (more: object = {}, headers: Record<string, string> = {}) => {
    const body = { addressId: table.take(addresses), acceptTerms: true, items: lines(), ...more };
    return table.keep(table.at(cookie).post('/api/orders', body, headers), orders, 'order');
  };
  return {
    order,
    'order by key': () => order({}, { 'Idempotency-Key': `${id}-${random.below(9)}` }),
    'order of a quote': () => order({ quoteId: table.take(quotes) }),
    cancel: () => table.at(cookie).post(`/api/orders/${table.take(orders)}/cancel`),
    pay: () => pay(table, cookie, table.take(orders)),
    'pay another': () => pay(table, cookie, table.take(orders)),
    invoice: () => table.at(cookie).get(`/api/orders/${table.take(orders)}/invoice`),
    quote: () => table.keep(table.at(cookie).post('/api/quotes', { items: lines() }), quotes),
    'quote confirmed': () => {
      const status = random.pick(['pending', 'confirmed']);
      return table.at(cookie).post(`/api/quotes/${table.take(quotes)}`, { status }, {}, 'PATCH');
    },
    'quote deleted': () =>
      table.at(cookie).post(`/api/quotes/${table.take(quotes)}`, undefined, {}, 'DELETE'),
    'quote shared': () => table.at(cookie).post(`/api/quotes/${table.take(quotes)}/share`),
    'quote printed': () => table.at(cookie).get(`/api/quotes/${table.take(quotes)}/pdf`),
    address: () => {
      const body = { ...address, isDefault: random.below(2) === 1 };
      return table.keep(table.at(cookie).post('/api/addresses', body), addresses);
    },
    'address changed': () => {
      const path = `/api/addresses/${table.take(addresses)}`;
      return table.at(cookie).post(path, { isDefault: true }, {}, 'PATCH');
    },
    'address deleted': () => {
      return table.at(cookie).post(`/api/addresses/${table.take(addresses)}`, undefined, {}, 'DELETE');
    },
    profile: () => {
      const name = `Amina ${random.below(99)}`;
      return table.at(cookie).post('/api/user/profile', { name }, {}, 'PATCH');
    },
    archive: () => table.at(cookie).post('/api/user/export'),
    upload: () => table.at(cookie).upload('part.stl', encodeBinaryStl(box(10 + random.below(40), 20, 10))),
    basket: () => table.at(cookie).post('/api/quotes/batch', { items: lines() }),
    project: () => {
      const body = {
        vertical: 'hobby',
        title: 'A bracket',
        description: 'A bracket for the lamp of an old bicycle.',
      };
      return table.keep(
        table.at(cookie).post('/api/requests', { ...body, fileKey: random.pick(keys) }),
        'project',
      );
    },
    'project accepted': () => {
      const body = { addressId: table.take(addresses), acceptTerms: true };
      return table.at(cookie).post(`/api/requests/${table.take('project')}/accept`, body);
    },
    'project declined': () => table.at(cookie).post(`/api/requests/${table.take('project')}/decline`, {}),
    'password forgotten': () => table.at(null).post('/api/auth/request-password-reset', { email }),
    'address to come': () => {
      const body = { newEmail: `${randomUUID()}@example.com`, currentPassword: goodPassword };
      return table.at(cookie).post('/api/auth/change-email', body);
    },
    'sign in': () => table.at(null).post('/api/auth/sign-in/email', { email, password: goodPassword }),
    'sessions ended': () => table.at(cookie).post('/api/auth/revoke-other-sessions', {}),
  };
}

/** Opens the sandbox's page and decides there. */
async function pay(table: Table, cookie: string | null, orderId: string): Promise<Answer> {
  const client = table.at(cookie);
  const opened = await client.post<{ url: string }>('/api/payments/checkout', { orderId });
  if (opened.status !== 200) return opened;
  return press(client, new URL(opened.data.url), table.random.pick(['pay', 'pay', 'pay', 'decline']));
}
