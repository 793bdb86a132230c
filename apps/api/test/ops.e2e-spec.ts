import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '@shared/infra/embedded/free-port.js';
import { Client, signedIn } from '@testing/http-client.js';
import type { TestStack } from '@testing/stack/stack.js';
import { query } from './database.js';
import { expectRefusal, refusedFields } from './refusal.js';
import { addAddress, type OrderAnswer, orderLine, placeOrder, uploadBox } from './shop.js';
import { startStack } from './stack.js';

interface OperatorOrder extends OrderAnswer {
  customer: { name: string };
  nextStatuses: string[];
}

const operatorEmail = 'operator@example.com';
const metricsToken = randomUUID();

let stack: TestStack;
let operator: Client;
let workerPort: string;

beforeAll(async () => {
  workerPort = String(await freePort());
  stack = await startStack({
    env: {
      OPERATOR_EMAILS: operatorEmail,
      METRICS_TOKEN: metricsToken,
      WORKER_PORT: workerPort,
      WORKER_METRICS_URL: `http://127.0.0.1:${workerPort}/metrics`,
    },
  });
  operator = await signedIn(stack, operatorEmail);
});

afterAll(() => stack.stop());

describe('/ops/queues', () => {
  it('shows an operator every queue', async () => {
    const page = await operator.get('/ops/queues');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const { text } = await operator.get('/ops/queues/api/queues');
    const { queues } = JSON.parse(text) as { queues: { name: string }[] };
    expect(queues.map(({ name }) => name)).toEqual([
      'uploads',
      'analysis',
      'cards',
      'pictures',
      'partPictures',
      'exports',
      'making',
      'documents',
      'mail',
      'payments',
      'maintenance',
    ]);
  });

  it.each(['/ops/queues', '/ops/queues/api/queues', '/ops/queues/static/x.js'])(
    'keeps visitors and customers out of %s',
    async (path) => {
      const visitor = await new Client(stack).get(path);
      expect([visitor.status, visitor.error.code]).toEqual([401, 'UNAUTHORIZED']);
      const customer = await (await signedIn(stack)).get(path);
      expect([customer.status, customer.error.code]).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    },
  );

  it('writes down who has it change what, and counts calls', async () => {
    const put = (path: string) => operator.send(`/ops/queues/api/queues/${path}`, { method: 'PUT' });
    expect((await put('exports/pause')).status).toBe(200);
    expect((await put('exports/resume')).status).toBe(200);
    expect((await put('mail/no-such-job/retry')).status).toBe(404);
    const read = await operator.get('/ops/queues/api/queues?activeQueue=mail');
    expect(read.headers.get('ratelimit')).toMatch(/^"default";r=\d+;t=\d+$/);
    const { data } = await operator.get('/ops/api/audit?action=queue.board');
    const entry = (queue: string, path: string) => ({
      actor: { email: operatorEmail },
      subject: { kind: 'queue', id: queue, name: null },
      after: { call: `PUT /ops/queues/api/queues/${queue}/${path}` },
    });
    expect(data).toMatchObject([
      entry('mail', 'no-such-job/retry'),
      entry('exports', 'resume'),
      entry('exports', 'pause'),
    ]);
    expect((await operator.send('/ops/queues/api/queues/resume', { method: 'PUT' })).status).toBe(200);
    const [all] = (await operator.get<{ subjectId: string }[]>('/ops/api/audit?action=queue.board')).data;
    expect(all!.subjectId).toBe('all');
  });

  it('lets no foreign page act for an operator', async () => {
    const path = '/ops/queues/api/queues/mail/pause';
    const { status, error } = await operator.post(path, {}, { Origin: 'https://evil.example' }, 'PUT');
    expect([status, error.code]).toEqual([403, 'FORBIDDEN']);
  });
});

describe('/ops/api/orders', () => {
  let order: OrderAnswer;
  const move = (status: string, by = operator, id = order.id) =>
    by.post<OperatorOrder>(`/ops/api/orders/${id}`, { status }, {}, 'PATCH');

  beforeAll(async () => {
    const customer = await signedIn(stack);
    const items = [orderLine(await uploadBox(customer))];
    order = await placeOrder(customer, { addressId: await addAddress(customer), items });
  });

  it('lists orders by status, with their customers and where they may go', async () => {
    const { data } = await operator.get<OperatorOrder[]>('/ops/api/orders?status=unpaid');
    expect(data).toMatchObject([{ ...order, customer: { name: 'Amina Test' }, nextStatuses: ['cancelled'] }]);
    expect((await operator.get('/ops/api/orders?status=paid')).data).toEqual([]);
    expect(refusedFields((await operator.get('/ops/api/orders?status=lost')).error.details)).toEqual([
      'status',
    ]);
  });

  it('lets an operator move an order on, and only there', async () => {
    expect(refusedFields(expectRefusal(await move('paid'), 400, 'VALIDATION_ERROR'))).toEqual(['status']);
    await query(stack, `update orders set status = 'paid' where id = $1`, [order.id]);
    const french = { 'Accept-Language': 'fr' };
    const early = await operator.post(`/ops/api/orders/${order.id}`, { status: 'shipped' }, french, 'PATCH');
    expect(early.error.details).toEqual({
      errors: [
        {
          field: 'status',
          code: 'orderMoves',
          message: 'de « payée » seulement à : en fabrication, remboursée',
        },
      ],
      status: 'paid',
      nextStatuses: ['inProduction', 'refunded'],
    });
    const { data: shown } = await operator.get<OperatorOrder>(`/ops/api/orders/${order.id}`);
    expect(shown.nextStatuses).toEqual(['inProduction', 'refunded']);
    for (const status of ['inProduction', 'inProduction', 'shipped', 'delivered']) {
      expect((await move(status)).data.status).toBe(status);
    }
    const back = expectRefusal(await move('cancelled'), 400, 'VALIDATION_ERROR');
    expect(back.nextStatuses).toEqual(['refunded']);
    expect(expectRefusal(await move('refunded'), 400, 'INVALID_INPUT').reason).toBe('notRefundable');
    expectRefusal(await move('paid', operator, 'nonsense'), 404, 'ORDER_NOT_FOUND');
  });

  it('lets an operator cancel an unpaid order, which can then not be paid', async () => {
    const customer = await signedIn(stack);
    const items = [orderLine(await uploadBox(customer))];
    const { id } = await placeOrder(customer, { addressId: await addAddress(customer), items });
    expect((await move('cancelled', operator, id)).data.status).toBe('cancelled');
    const answer = await customer.post('/api/payments/checkout', { orderId: id });
    expect(expectRefusal(answer, 400, 'INVALID_INPUT').reason).toBe('orderNotPayable');
  });

  it('is for operators alone', async () => {
    const customer = await signedIn(stack);
    expectRefusal(await customer.get('/ops/api/orders'), 403, 'INSUFFICIENT_PERMISSIONS');
    expectRefusal(await move('delivered', customer), 403, 'INSUFFICIENT_PERMISSIONS');
    expectRefusal(await new Client(stack).get('/ops/api/orders'), 401, 'UNAUTHORIZED');
  });
});

