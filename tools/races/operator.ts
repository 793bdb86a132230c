import { randomUUID } from 'node:crypto';
import type { Answer } from '@testing/http-client.js';
import type { Random } from '@testing/fuzz/random.js';
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
export function operatorActs(table: Table, cookie: string | null): Record<string, Act> {
  const { random } = table;
  const ask = (path: string, body?: object, method = 'POST', headers = {}): Promise<Answer> =>
    table.at(cookie).post(`/ops/api/${path}`, body, headers, method);
  return {
    'ops: plan': () => table.keep(ask('plate-plans', {}), 'plan'),
    'ops: plates of it': async () => {
      const answer = await ask('plates', { planId: table.take('plan') });
      if (answer.status === 201) for (const { id } of answer.data as { id: string }[]) table.add('plate', id);
      return answer;
    },
    'ops: plate moved': () => ask(`plates/${table.take('plate')}`, plateMove(random), 'PATCH'),
    'ops: plate begun': () => {
      const machine = random.pick(['A1', 'A2']);
      const move = { status: 'printing', machine, freeMachine: random.pick([true, false]) };
      return ask(`plates/${table.take('plate')}`, move, 'PATCH');
    },
    'ops: copies taken off': () => ask(`plates/${table.take('plate')}/take-off`, {}),
    'ops: order made': () => {
      const step = random.pick(['toPlan', 'toFinish', 'packed']);
      return ask(`orders/${table.take('order')}/making`, { step }, 'PATCH');
    },
    'ops: order moved': () => {
      const status = random.pick(['inProduction', 'shipped', 'delivered', 'cancelled']);
      return ask(`orders/${table.take('order')}`, { status, carrier: 'Amana' }, 'PATCH');
    },
    'ops: refund': () => {
      const body = { amount: 1 + random.below(20), reason: 'a scratch on it' };
      return ask(`orders/${table.take('order')}/refunds`, body, 'POST', anew());
    },
    'ops: packing slip': () => table.at(cookie).get(`/ops/api/orders/${table.take('order')}/packing-slip`),
    'ops: stock': () => {
      const body = { kind: random.pick(['received', 'corrected']), grams: 5_000 };
      return ask('stock/pla-noir/movements', body, 'POST', anew());
    },
    'ops: project answered': () => {
      const body = { amount: 500, deliveryDays: 5, text: 'We can make it.' };
      return ask(`requests/${table.take('project')}/answer`, body);
    },
    'ops: lane': () => {
      const step = random.pick(['pause', 'resume', 'resume', 'resume']);
      return ask(`lanes/${table.take('customer')}/${step}`, { reason: 'a look' });
    },
    'ops: schedule run': () => ask(`schedules/${random.pick(schedules)}/run`),
    'ops: list': () => table.at(cookie).get(`/ops/api/${random.pick(lists)}`),
  };
}

function plateMove(random: Random): object {
  const status = random.pick(['done', 'failed', 'cancelled', 'planned']);
  return { status, actualMinutes: 60, ...(status === 'failed' && { reason: 'warped off the bed' }) };
}
