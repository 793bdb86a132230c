import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ErrorCode, errorCodes } from '@shared/domain/contract/errors.js';
import { errorStatuses } from '../src/http/error-status.js';
import { Client as DatabaseClient } from 'pg';
import { StripeStandIn } from '@testing/stand-ins/stripe-stand-in.js';
import { type Answer, Client, goodPassword, signedIn } from '@testing/http-client.js';
import { type S3TestServer, startS3TestServer } from '@testing/stack/s3-server.js';
import type { TestStack } from '@testing/stack/stack.js';
import { newEmail, paths } from './accounts.js';
import { query } from './database.js';
import { judged } from './body-cases.js';
import { expectRefusal } from './refusal.js';
import { addAddress, orderLine, placeOrder, quoteLine, saveQuote, uploadBox } from './shop.js';
import { startStack } from './stack.js';
import { runAdminUrl } from '@testing/stack/test-database.js';
import { TcpRelay } from '@testing/stack/tcp-relay.js';
import { document } from '@testing/openapi/judge.js';
import { heldMs, jsonPost, openSocket, readAnswer, request, sendRaw } from './raw-http.js';

const codes = [
  ...['VALIDATION_ERROR', 'INVALID_INPUT', 'MISSING_FIELD', 'INVALID_FILE_TYPE', 'FILE_TOO_LARGE'],
  ...['EMPTY_ITEMS', 'UNAUTHORIZED', 'INVALID_CREDENTIALS', 'SESSION_EXPIRED', 'FORBIDDEN'],
  ...['INSUFFICIENT_PERMISSIONS', 'NOT_FOUND', 'RESOURCE_NOT_FOUND', 'USER_NOT_FOUND', 'ORDER_NOT_FOUND'],
  ...['QUOTE_NOT_FOUND', 'FILE_NOT_FOUND', 'CONFLICT', 'DUPLICATE_ENTRY', 'RATE_LIMITED'],
  ...['INTERNAL_ERROR', 'DATABASE_ERROR', 'STORAGE_ERROR', 'EXTERNAL_SERVICE_ERROR'],
];

let stack: TestStack;
let database: TcpRelay;
let storage: S3TestServer;
let storageFolder: string;
let gateway: StripeStandIn;
let customer: Client & { email: string };
let stranger: Client;
let guest: Client;
let fileKey: string;
let addressId: string;
let isStorageUp = true;

