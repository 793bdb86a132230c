import { randomUUID } from 'node:crypto';
import type { Answer } from '@testing/http-client.js';
import type { Act, Table } from './hand.js';

const anew = () => ({ 'Idempotency-Key': randomUUID() });
const schedules = [
  ...['maintenance.erase', 'maintenance.sweep', 'maintenance.requeue'],
  ...['quotes.expire', 'orders.cancelUnpaid', 'files.retain'],
];
const lists = [
  'home',
  'board',
  'orders',
  'plates',
  'plates/to-plan',
  'money/mismatches',
  'queues',
  'jobs',
  'audit',
];

/** What an operator does, on the orders of all customers. */
export function operatorActs(cookie: string | null): Record<string, Act> {
  const ask = (table: Table, path: string, body?: object, method = 'POST', headers = {}): Promise<Answer> =>
    table.at(cookie).post(`/ops/api/${path}`, body, headers, method);
  return {
    'ops: plan': async (table) => {
      const answer = await ask(table, 'plate-plans', {});
      if (answer.status === 201) table.add('plan', (answer.data as { id: string }).id);
      return answer;
    },
    'ops: plates of it': async (table) => {
      const answer = await ask(table, 'plates', { planId: table.take('plan') });
      if (answer.status === 201) for (const { id } of answer.data as { id: string }[]) table.add('plate', id);
      return answer;
    },
    'ops: plate moved': (table) => ask(table, `plates/${table.take('plate')}`, plateMove(table), 'PATCH'),
    'ops: plate begun': (table) => {
      const move = { status: 'printing', machine: table.random.pick(['A1', 'A2']) };
      return ask(table, `plates/${table.take('plate')}`, move, 'PATCH');
    },
    'ops: copies taken off': (table) => ask(table, `plates/${table.take('plate')}/take-off`, {}),
    'ops: order made': (table) => {
      const step = table.random.pick(['toPlan', 'toFinish', 'packed']);
      return ask(table, `orders/${table.take('order')}/making`, { step }, 'PATCH');
    },
    'ops: order moved': (table) => {
      const status = table.random.pick(['inProduction', 'shipped', 'delivered', 'cancelled']);
      return ask(table, `orders/${table.take('order')}`, { status, carrier: 'Amana' }, 'PATCH');
    },
    'ops: refund': (table) => {
      const body = { amount: 1 + table.random.below(20), reason: 'a scratch on it' };
      return ask(table, `orders/${table.take('order')}/refunds`, body, 'POST', anew());
    },
    'ops: packing slip': (table) =>
      table.at(cookie).get(`/ops/api/orders/${table.take('order')}/packing-slip`),
    'ops: stock': (table) => {
      const body = { kind: table.random.pick(['received', 'corrected']), grams: 5_000 };
      return ask(table, 'stock/pla-noir/movements', body, 'POST', anew());
    },
    'ops: project answered': (table) => {
      const body = { amount: 500, deliveryDays: 5, text: 'We can make it.' };
      return ask(table, `requests/${table.take('project')}/answer`, body);
    },
    'ops: lane': (table) => {
      const step = table.random.pick(['pause', 'resume', 'resume', 'resume']);
      return ask(table, `lanes/${table.take('customer')}/${step}`, { reason: 'a look' });
    },
    'ops: schedule run': (table) => ask(table, `schedules/${table.random.pick(schedules)}/run`),
    'ops: list': (table) => table.at(cookie).get(`/ops/api/${table.random.pick(lists)}`),
  };
}

function plateMove({ random }: Table): object {
  const status = random.pick(['done', 'failed', 'cancelled', 'planned']);
  return { status, actualMinutes: 60, ...(status === 'failed' && { reason: 'warped off the bed' }) };
}
