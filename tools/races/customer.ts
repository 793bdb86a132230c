import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '@testing/http-client.js';
import { goodPassword, signedIn } from '@testing/http-client.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import { deliveryAddress } from '../../bench/delivery-address.js';
import { type Act, callUntil, type Table } from './hand.js';

const hands = 5;
const files = 3;

/** The last of an account's calls deletes it, while the others go on. */
const deletedBeforeEndMs = 500;

const paying = ['pay', 'pay another', 'project accepted'];

/** Opens an account, lets several hands use it at once, and has it deleted among them. */
export async function raceOneCustomer(table: Table, service: Service, endMs: number): Promise<void> {
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
  const acts = actsOf({ id, email, cookie: client.cookie, keys, address });
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

/** Where accounts are opened. */
export interface Service {
  baseUrl: string;
  mailFolder: string;
}

interface Account {
  id: string;
  email: string;
  cookie: string | null;
  keys: readonly string[];
  address: object;
}

function actsOf({ id, email, cookie, keys, address }: Account): Record<string, Act> {
  const labels = { filename: 'part.stl', fileName: 'part.stl', fileSize: 684, technology: 'fdm' };
  const line = ({ random }: Table) => ({
    ...{ fileKey: random.pick(keys), ...labels, materialId: 'pla-noir' },
    quantity: 1 + random.below(4),
  });
  const lines = (table: Table) => [line(table), line(table)];
  const order = (table: Table, more: object = {}) => ({
    ...{ addressId: table.take(`address ${id}`), acceptTerms: true, items: lines(table), ...more },
  });
  /** Keeps the id of what a call has made. */
  const made = async (table: Table, what: string, asked: Promise<Answer>): Promise<Answer> => {
    const answer = await asked;
    if (answer.status === 201) table.add(what, (answer.data as { id: string }).id);
    return answer;
  };
  const orders = `order ${id}`;
  const quotes = `quote ${id}`;
  const ordered = async (table: Table, body: object, headers: Record<string, string> = {}) => {
    const answer = await made(table, orders, table.at(cookie).post('/api/orders', body, headers));
    if (answer.status === 201) table.add('order', (answer.data as { id: string }).id);
    return answer;
  };
  return {
    order: (table) => ordered(table, order(table)),
    'order by key': (table) =>
      ordered(table, order(table), { 'Idempotency-Key': `${id}-${table.random.below(9)}` }),
    'order of a quote': (table) => ordered(table, order(table, { quoteId: table.take(quotes) })),
    cancel: (table) => table.at(cookie).post(`/api/orders/${table.take(orders)}/cancel`),
    pay: (table) => pay(table, cookie, table.take(orders)),
    'pay another': (table) => pay(table, cookie, table.take(orders)),
    invoice: (table) => table.at(cookie).get(`/api/orders/${table.take(orders)}/invoice`),
    quote: (table) => made(table, quotes, table.at(cookie).post('/api/quotes', { items: lines(table) })),
    'quote confirmed': (table) => {
      const status = table.random.pick(['pending', 'confirmed']);
      return table.at(cookie).post(`/api/quotes/${table.take(quotes)}`, { status }, {}, 'PATCH');
    },
    'quote deleted': (table) =>
      table.at(cookie).post(`/api/quotes/${table.take(quotes)}`, undefined, {}, 'DELETE'),
    'quote shared': (table) => table.at(cookie).post(`/api/quotes/${table.take(quotes)}/share`),
    'quote printed': (table) => table.at(cookie).get(`/api/quotes/${table.take(quotes)}/pdf`),
    address: (table) => {
      const body = { ...address, isDefault: table.random.below(2) === 1 };
      return made(table, `address ${id}`, table.at(cookie).post('/api/addresses', body));
    },
    'address changed': (table) => {
      const path = `/api/addresses/${table.take(`address ${id}`)}`;
      return table.at(cookie).post(path, { isDefault: true }, {}, 'PATCH');
    },
    'address deleted': (table) => {
      return table.at(cookie).post(`/api/addresses/${table.take(`address ${id}`)}`, undefined, {}, 'DELETE');
    },
    profile: (table) => {
      const name = `Amina ${table.random.below(99)}`;
      return table.at(cookie).post('/api/user/profile', { name }, {}, 'PATCH');
    },
    archive: (table) => table.at(cookie).post('/api/user/export'),
    upload: (table) =>
      table.at(cookie).upload('part.stl', encodeBinaryStl(box(10 + table.random.below(40), 20, 10))),
    basket: (table) => table.at(cookie).post('/api/quotes/batch', { items: lines(table) }),
    project: (table) => {
      const body = {
        vertical: 'hobby',
        title: 'A bracket',
        description: 'A bracket for the lamp of an old bicycle.',
      };
      return made(
        table,
        'project',
        table.at(cookie).post('/api/requests', { ...body, fileKey: table.random.pick(keys) }),
      );
    },
    'project accepted': (table) => {
      const body = { addressId: table.take(`address ${id}`), acceptTerms: true };
      return table.at(cookie).post(`/api/requests/${table.take('project')}/accept`, body);
    },
    'project declined': (table) =>
      table.at(cookie).post(`/api/requests/${table.take('project')}/decline`, {}),
    'password forgotten': (table) => table.at(null).post('/api/auth/request-password-reset', { email }),
    'address to come': (table) => {
      const body = { newEmail: `${randomUUID()}@example.com`, currentPassword: goodPassword };
      return table.at(cookie).post('/api/auth/change-email', body);
    },
    'sign in': (table) => table.at(null).post('/api/auth/sign-in/email', { email, password: goodPassword }),
    'sessions ended': (table) => table.at(cookie).post('/api/auth/revoke-other-sessions', {}),
  };
}

/** Opens the sandbox's page and decides there. */
async function pay(table: Table, cookie: string | null, orderId: string): Promise<Answer> {
  const client = table.at(cookie);
  const opened = await client.post<{ url: string }>('/api/payments/checkout', { orderId });
  if (opened.status !== 200) return opened;
  const { pathname, search } = new URL(opened.data.url);
  return client.send(`${pathname}${search}`, {
    method: 'POST',
    headers: { Origin: table.baseUrls[0]! },
    body: new URLSearchParams({ decision: table.random.pick(['pay', 'pay', 'pay', 'decline']) }),
    redirect: 'manual',
  });
}