/** A stack whose database, storage and payment provider can be taken away. */
beforeAll(async () => {
  const adminUrl = new URL(runAdminUrl());
  database = await TcpRelay.start({ host: adminUrl.hostname, port: Number(adminUrl.port) });
  adminUrl.port = String(database.port);
  storageFolder = await mkdtemp(join(tmpdir(), 'instant-fdm-codes-'));
  storage = await startS3TestServer(storageFolder);
  gateway = await StripeStandIn.start();
  const { endpoint, region, bucket, accessKey, secretKey } = storage.settings;
  const env = {
    ...{ S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket },
    ...{ S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey },
    ...{ PAYMENT_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_test' },
    ...{ STRIPE_API_URL: gateway.url, RATE_LIMIT_SCALE: '1' },
    // Work is waited for five seconds, and bodies three.
    TIME_LIMIT_SCALE: '0.2',
  };
  stack = await startStack({ adminUrl: adminUrl.href, env });
  [customer, stranger] = [judged(await signedIn(stack)), judged(await signedIn(stack))];
  guest = judged(new Client(stack));
  fileKey = await uploadBox(customer);
  addressId = await addAddress(customer);
});

afterAll(async () => {
  await database.cut();
  // Its database is dropped by the same way.
  await database.mend();
  await stack.stop();
  await database.cut();
  await gateway.stop();
  if (isStorageUp) await storage.stop();
  await rm(storageFolder, { recursive: true });
});

const patchQuote = (id: string, client: Client = customer) =>
  client.post(`/api/quotes/${id}`, { status: 'draft' }, {}, 'PATCH');
const newOrder = () => placeOrder(customer, { addressId, items: [orderLine(fileKey)] });

/** Sends a request while another with its key is still being worked on: here, one that never ends. */
async function sendWhileInWork(): Promise<Answer> {
  const { data } = await customer.get<{ user: { id: string } }>(paths.session);
  const key = randomUUID();
  const other = new DatabaseClient({ connectionString: stack.databaseUrl });
  await other.connect();
  await other.query('select pg_advisory_lock(hashtextextended($1, 0))', [`${data.user.id} ${key}`]);
  const body = { items: [quoteLine(fileKey)] };
  const answer = await customer.post('/api/quotes', body, { 'Idempotency-Key': key });
  await other.end();
  return answer;
}

async function checkoutWithoutGateway(): Promise<Answer> {
  const { id } = await newOrder();
  gateway.failure = 'no answer';
  const answer = await customer.post('/api/payments/checkout', { orderId: id });
  gateway.failure = 'none';
  return answer;
}

async function uploadWithoutStorage(): Promise<Answer> {
  await storage.stop();
  isStorageUp = false;
  return customer.upload('box.obj', Buffer.from('v 0 0 0\nv 9 0 0\nv 0 9 0\nf 1 2 3\n'));
}

/** A row that the service cannot foresee: its own check fails. */
async function faultOfOurs(): Promise<Answer> {
  await query(stack, 'alter table addresses add constraint none check (label is null) not valid');
  return customer.post(`/api/addresses/${addressId}`, { label: 'Maison' }, {}, 'PATCH');
}

async function callWithoutDatabase(): Promise<Answer> {
  await database.cut();
  return customer.get('/api/quotes');
}

/** Of a file that nobody has measured yet. */
async function analyzeAnew(): Promise<Answer> {
  const unknown = await uploadBox(customer, [31, 17, 11]);
  return customer.post('/api/analyze', { fileKey: unknown, filename: 'box.stl' });
}

const form = (field: string) => {
  const body = new FormData();
  body.append(field, 'x');
  return { method: 'POST', body };
};

/**
 * How each code comes about. Two cannot be had by a request: an account's sessions go with it, and what is unique is
 * made by the service.
 */
const provoked: Record<Exclude<ErrorCode, 'USER_NOT_FOUND' | 'DUPLICATE_ENTRY'>, () => Promise<Answer>> = {
  VALIDATION_ERROR: () => customer.post('/api/quotes/calculate', {}),
  EMPTY_ITEMS: () => customer.post('/api/quotes/batch', { items: [] }),
  MISSING_FIELD: () => customer.send('/api/upload', form('other')),
  INVALID_FILE_TYPE: () => customer.upload('notes.txt', Buffer.from('words')),
  FILE_TOO_LARGE: () => customer.upload('big.stl', Buffer.alloc(52_428_801)),
  INVALID_INPUT: async () => {
    const small = await uploadBox(customer, [2, 2, 2]);
    const analyze = () => customer.post('/api/analyze', { fileKey: small, filename: 'small.stl' });
    // A busy worker is waited for again, as clients are told to.
    let answer = await analyze();
    while (answer.status === 503) answer = await analyze();
    return answer;
  },
  UNAUTHORIZED: () => guest.get('/api/quotes'),
  SESSION_EXPIRED: () =>
    judged(Object.assign(new Client(stack), { cookie: 'auth.session_token=x' })).get('/api/quotes'),
  INVALID_CREDENTIALS: () => guest.post(paths.signIn, { email: newEmail(), password: goodPassword }),
  FORBIDDEN: async () => patchQuote((await saveQuote(customer, [quoteLine(fileKey)])).id, stranger),
  INSUFFICIENT_PERMISSIONS: () => customer.get('/ops/api/orders'),
  NOT_FOUND: () => customer.get('/api/nowhere'),
  RESOURCE_NOT_FOUND: () => customer.post('/api/addresses/none', undefined, {}, 'DELETE'),
  ORDER_NOT_FOUND: () => customer.get('/api/orders/none/invoice'),
  QUOTE_NOT_FOUND: () => customer.get('/api/quotes/none'),
  FILE_NOT_FOUND: () => customer.post('/api/analyze', { fileKey: 'none', filename: 'none.stl' }),
  CONFLICT: sendWhileInWork,
  RATE_LIMITED: async () => {
    for (let call = 0; call < 5; call += 1) await patchQuote('none');
    return patchQuote('none');
  },
  EXTERNAL_SERVICE_ERROR: checkoutWithoutGateway,
  INTERNAL_ERROR: faultOfOurs,
  STORAGE_ERROR: uploadWithoutStorage,
  DATABASE_ERROR: callWithoutDatabase,
};

describe('Errors', () => {
  it.each(codes)('have the code %s', (code) => {
    expect(errorCodes).toContain(code);
    expect(JSON.stringify(document)).toContain(code);
  });

  it('have no other code', () => {
    expect([...errorCodes].sort()).toEqual([...codes].sort());
  });

  it.each(['text/html', 'text/markdown', 'application/json'])(
    'are in the envelope, whatever is accepted: %s',
    async (Accept) => {
      expectRefusal(await customer.get('/api/nowhere', { Accept }), 404, 'NOT_FOUND');
      expectRefusal(await customer.get('/api/quotes/none/pdf', { Accept }), 404, 'QUOTE_NOT_FOUND');
      expectRefusal(await guest.get('/api/quotes', { Accept }), 401, 'UNAUTHORIZED');
    },
  );
});

describe('A body that comes too slowly', () => {
  it('is given up in time, with an answer that closes the connection', async () => {
    const head = jsonPost('/api/analyze', 'Content-Length: 1000', `Cookie: ${customer.cookie}`);
    const answer = await sendRaw(stack.baseUrl, `${head}{"file`);
    const details = expectRefusal(answer, 400, 'INVALID_INPUT');
    expect(details.hint).toBe('Send the whole body within 3 seconds.');
    expect(answer.headers.get('connection')).toBe('close');
  });

  it('ends the connection when an upload brings less than 16 KB a second', async () => {
    const socket = await openSocket(stack.baseUrl);
    socket.on('error', () => undefined);
    const part = 'Content-Disposition: form-data; name="file"; filename="slow.stl"\r\n\r\nsolid slow';
    const type = 'Content-Type: multipart/form-data; boundary=x';
    const cookie = `Cookie: ${customer.cookie}`;
    socket.write(
      `${request('POST /api/upload HTTP/1.1', type, cookie, 'Content-Length: 9000000')}--x\r\n${part}`,
    );
    const trickle = setInterval(() => socket.write('x'.repeat(100)), 20);
    const answer = await readAnswer(socket);
    expect(expectRefusal(answer, 400, 'INVALID_INPUT').hint).toContain('16 KB a second');
    expect(await heldMs(socket)).toBeLessThan(10_000);
    clearInterval(trickle);
  });
});

describe('EXTERNAL_SERVICE_ERROR, where no worker answers,', () => {
  beforeAll(() => stack.worker.kill('SIGTERM'));
  afterAll(async () => {
    await stack.worker.start();
    await stack.untilReady();
  });

  it.each([
    ['what waits for one, once its time is up', '10', analyzeAnew],
    ['the readiness, at once', '5', () => guest.get('/health/ready')],
  ])(
    'is 503 and says when to come back: %s',
    async (_said, seconds, call) => {
      const answer = await call();
      expectRefusal(answer, 503, 'EXTERNAL_SERVICE_ERROR');
      expect(answer.headers.get('retry-after')).toBe(seconds);
    },
    60_000,
  );
});

describe('Each code, provoked, is answered as described:', () => {
  it.each(Object.entries(provoked))('%s', async (code, provoke) => {
    const status = errorStatuses[code as ErrorCode];
    const answer = await provoke();
    expectRefusal(answer, status, code as ErrorCode);
    expect(answer.headers.has('retry-after')).toBe([409, 429, 503].includes(status));
  });
});
