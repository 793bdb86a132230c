import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Client,
  Client as Visitor,
  goodPassword,
  linkIn,
  signedIn,
} from '../../../tools/service-client.js';
import type { TestStack } from '../../../tools/test-stack/stack.js';
import { startStack } from './stack.js';

const operatorEmail = 'operator@example.com';
const metricsToken = randomUUID();

let stack: TestStack;
let operator: Client;

beforeAll(async () => {
  stack = await startStack({ env: { OPERATOR_EMAILS: operatorEmail, METRICS_TOKEN: metricsToken } });
  operator = new Visitor(stack);
  await operator.post('/api/auth/sign-up/email', {
    name: 'Operator',
    email: operatorEmail,
    password: goodPassword,
    confirmPassword: goodPassword,
  });
  const { pathname, search } = linkIn(await operator.mailTo(operatorEmail, /adresse/));
  await operator.get(`${pathname}${search}`);
});

afterAll(() => stack.stop());

describe('/ops/queues', () => {
  it('shows an operator every queue', async () => {
    const page = await operator.get('/ops/queues');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const { text } = await operator.get('/ops/queues/api/queues');
    const { queues } = JSON.parse(text) as { queues: { name: string }[] };
    expect(queues.map(({ name }) => name)).toEqual(['analysis', 'documents', 'mail', 'maintenance']);
  });

  it.each(['/ops/queues', '/ops/queues/api/queues', '/ops/queues/static/x.js'])(
    'keeps visitors and customers out of %s',
    async (path) => {
      const visitor = await new Visitor(stack).get(path);
      expect([visitor.status, visitor.error.code]).toEqual([401, 'UNAUTHORIZED']);
      const customer = await (await signedIn(stack)).get(path);
      expect([customer.status, customer.error.code]).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    },
  );

  it('lets no foreign page act for an operator', async () => {
    const path = '/ops/queues/api/queues/mail/pause';
    const { status, error } = await operator.post(path, {}, { Origin: 'https://evil.example' }, 'PUT');
    expect([status, error.code]).toEqual([403, 'FORBIDDEN']);
  });
});

describe('/metrics', () => {
  it('gives Prometheus the queues and the answered requests', async () => {
    await operator.get('/api/materials');
    const { status, text } = await operator.get('/metrics', { Authorization: `Bearer ${metricsToken}` });
    expect(status).toBe(200);
    expect(text).toContain('queue_jobs{queue="mail",state="waiting"} 0');
    expect(text).toContain('http_request_seconds_count{method="GET",route="/api/materials",status="200"} 1');
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
