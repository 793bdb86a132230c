import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Answer, type Client, signedIn } from '@testing/http-client.js';
import { operations } from '@testing/openapi/judge.js';
import type { TestStack } from '@testing/stack/stack.js';
import { query } from './database.js';
import { finishByHand, plan } from './making-helpers.js';
import { addFailedMail, addRefusedPayment } from './failed-work.js';
import { addAddress, orderLine, placeOrder, uploadBox } from './shop.js';
import { startStack } from './stack.js';

let stack: TestStack;
let admin: Client;
let customer: Client;

beforeAll(async () => {
  stack = await startStack({ env: { OPERATOR_EMAILS: 'owner@example.com' } });
  admin = await signedIn(stack, 'owner@example.com');
  customer = await signedIn(stack, 'customer@example.com');
});

afterAll(() => stack.stop());

/** An order of the customer, in the status. */
async function order(status: string): Promise<{ id: string; totalAmount: number }> {
  const items = [orderLine(await uploadBox(customer))];
  const placed = await placeOrder(customer, { addressId: await addAddress(customer), items });
  await query(
    stack,
    `update orders set status = $2, paid_at = case when $2 = 'unpaid' then null else now() end,
       paid_with = 'transfer', invoice_number = case when $2 = 'unpaid' then null else 'FA-2020-' || right(number, 4) end
     where id = $1`,
    [placed.id, status],
  );
  return placed;
}

async function project(): Promise<string> {
  const body = {
    ...{ vertical: 'automotive', title: 'A bracket', quantity: 1, phone: '0612345678' },
    description: 'A replacement for a broken bracket, drawn from the pieces of the old one.',
  };
  return (await customer.post<{ id: string }>('/api/requests', body)).data.id;
}

/** A draft of a price book. */
const newDraft = () => admin.post<{ version: string }>('/ops/api/price-books', {});
const step = (id: string, to: string) =>
  admin.post<{ lines: { lineId: string }[] }>(`/ops/api/orders/${id}/making`, { step: to }, {}, 'PATCH');

async function proposal(): Promise<{ id: string }> {
  const { id } = await order('paid');
  return (await admin.post<{ id: string }>('/ops/api/plate-plans', { orderIds: [id] })).data;
}

async function message(): Promise<string> {
  const body = {
    name: 'Amina',
    email: 'amina@example.com',
    subject: 'quote',
    message: 'Do you print in ASA?',
  };
  await customer.post('/api/contact', body);
  return (await admin.get<{ id: string }[]>('/ops/api/messages')).data[0]!.id;
}

async function newCustomer(): Promise<{ id: string }> {
  const { email } = await signedIn(stack);
  const found = await admin.get<{ id: string }[]>(`/ops/api/customers?search=${encodeURIComponent(email)}`);
  return found.data[0]!;
}

/** The files of a plate are written once its ticket can be had. */
const fetchedTicket = (id: string) => admin.get(`/ops/api/plates/${id}/ticket`);

const failedMail = async () => {
  const id = await addFailedMail(stack);
  return { id, path: `/ops/api/jobs/mail.send/${id}`, group: '/ops/api/failures/5f0c6a1e9b3d2478' };
};
const reason = { reason: 'The disk is being enlarged' };
const note = { note: 'The mailbox is gone' };
const lane = async () => {
  const { data } = await customer.get<{ id: string }>('/api/user/profile');
  return `/ops/api/lanes/${data.id}`;
};

