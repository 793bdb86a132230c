import { randomUUID } from 'node:crypto';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { Client as PgClient } from 'pg';
import { Client, goodPassword, linkIn, signedIn } from '@testing/http-client.js';
import { judged } from './body-cases.js';
import { newAdmin } from '@testing/new-admin.js';
import { ageMails, mailCount, newEmail, paths, signedUp, signIn } from './accounts.js';
import { query } from './database.js';
import { insertOrder } from './payment-orders.js';
import { expectRefusal, refusedFields } from './refusal.js';
import { addAddress, orderLine, placeOrder, quoteLine, saveQuote, uploadBox } from './shop.js';
import { sharedStack } from './stack.js';

const stack = sharedStack();
let customer: Client & { email: string };
let userId: string;

beforeEach(async () => {
  customer = judged(await signedIn(stack));
  userId = (await customer.get<{ id: string }>('/api/user/profile')).data.id;
});

/** Does something while a transaction of others holds the row that a query locks. */
async function whileHeld(
  [sql, values]: [string, string[]],
  act: (transaction: PgClient) => Promise<void>,
): Promise<void> {
  const transaction = new PgClient({ connectionString: stack.databaseUrl });
  await transaction.connect();
  try {
    await transaction.query('begin');
    await transaction.query(sql, values);
    await act(transaction);
  } finally {
    await transaction.end();
  }
}

const erase = (body: object = {}, by: Client = customer) =>
  by.post('/api/auth/delete-user', { password: goodPassword, confirm: true, ...body });

const setStatus = (id: string, status: string, invoiceNumber: string | null = null) =>
  query(stack, 'update orders set status = $2, invoice_number = $3, paid_at = now() where id = $1', [
    id,
    status,
    invoiceNumber,
  ]);

/** An order that was paid and delivered, with its invoice number. */
async function deliveredOrder(): Promise<{ id: string; invoiceNumber: string }> {
  const { id, number } = await insertOrder(stack, customer.email);
  const invoiceNumber = number.replace('CMD', 'FA');
  await setStatus(id, 'delivered', invoiceNumber);
  return { id, invoiceNumber };
}

/** A second account with an address that has had one. */
async function signedInAnew(email: string): Promise<Client> {
  const anew = await signedUp(stack, { email });
  const links = async () =>
    (await anew.mailsTo(email)).filter(({ subject }) => /^Confirmez votre adresse/.test(subject ?? ''));
  while ((await links()).length < 2) await sleep(50);
  const { pathname, search } = linkIn((await links()).at(-1)!);
  expect((await anew.get(`${pathname}${search}`)).status).toBe(200);
  return anew;
}

const rowsIn = async (table: string, condition = 'user_id = $1'): Promise<number> =>
  (await query(stack, `select 1 from ${table} where ${condition}`, [userId])).length;

async function untilGone(key: string): Promise<void> {
  const isThere = () =>
    access(join(stack.dataDir, 'files', key)).then(
      () => true,
      () => false,
    );
  while (await isThere()) await sleep(50);
}

/** Every text of every table that names the customer. */
async function tracesOf(...words: string[]): Promise<string[]> {
  const tables = await query<{ name: string }>(
    stack,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'bullmq')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    for (const word of words) {
      const sql = `select 1 from ${name} as t where t::text ilike '%' || $1 || '%' limit 1`;
      if ((await query(stack, sql, [word])).length > 0) found.push(`${name}: ${word}`);
    }
  }
  return found;
}

/** The customer has another address, and another account the one that it had; both have written to the team under that. */
async function movedFrom() {
  const former = customer.email;
  const message = { subject: 'quote', message: 'Is there a discount for schools?' };
  await customer.post('/api/contact', { name: 'Zoubida', email: former, ...message });
  const next = newEmail();
  await customer.post('/api/auth/change-email', { newEmail: next, currentPassword: goodPassword });
  const { searchParams } = linkIn(await customer.mailTo(next, /^Confirmez votre nouvelle adresse/));
  const confirmation = { token: searchParams.get('token'), password: goodPassword };
  expect((await customer.post('/api/auth/confirm-email-change', confirmation)).status).toBe(200);
  customer = (await signIn(stack, next)).client as typeof customer;
  await ageMails(stack, former, 61);
  const other = await signedInAnew(former);
  await other.post('/api/contact', { name: 'Omar', email: former, ...message });
  return { former, next, other };
}

/** Whose messages under an address are left, and whose mails of them. */
async function writersOf(email: string): Promise<string[]> {
  const rows = await query<{ name: string }>(
    stack,
    `select name from contact_messages where email = $1
     union all select data ->> 'name' from outbound_mails where template = 'contact-message' and data ->> 'replyTo' = $1`,
    [email],
  );
  return rows.map(({ name }) => name).sort();
}

