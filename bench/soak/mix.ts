import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { press } from '@testing/press-button.js';
import { CountedClient, expectStatus } from './answers.js';
import { Customer } from './customer.js';

/** Something that a customer does: some requests, one after the other. */
export interface Visit {
  name: string;
  /** How often, of the sum of all weights. */
  weight: number;
  /** Answers who goes on in the customer's place, if it is another. */
  act(customer: Customer, turn: number): Promise<Customer | void>;
}

const paidWithinMs = 25_000;

/** By the sandbox's page, until the order is paid. */
async function pay({ client }: Customer, orderId: string): Promise<void> {
  const body = { orderId, locale: 'fr' };
  const { data } = await expectStatus(200, client.post<{ url: string }>('/api/payments/checkout', body));
  const page = new URL(data.url);
  await expectStatus(200, client.get(page.pathname + page.search, { Accept: 'text/html' }));
  await expectStatus(303, press(client, page, 'pay'));
  for (const giveUpAt = Date.now() + paidWithinMs; Date.now() < giveUpAt; await sleep(300)) {
    const order = await expectStatus(200, client.get<{ status: string }>(`/api/orders/${orderId}`));
    if (order.data.status === 'paid') return;
  }
  throw new Error(`order ${orderId} is not paid after ${paidWithinMs / 1000} s`);
}

/** Saved, looked at, printed, exported, shared. */
async function quote(customer: Customer): Promise<void> {
  const { client } = customer;
  const body = { items: customer.lines() };
  const saved = await expectStatus(201, client.post<{ id: string }>('/api/quotes', body));
  const path = `/api/quotes/${saved.data.id}`;
  await expectStatus(200, client.get(path));
  await expectStatus(200, client.get(`${path}/pdf?locale=fr`));
  await expectStatus(200, client.get(`${path}/export?format=xlsx&locale=en`));
  await expectStatus(200, client.post(`${path}/share`));
}

/** Each in turn is refused by another part of the service. */
const refusals: ((customer: Customer) => Promise<unknown>)[] = [
  ({ client }) => expectStatus(400, client.post('/api/quotes/calculate', { fileKey: 7, quantity: -1 })),
  ({ client }) => expectStatus(400, client.upload('part.stl', Buffer.from('no mesh at all'))),
  ({ client }) => expectStatus(404, client.get(`/api/orders/${randomUUID()}`)),
  ({ client }) => expectStatus(404, client.get('/api/nothing-here')),
  ({ client }) => {
    const headers = { 'Content-Type': 'application/json' };
    return expectStatus(400, client.send('/api/orders', { method: 'POST', headers, body: '{"items":' }));
  },
  ({ shop }) => expectStatus(401, new CountedClient(shop.service, shop.answers).get('/api/orders')),
  ({ shop }) => {
    const body = { email: `${randomUUID()}@example.com`, password: 'Wrong2026' };
    return expectStatus(
      401,
      new CountedClient(shop.service, shop.answers).post('/api/auth/sign-in/email', body),
    );
  },
];

/** Leaves before the answer. */
async function leave(customer: Customer): Promise<void> {
  const { client } = customer;
  const headers = { Cookie: client.cookie ?? '', 'Content-Type': 'application/json' };
  const body = JSON.stringify({ items: customer.lines() });
  const url = new URL('/api/quotes/batch', client.service.baseUrl);
  const signal = AbortSignal.timeout(5);
  await fetch(url, { method: 'POST', headers, body, signal })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
}

/** Follows what changes for a moment, as an operator's page does, and closes it. */
async function follow(client: CountedClient): Promise<void> {
  const url = new URL('/ops/api/live?topics=orders,work', client.service.baseUrl);
  const headers = { Cookie: client.cookie ?? '', Accept: 'text/event-stream' };
  await fetch(url, { headers, signal: AbortSignal.timeout(3_000) })
    .then((answer) => answer.text())
    .catch(() => undefined);
}

const lists = ['/api/orders', '/api/quotes?status=pending', '/api/addresses', '/api/files?limit=10'];
const operatorLists = ['home', 'orders?status=paid', 'board', 'queues', 'jobs', 'money/movements'];

/** What customers do, and how often. */
export const mix: readonly Visit[] = [
  {
    name: 'pages',
    weight: 24,
    act: async ({ client, shop }, turn) => {
      await expectStatus(200, client.get(shop.pages[turn % shop.pages.length]!, { Accept: 'text/html' }));
      await expectStatus(200, client.get('/api/materials'));
    },
  },
  {
    name: 'a part and its price',
    weight: 14,
    act: async (customer) => {
      const line = {
        fileKey: await customer.upload(),
        filename: 'part.stl',
        materialId: 'pla-noir',
        quantity: 2,
      };
      await expectStatus(200, customer.client.post('/api/quotes/calculate', line));
    },
  },
  {
    name: 'a line',
    weight: 12,
    act: async (customer) => {
      await expectStatus(200, customer.client.post('/api/quotes/calculate', customer.lines(1)[0]));
    },
  },
  {
    name: 'a basket',
    weight: 14,
    act: async (customer) => {
      await expectStatus(200, customer.client.post('/api/quotes/batch', { items: customer.lines() }));
    },
  },
  {
    name: 'lists',
    weight: 10,
    act: async ({ client }) => {
      for (const path of lists) await expectStatus(200, client.get(path));
    },
  },
  { name: 'a saved quote', weight: 4, act: quote },
  {
    name: 'an order that is paid',
    weight: 3,
    act: async (customer) => {
      const orderId = await customer.order(3);
      await pay(customer, orderId);
      await expectStatus(200, customer.client.get(`/api/orders/${orderId}/invoice?format=pdf`));
    },
  },
  {
    name: 'an order that is cancelled',
    weight: 3,
    act: async (customer) => {
      const orderId = await customer.order(25);
      await expectStatus(200, customer.client.post(`/api/orders/${orderId}/cancel`));
    },
  },
  {
    name: 'a session',
    weight: 3,
    act: async (customer) => {
      await customer.signOut();
      await customer.signIn();
      await expectStatus(200, customer.client.get('/api/auth/get-session'));
    },
  },
  {
    name: 'a new customer for one who leaves',
    weight: 1,
    act: async (customer) => {
      const next = await Customer.join(customer.shop);
      await customer.signOut();
      return next;
    },
  },
  {
    name: 'a refusal',
    weight: 7,
    act: async (customer, turn) => {
      await inTurn(refusals, turn)(customer);
    },
  },
  { name: 'a call that is given up', weight: 2, act: leave },
  {
    name: 'an operator',
    weight: 3,
    act: async ({ shop: { operator } }, turn) => {
      await expectStatus(200, operator.get(`/ops/api/${inTurn(operatorLists, turn)}`));
      await expectStatus(200, operator.get('/metrics'));
      await follow(operator);
    },
  },
];

function inTurn<T>(values: readonly T[], turn: number): T {
  return values[turn % values.length]!;
}