/** One way to carry out each changing operation; its answer must be a success. */
const changes: Record<string, () => Promise<Answer>> = {
  operatorOrdersMove: async () => {
    const { id } = await order('paid');
    return admin.post(`/ops/api/orders/${id}`, { status: 'inProduction' }, {}, 'PATCH');
  },
  operatorOrdersCorrectAddress: async () => {
    const { id } = await order('paid');
    return admin.post(`/ops/api/orders/${id}/address`, { street: '14, rue des Forges' }, {}, 'PATCH');
  },
  operatorOrdersRefund: async () => {
    const { id } = await order('paid');
    const refund = { reason: 'Called off', reference: 'REF 1', amount: 1 };
    return admin.post(`/ops/api/orders/${id}/refunds`, refund, { 'Idempotency-Key': id });
  },
  operatorOrdersTransfer: async () => {
    const { id, totalAmount } = await order('unpaid');
    return admin.post(`/ops/api/orders/${id}/transfer`, { amount: totalAmount, reference: 'VIR 1' });
  },
  orderMakingMove: async () => step((await order('paid')).id, 'toPlan'),
  orderMakingRedo: async () => {
    const { id } = await order('inProduction');
    const data = await finishByHand(admin, id);
    const redo = { lineId: data.lines[0]!.lineId, copies: 1, reason: 'Broke while it was sanded' };
    return admin.post(`/ops/api/orders/${id}/redo`, redo, { 'Idempotency-Key': id });
  },
  orderMakingResendMail: async () => {
    const { id } = await order('paid');
    const { data } = await admin.get<{ id: string }[]>(`/ops/api/orders/${id}/mails`);
    return admin.post(`/ops/api/orders/${id}/mails/${data[0]!.id}/resend`, undefined, {
      'Idempotency-Key': id,
    });
  },
  platePlansPropose: async () => admin.post('/ops/api/plate-plans', { orderIds: [(await order('paid')).id] }),
  platesAccept: async () => admin.post('/ops/api/plates', { planId: (await proposal()).id }),
  platesMove: async () => {
    const planId = (await proposal()).id;
    const [plate] = (await admin.post<{ id: string }[]>('/ops/api/plates', { planId })).data;
    return admin.post(`/ops/api/plates/${plate!.id}`, { status: 'withdrawn' }, {}, 'PATCH');
  },
  platesTakeOff: async () => {
    const { id } = await order('paid');
    const [plate] = await plan(admin, { orderIds: [id] });
    await fetchedTicket(plate!.id);
    await query(stack, `update orders set status = 'refunded' where id = $1`, [id]);
    return admin.post(`/ops/api/plates/${plate!.id}/take-off`);
  },
  stockAdd: () =>
    admin.post('/ops/api/stock', {
      ...{ sku: 'pla-corail', name: 'PLA Coral', nameFr: 'PLA corail' },
      ...{ polymer: 'pla', previewColor: '#ff7f50' },
    }),
  stockChange: () => admin.post('/ops/api/stock/pla-beige', { lowGrams: 100 }, {}, 'PATCH'),
  stockRecord: () =>
    admin.post(
      '/ops/api/stock/pla-beige/movements',
      { kind: 'corrected', grams: 800 },
      { 'Idempotency-Key': 'beige' },
    ),
  operatorProjectsMove: async () =>
    admin.post(`/ops/api/requests/${await project()}`, { status: 'inReview' }, {}, 'PATCH'),
  operatorProjectsAnswer: async () =>
    admin.post(`/ops/api/requests/${await project()}/answer`, { amount: 100, text: 'We can print it.' }),
  moneyMatch: () =>
    admin.post('/ops/api/money/transfers/match', { transfers: [{ amount: 10, reference: 'VIR 7' }] }),
  moneyMarkReturned: async () => {
    const { id, totalAmount } = await order('unpaid');
    const transfer = { amount: totalAmount, reference: `VIR ${id}` };
    await admin.post(`/ops/api/orders/${id}/transfer`, transfer);
    const surplus = { ...transfer, reference: `VIR ${id} 2`, surplus: true };
    await admin.post(`/ops/api/orders/${id}/transfer`, surplus);
    const { data } = await admin.get<{ id: string }[]>('/ops/api/money/returns');
    return admin.post(`/ops/api/money/returns/${data[0]!.id}`, { reference: 'VIR 8' });
  },
  priceBooksBegin: newDraft,
  priceBooksChange: async () => {
    const { version } = (await newDraft()).data;
    return admin.post(`/ops/api/price-books/${version}`, { note: 'For next year' }, {}, 'PATCH');
  },
  priceBooksDiscard: async () => {
    const { version } = (await newDraft()).data;
    return admin.send(`/ops/api/price-books/${version}`, { method: 'DELETE' });
  },
  priceBooksPublish: async () => {
    const { version } = (await newDraft()).data;
    const { figures } = (await admin.get<{ figures: string }>(`/ops/api/price-books/${version}/comparison`))
      .data;
    return admin.post(`/ops/api/price-books/${version}/publish`, { compared: figures });
  },
  messagesAnswer: async () =>
    admin.post(
      `/ops/api/messages/${await message()}/answer`,
      { text: 'Yes, in black.' },
      { 'Idempotency-Key': 'answer-1' },
    ),
  messagesMove: async () =>
    admin.post(`/ops/api/messages/${await message()}`, { status: 'closed' }, {}, 'PATCH'),
  notesAdd: async () =>
    admin.post('/ops/api/notes', { subjectId: await project(), text: 'Wants a call first.' }),
  notesRemove: async () => {
    const note = { subjectId: await project(), text: 'Wants a call first.' };
    const { id } = (await admin.post<{ id: string }>('/ops/api/notes', note)).data;
    return admin.send(`/ops/api/notes/${id}`, { method: 'DELETE' });
  },
  customersEndSessions: async () => {
    const { id } = await newCustomer();
    return admin.post(`/ops/api/customers/${id}/end-sessions`, {});
  },
  customersResendMail: async () => {
    await order('unpaid');
    const [found] = await query<{ user_id: string; mail: string }>(
      stack,
      `select user_id, id as mail from outbound_mails where template = 'order-placed' order by id desc limit 1`,
    );
    const { user_id: id, mail } = found!;
    return admin.post(`/ops/api/customers/${id}/mails/${mail}/resend`, undefined, {
      'Idempotency-Key': mail,
    });
  },
  customersVerifyEmail: async () => {
    const { id } = await newCustomer();
    await query(stack, 'update users set is_email_verified = false where id = $1', [id]);
    return admin.post(`/ops/api/customers/${id}/verify-email`, {});
  },
  queuesPause: () => admin.post('/ops/api/queues/exports/pause', reason),
  queuesResume: async () => {
    await admin.post('/ops/api/queues/exports/pause', reason);
    return admin.post('/ops/api/queues/exports/resume');
  },
  queuesPauseLane: async () => admin.post(`${await lane()}/pause`, reason),
  queuesResumeLane: async () => {
    await admin.post(`${await lane()}/pause`, reason);
    return admin.post(`${await lane()}/resume`);
  },
  workersDrain: async () => {
    const { data } = await admin.get<{ id: string }[]>('/ops/api/workers');
    const path = `/ops/api/workers/${data[0]!.id}`;
    await admin.post(path, { draining: true }, {}, 'PATCH');
    return admin.post(path, { draining: false }, {}, 'PATCH');
  },
  workersRun: () => admin.post('/ops/api/schedules/quotes.expire/run'),
  failuresRetry: async () => admin.post(`${(await failedMail()).group}/retry`, {}),
  failuresDiscard: async () => admin.post(`${(await failedMail()).group}/discard`, note),
  jobsRetry: async () => admin.post(`${(await failedMail()).path}/retry`),
  jobsDismiss: async () => admin.post(`${(await failedMail()).path}/dismiss`, note),
  givenUpResend: async () =>
    admin.post(`/ops/api/given-up/mails/${(await failedMail()).id}/resend`, { recipient: 'new@example.com' }),
  givenUpSettle: async () =>
    admin.post(`/ops/api/given-up/payments/${await addRefusedPayment(stack)}/settle`, note),
  operatorsAppoint: () => admin.post('/ops/api/operators', { email: 'customer@example.com', role: 'viewer' }),
  operatorsDismiss: async () => {
    const appointed = { email: 'customer@example.com', role: 'operator' };
    const { id } = (await admin.post<{ id: string }>('/ops/api/operators', appointed)).data;
    return admin.send(`/ops/api/operators/${id}`, { method: 'DELETE' });
  },
};

const changing = operations.filter(({ method, path }) => method !== 'GET' && path.startsWith('/ops/api/'));

describe('Each change by an operator is in the audit', () => {
  it('and this table has each', () => {
    const described = changing.map(({ operation }) => operation.operationId);
    expect(Object.keys(changes).sort()).toEqual(described.sort());
  });

  it.each(Object.keys(changes))('%s', async (operationId) => {
    const count = async () => {
      const [row] = await query<{ entries: number }>(
        stack,
        `select count(*)::int as entries from audit_entries where actor_email = 'owner@example.com'`,
      );
      return row!.entries;
    };
    const before = await count();
    const { status, error } = await changes[operationId]!();
    expect([status < 300, error]).toEqual([true, undefined]);
    expect(await count()).toBeGreaterThan(before);
  });
});