describe('A deletion', () => {
  it('ends the account and its sessions, is told by mail, and the address can sign up again', async () => {
    const elsewhere = (await signIn(stack, customer.email, { rememberMe: true })).client;
    const { status, data } = await erase();
    expect([status, data, customer.cookie]).toEqual([200, { success: true }, null]);
    expectRefusal(await elsewhere.get('/api/upload'), 401, 'SESSION_EXPIRED');
    expectRefusal((await signIn(stack, customer.email)).answer, 401, 'INVALID_CREDENTIALS');
    const mail = await customer.mailTo(customer.email, /^Votre compte est supprimé$/);
    expect(mail.text).toContain('dix ans');
    await signedInAnew(customer.email);
    const again = (await signIn(stack, customer.email)).answer;
    expect([again.status, again.data.user.id === userId]).toEqual([200, false]);
  });

  it('is done for one address five times a day at most', async () => {
    expect((await erase()).status).toBe(200);
    const anew = await signedInAnew(customer.email);
    await query(
      stack,
      `update attempt_counters set hits = 5 where key = encode(sha256(convert_to($1, 'utf8')), 'hex') and hits = 1`,
      [`delete-user\n${customer.email}`],
    );
    const refused = await erase({}, anew);
    expectRefusal(refused, 429, 'RATE_LIMITED');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
    expect((await anew.get('/api/user/profile')).status).toBe(200);
  });

  it('leaves nothing of the person where there are no invoices', async () => {
    const profile = { name: 'Zoubida Traceable', phone: '0655443322' };
    await customer.post('/api/user/profile', profile, {}, 'PATCH');
    const address = { fullName: 'Zoubida Traceable', phone: '0655443322', street: '7, rue Traceable' };
    const addressId = await addAddress(customer, address);
    const fileKey = await uploadBox(customer, [37, 21, 8]);
    const quote = await saveQuote(customer, [quoteLine(fileKey, { fileName: 'Traceable.stl' })]);
    await customer.get(`/api/quotes/${quote.id}/pdf`);
    const project = { vertical: 'other', title: 'Traceable', description: 'A knob for an old radio.' };
    await customer.post('/api/requests', { ...project, fileKey });
    const line = orderLine(fileKey, { fileName: 'Traceable.stl' });
    await customer.post(
      '/api/orders',
      { addressId, acceptTerms: true, items: [line] },
      { 'Idempotency-Key': `order-${userId}` },
    );
    await customer.post(paths.requestReset, { email: customer.email });
    await mailCount(stack, customer.email);
    expect((await tracesOf('Traceable')).length).toBeGreaterThan(4);

    expect((await erase()).status).toBe(200);
    await untilGone(fileKey);
    await customer.mailTo(customer.email, /^Votre compte est supprimé$/);
    // The mail that confirms it greets by name.
    await query(stack, `delete from outbound_mails where template = 'account-deleted' and recipient = $1`, [
      customer.email,
    ]);
    while ((await rowsIn('rendered_documents')) > 0) await sleep(50);
    expect(await tracesOf('Traceable', customer.email, '655443322')).toEqual([]);
    const [order] = await query<{ status: string }>(stack, 'select status from orders where user_id = $1', [
      userId,
    ]);
    expect(order?.status).toBe('cancelled');
  });

  it('takes the mails to the addresses that the account had before, and no mail of their later owner', async () => {
    const { former, next, other } = await movedFrom();
    const mailsTo = async (email: string) =>
      query<{ template: string; user_id: string }>(
        stack,
        'select template, user_id from outbound_mails where recipient = $1 order by id',
        [email],
      );
    const before = await mailsTo(former);
    expect(before.filter(({ user_id }) => user_id === userId).map(({ template }) => template)).toEqual([
      'verify-email',
      'email-change-asked',
    ]);
    expect((await erase({}, customer)).status).toBe(200);
    expect(await mailsTo(former)).toEqual(before.filter(({ user_id }) => user_id !== userId));
    expect((await mailsTo(next)).map(({ template }) => template)).toEqual(['account-deleted']);
    expect((await other.get('/api/upload')).status).toBe(200);
    expect(await writersOf(former)).toEqual(['Omar', 'Omar']);
  });

  it('leaves what the former account of its address has written', async () => {
    const { former, other } = await movedFrom();
    expect((await erase({}, other)).status).toBe(200);
    expect(await writersOf(former)).toEqual(['Zoubida', 'Zoubida']);
  });

  it('leaves no reason for which operators let the customer’s work wait', async () => {
    const admin = await newAdmin(stack);
    const reason = `Zoubida phoned from ${randomUUID()}`;
    const pause = `/ops/api/lanes/${userId}/pause`;
    expect((await admin.post(pause, { reason })).status).toBe(200);
    expect((await tracesOf(reason)).length).toBeGreaterThan(1);
    expect((await erase()).status).toBe(200);
    expect(await tracesOf(reason)).toEqual([]);
  });

  it('keeps an invoice’s order with the name and the address of the invoice, and nothing to reach the person', async () => {
    const { id, invoiceNumber } = await deliveredOrder();
    await erase();
    const [order] = await query<{ delivery_address: object; invoice_number: string; status: string }>(
      stack,
      'select delivery_address, invoice_number, status from orders where id = $1',
      [id],
    );
    expect(order).toMatchObject({
      invoice_number: invoiceNumber,
      status: 'delivered',
      delivery_address: { fullName: 'Amina Test', street: '12 rue des Oliviers', city: 'Fès', phone: '' },
    });
    const [user] = await query(
      stack,
      'select email, name, phone, password_hash, is_email_verified from users where id = $1',
      [userId],
    );
    expect(user).toEqual({
      email: `deleted:${userId}`,
      name: '—',
      phone: null,
      password_hash: '',
      is_email_verified: false,
    });
  });

  it.each(['paid', 'inProduction', 'shipped'])(
    'waits for an order that is %s, and changes nothing',
    async (status) => {
      const { id, number } = await insertOrder(stack, customer.email);
      await setStatus(id, status);
      const unpaid = await insertOrder(stack, customer.email);
      const details = expectRefusal(await erase(), 400, 'INVALID_INPUT');
      expect([details.reason, details.orders]).toEqual(['ordersInProgress', [number]]);
      expect((await customer.get('/api/upload')).status).toBe(200);
      const [order] = await query(stack, 'select status from orders where id = $1', [unpaid.id]);
      expect(order).toEqual({ status: 'unpaid' });
    },
  );

  it('removes uploads within the hour, quotes and cards with them', async () => {
    const fileKey = await uploadBox(customer, [33, 12, 9]);
    const { data } = await customer.get<{ url: string }[]>('/api/files');
    await customer.post('/api/cards', { name: 'Amina', materialId: 'pla-noir' });
    await saveQuote(customer, [quoteLine(fileKey)]);
    await erase();
    await untilGone(fileKey);
    while ((await rowsIn('uploaded_files')) > 0) await sleep(50);
    expect(
      await Promise.all(['generated_cards', 'saved_quotes', 'sessions'].map((one) => rowsIn(one))),
    ).toEqual([0, 0, 0]);
    const { pathname, search } = new URL(data[0]!.url);
    expectRefusal(await new Client(stack).get(`${pathname}${search}`), 404, 'FILE_NOT_FOUND');
  });

  it('leaves no row of an account without orders, a day later', async () => {
    await erase();
    await query(stack, `update users set deleted_at = now() - interval '25 hours' where id = $1`, [userId]);
    // The next deletion runs the job again.
    await erase({}, await signedIn(stack));
    while ((await rowsIn('users', 'id = $1')) > 0) await sleep(50);
  });

  it.each(['before', 'after'])(
    'leaves no text of money that went back %s it, nor a former address',
    async (when) => {
      const admin = await newAdmin(stack);
      const addressId = await addAddress(customer);
      const items = [orderLine(await uploadBox(customer, [21, 22, 9]))];
      const { id } = await placeOrder(customer, { addressId, items });
      const street = `9, rue ${randomUUID()}`;
      const moved = await admin.post(`/ops/api/orders/${id}/address`, { street }, {}, 'PATCH');
      expect(moved.status).toBe(200);
      await customer.post(`/api/orders/${id}/cancel`);
      const payer = `VIR RECU DE ${randomUUID()}`;
      await admin.post(`/ops/api/orders/${id}/transfer`, { amount: 50, reference: payer });
      const { data } = await admin.get<{ id: string; reference: string }[]>(
        '/ops/api/money/returns?limit=100',
      );
      const due = data.find(({ reference }) => reference === payer)!;
      if (when === 'after') expect((await erase()).status).toBe(200);
      const back = await admin.post(`/ops/api/money/returns/${due.id}`, { reference: `RETOUR ${payer}` });
      expect(back.status).toBe(200);
      if (when === 'before') expect((await erase()).status).toBe(200);
      const texts = await query(
        stack,
        `select to_jsonb(a)::text as text from audit_entries a
       union all select to_jsonb(e)::text from payment_events e union all select to_jsonb(o)::text from orders o`,
      );
      const left = JSON.stringify(texts);
      for (const text of [payer, street]) expect(left.includes(text)).toBe(false);
    },
  );

  it('leaves the mails to the team, whoever has its address', async () => {
    for (const template of ['stock-low', 'contact-answer']) {
      await query(
        stack,
        `insert into outbound_mails (id, template, locale, recipient, data, status, created_at)
         values ($1, $2, 'fr', $3, '{}', 'failed', now())`,
        [randomUUID(), template, customer.email],
      );
    }
    expect((await erase()).status).toBe(200);
    const left = await query<{ template: string }>(
      stack,
      `select template from outbound_mails where recipient = $1 and template <> 'account-deleted'`,
      [customer.email],
    );
    expect(left).toEqual([{ template: 'stock-low' }]);
  });

  it('is done once when it is asked for twice at the same time', async () => {
    const statuses = (await Promise.all([erase(), erase(), erase()])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.every((status) => status < 500)).toBe(true);
    expect(await mailCount(stack, customer.email, 'account-deleted')).toBe(1);
  });

  it('waits for who writes to an order of the account, and no longer', async () => {
    const { id } = await insertOrder(stack, customer.email);
    await whileHeld(['select 1 from orders where id = $1 for update', [id]], async (transaction) => {
      const answer = erase();
      const { rows } = await transaction.query<{ pid: number }>('select pg_backend_pid() as pid');
      const waiting = 'select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))';
      while ((await query(stack, waiting, [rows[0]!.pid])).length === 0) await sleep(10);
      // Names the account, as the mails and documents of an order do.
      await transaction.query(
        `insert into outbound_mails (id, template, locale, recipient, user_id, data, status, created_at)
         values ($1, 'payment-failed', 'fr', $2, $3, '{}', 'failed', now())`,
        [randomUUID(), customer.email, userId],
      );
      await transaction.query('commit');
      expect((await answer).status).toBe(200);
      expect(await rowsIn('outbound_mails')).toBe(0);
    });
  });

  it('leaves a request for a mail to the worker that is answering it', async () => {
    const requestId = randomUUID();
    await query(
      stack,
      `insert into mail_requests (id, kind, user_id, email, locale, created_at)
       values ($1, 'changeEmail', $2, $3, 'fr', now())`,
      [requestId, userId, newEmail()],
    );
    const held: [string, string[]] = ['select 1 from mail_requests where id = $1 for update', [requestId]];
    await whileHeld(held, async (transaction) => {
      expect((await erase()).status).toBe(200);
      await transaction.query('select 1 from users where id = $1 for update', [userId]);
      await transaction.query('commit');
    });
  });

  it('comes before or after a payment, never between', async () => {
    const addressId = await addAddress(customer);
    const items = [orderLine(await uploadBox(customer, [22, 22, 9]))];
    const order = await placeOrder(customer, { addressId, items });
    const pay = query(
      stack,
      `update orders set status = 'paid', paid_at = now(), invoice_number = $2 where id = $1 and status = 'unpaid'
       returning id`,
      [order.id, `FA-1999-${Date.now() % 1e9}`],
    );
    const [answer, paid] = await Promise.all([erase(), pay]);
    expect([answer.status, paid.length]).toEqual(paid.length === 1 ? [400, 1] : [200, 0]);
  });

  it.each([
    ['a wrong password', { password: 'Wrong2026' }, 'INVALID_INPUT', ['password']],
    ['no password', { password: undefined }, 'VALIDATION_ERROR', ['password']],
    ['no confirmation', { confirm: undefined }, 'VALIDATION_ERROR', ['confirm']],
    ['a confirmation that is not true', { confirm: 'true' }, 'VALIDATION_ERROR', ['confirm']],
  ] as const)('is refused for %s', async (_said, body, code, fields) => {
    expect(refusedFields(expectRefusal(await erase(body), 400, code))).toEqual(fields);
    expect((await customer.get('/api/upload')).status).toBe(200);
  });

  it('needs a session, and locks guesses out', async () => {
    expectRefusal(await erase({}, new Client(stack)), 401, 'UNAUTHORIZED');
    for (let guess = 0; guess < 10; guess += 1) await erase({ password: 'Wrong2026' });
    expectRefusal(await erase(), 429, 'RATE_LIMITED');
  });

  it('leaves nothing that can be signed in to', async () => {
    await deliveredOrder();
    await erase();
    const email = `deleted:${userId}`;
    for (const [path, body] of [
      [paths.signIn, { email, password: '' }],
      [paths.signIn, { email, password: goodPassword }],
      [paths.requestReset, { email }],
    ] as const) {
      expectRefusal(await new Client(stack).post(path, body), 400, 'VALIDATION_ERROR');
    }
  });
});