describe('/metrics without a token', () => {
  let open: TestStack;
  const metrics = async (headers: Record<string, string> = {}) => new Client(open).get('/metrics', headers);

  beforeAll(async () => {
    open = await startStack({ env: { TRUSTED_PROXIES: 'loopback' } });
  });
  afterAll(() => open.stop());

  it('answers the machine itself', async () => {
    const { status, text } = await metrics();
    expect([status, text.includes('nodejs_eventloop_lag_max_seconds')]).toEqual([200, true]);
  });

  it.each([
    ['X-Forwarded-For', '203.0.113.9'],
    ['X-Forwarded-For', '127.0.0.1'],
    ['X-Forwarded-For', 'junk'],
    ['X-Real-IP', '203.0.113.9'],
    ['Forwarded', 'for=203.0.113.9'],
    ['Via', '1.1 proxy'],
  ])('answers nobody who comes through a proxy: %s: %s', async (header, value) => {
    const details = expectRefusal(await metrics({ [header]: value }), 403, 'FORBIDDEN');
    expect(details.hint).toContain('METRICS_TOKEN');
  });
});

describe('/metrics', () => {
  /** The figures of these lines, as soon as they hold: what is read of the queues is kept for five seconds. */
  async function expectFigures(
    lines: readonly string[],
    hold: (figures: (number | undefined)[]) => boolean,
  ): Promise<void> {
    let found: (number | undefined)[] = [];
    for (const giveUpAt = Date.now() + 30_000; Date.now() < giveUpAt; await sleep(100)) {
      const { text } = await operator.get('/metrics', { Authorization: `Bearer ${metricsToken}` });
      const figures = new Map(text.split('\n').map(nameAndFigure));
      found = lines.map((line) => figures.get(line));
      if (hold(found)) return;
    }
    throw new Error(`Of ${lines.join(', ')} the figures are ${found.join(', ')}`);
  }

  function nameAndFigure(line: string): [string, number] {
    const end = line.lastIndexOf(' ');
    return [line.slice(0, end), Number(line.slice(end))];
  }

  it('gives Prometheus the queues and the answered requests', async () => {
    await operator.get('/api/materials');
    const { status } = await operator.get('/metrics', { Authorization: `Bearer ${metricsToken}` });
    expect(status).toBe(200);
    await expectFigures(
      [
        'queue_jobs{queue="mail",state="waiting"}',
        'http_request_seconds_count{method="GET",route="/api/materials",status="200"}',
      ],
      ([waiting, answered]) => waiting === 0 && answered === 1,
    );
  });

  it('counts and times what the worker has done, and keeps it on the dashboard', async () => {
    const fileKey = await uploadBox(operator);
    await operator.post('/api/analyze', { fileKey, filename: 'box.stl' });
    // One, or two: a job that is asked for just as it ends runs once more and finds its work done.
    await expectFigures(
      [
        'jobs_total{job="analysis.measure",outcome="done"}',
        'job_run_seconds_count{job="analysis.measure",outcome="done"}',
        'job_wait_seconds_count{job="analysis.measure"}',
        'queue_jobs{queue="analysis",state="completed"}',
      ],
      (figures) => [1, 2].includes(figures[0]!) && new Set(figures).size === 1,
    );
  });

  it('are the worker’s own on its port, beside its health', async () => {
    const ask = (path: string, headers = {}) => fetch(`http://127.0.0.1:${workerPort}${path}`, { headers });
    expect((await ask('/metrics')).status).toBe(403);
    const allowed = await ask('/metrics', { Authorization: `Bearer ${metricsToken}` });
    expect(await allowed.text()).toContain('worker_process_cpu_seconds_total');
    const health = await ask('/health');
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
  });

  it.each([undefined, 'Bearer', 'Bearer wrong', metricsToken])(
    'wants its token: %s',
    async (authorization) => {
      const headers: Record<string, string> =
        authorization === undefined ? {} : { Authorization: authorization };
      const { status, error } = await operator.get('/metrics', headers);
      expect([status, error.code]).toEqual([401, 'UNAUTHORIZED']);
    },
  );
});
