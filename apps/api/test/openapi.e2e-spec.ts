import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { Schema } from '@client/service-client.js';
import { projectRoot } from '@shared/infra/config/project-root.js';
import { callbackKey, signBody } from '@shared/infra/payments/signed-body.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { plateWithHoles } from '@testing/meshes/shapes.js';
import {
  answersFile,
  exampleRequests,
  lookUp,
  recordedAnswers,
  tetrahedronObj,
} from '@testing/openapi/examples.js';
import type { ExampleRequest } from '@testing/openapi/example-request.js';
import { type Answer, Client, goodPassword, linkIn, signedIn } from '@testing/http-client.js';
import { type S3TestServer, startS3TestServer } from '@testing/stack/s3-server.js';
import { s3Env, type TestStack } from '@testing/stack/stack.js';
import { query } from './database.js';
import { finishByHand } from './making-helpers.js';
import { addFailedMail, addRefusedPayment } from './failed-work.js';
import { mailedPath, newEmail, signUp } from './accounts.js';
import { document, faultsOf, operations, type PlacedOperation } from '@testing/openapi/judge.js';
import { knownSecret, untilOrderIs } from './payment-orders.js';
import { untilDrawn } from './shop.js';
import { startStack } from './stack.js';

const email = 'amina@example.com';
/** Set to write the answers down anew: they become the examples of the API description. */
const isRecording = process.env.RECORD_EXAMPLES !== undefined;

let s3: S3TestServer;
let s3Folder: string;
let stack: TestStack;
let client: Client;
const told: Record<string, unknown> = {};

beforeAll(async () => {
  s3Folder = await mkdtemp(join(tmpdir(), 'openapi-'));
  s3 = await startS3TestServer(s3Folder, { takesForms: true });
  const env = { APP_SECRET: knownSecret, OPERATOR_EMAILS: email, ...s3Env(s3.settings) };
  stack = await startStack({ env });
  client = new Client(stack);
});

afterAll(async () => {
  await stack.stop();
  await s3.stop();
  await rm(s3Folder, { recursive: true, force: true });
  if (isRecording) writeFileSync(answersFile, `${JSON.stringify(anonymous(told), null, 2)}\n`);
});

const linkToken = async (subject: RegExp): Promise<string | null> => {
  const path = await mailedPath(stack, email, subject);
  return new URL(path, stack.baseUrl).searchParams.get('token');
};

/** The token that another customer's change of address mails to the new address, or to the old one. */
async function changeToken(mailbox: 'old' | 'new'): Promise<string | null> {
  const other = await signedIn(stack);
  const next = newEmail();
  await other.post('/api/auth/change-email', { newEmail: next, currentPassword: goodPassword });
  const [to, subject] = mailbox === 'new' ? [next, /^Confirmez/] : [other.email, /va changer/];
  return linkIn(await other.mailTo(to, subject)).searchParams.get('token');
}

/** Until every mail is sent: lists tell when. */
async function untilSent(request: ExampleRequest): Promise<ExampleRequest> {
  const waiting = `select 1 from outbound_mails where status = 'pending'`;
  while ((await query(stack, waiting)).length > 0) await sleep(50);
  return request;
}

/** What an example cannot know beforehand: mailed tokens, signatures, bodies that are no JSON. */
const finished: Record<
  string,
  (request: ExampleRequest) => Promise<ExampleRequest & { init?: RequestInit }>
> = {
  authVerifyEmail: async () => ({ query: { token: await linkToken(/adresse|address/) } }),
  authConfirmEmail: async ({ body }) => {
    const link = await mailedPath(stack, await signUp(stack), /adresse|address/);
    const token = new URL(link, stack.baseUrl).searchParams.get('token');
    return { body: { ...(body as object), token } };
  },
  authResetPassword: async ({ body }) => ({
    body: { ...(body as object), token: await linkToken(/passe|password/) },
  }),
  filesUpload: () => {
    const body = new FormData();
    const mesh = new Uint8Array(encodeBinaryStl(plateWithHoles(6, 6, 4)));
    body.append('file', new Blob([mesh]), 'bracket.stl');
    return Promise.resolve({ init: { body } });
  },
  directUploadsComplete: async (request) => {
    const { url, fields } = lookUp(told, 'directUploadsBegin.form') as Schema<'UploadForm'>;
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    body.append('file', new Blob([tetrahedronObj]), 'file');
    await fetch(url, { method: 'POST', body });
    return request;
  },
  filesList: async (request) => {
    await untilDrawn(client, String(lookUp(told, 'filesUpload.key')));
    return request;
  },
  paymentsCallback: (request) => {
    const body = JSON.stringify(request.body);
    const signature = signBody(callbackKey(knownSecret), body, new Date());
    return Promise.resolve({ ...request, init: { body, headers: { 'Sandbox-Signature': signature } } });
  },
  ordersCancel: async () => ({ path: { id: (await anotherOrder()).id } }),
  operatorOrdersTransfer: async ({ body }) => {
    const { id, totalAmount } = await anotherOrder();
    return { path: { id }, body: { ...(body as object), amount: totalAmount } };
  },
  moneyMarkReturned: async ({ body }) => {
    const { id, totalAmount } = await anotherOrder();
    for (const reference of ['VIR 1', 'VIR 2']) {
      const transfer = { amount: totalAmount, reference: `${reference} ${id}`, surplus: true };
      await client.post(`/ops/api/orders/${id}/transfer`, transfer);
    }
    const refund = { reason: 'Called off', reference: 'REF 2' };
    await client.post(`/ops/api/orders/${id}/refunds`, refund, { 'Idempotency-Key': id });
    const { data } = await client.get<{ id: string }[]>('/ops/api/money/returns');
    return { path: { id: data[0]!.id }, body };
  },
  priceBooksDiscard: async () => {
    const { version } = (await client.post<{ version: string }>('/ops/api/price-books', {})).data;
    return { path: { version } };
  },
  orderMakingRedo: async (request) => {
    // Copies are made before some are made anew.
    const id = String(lookUp(told, 'operatorOrdersTransfer.id'));
    await finishByHand(client, id);
    return request;
  },
  operatorsAppoint: async ({ body }) => {
    await signedIn(stack, (body as { email: string }).email);
    return { body };
  },
  queuesPauseLane: async ({ body }) => {
    const other = await signedIn(stack);
    const { id } = (await other.get<{ id: string }>('/api/user/profile')).data;
    return { path: { customerId: id }, body };
  },
  failuresList: async (request) => {
    await addFailedMail(stack);
    return request;
  },
  givenUpList: async (request) => {
    await addFailedMail(stack);
    return request;
  },
  givenUpResend: async ({ body }) => ({ path: { id: await addFailedMail(stack) }, body }),
  givenUpSettle: async ({ body }) => ({ path: { id: await addRefusedPayment(stack) }, body }),
  credentialsKeepEmail: async ({ body }) => ({
    body: { ...(body as object), token: await changeToken('old') },
  }),
  credentialsConfirmEmailChange: async ({ body }) => ({
    body: { ...(body as object), token: await changeToken('new') },
  }),
  orderMakingListMails: untilSent,
  customersMails: untilSent,
  queuesHistory: async (request) => {
    // A minute in which the API alone had begun has no share of a worker's time.
    await query(stack, 'delete from queue_minutes where capacity_ms = 0');
    return request;
  },
  accountExportsRead: async (request) => {
    const isPending = async () =>
      (await client.get<{ status: string }>('/api/user/export')).data.status === 'pending';
    while (await isPending()) await sleep(50);
    return request;
  },
  // The order that was paid by transfer must be over first.
  accountDeletionDelete: async (request) => {
    const id = String(lookUp(told, 'operatorOrdersTransfer.id'));
    const refund = { reason: 'Called off', reference: 'REF 1' };
    await client.post(`/ops/api/orders/${id}/refunds`, refund, { 'Idempotency-Key': id });
    return request;
  },
  projectsDecline: async () => {
    const { body } = exampleRequests.projectsRequest!((where) => lookUp(told, where));
    const { id } = (await client.post<{ id: string }>('/api/requests', body)).data;
    await client.post(`/ops/api/requests/${id}/answer`, { amount: 100, text: 'We can print it.' });
    return { path: { id } };
  },
  ordersInvoice: async (request) => {
    await untilOrderIs(stack, String(lookUp(told, 'ordersPlace.id')), 'paid');
    return request;
  },
};

/** An unpaid order beside that of the examples. */
async function anotherOrder(): Promise<{ id: string; totalAmount: number }> {
  const { body } = exampleRequests.ordersPlace!((where) => lookUp(told, where));
  const whole = { ...(body as object), quoteId: undefined };
  return (await client.post<{ id: string; totalAmount: number }>('/api/orders', whole)).data;
}

async function send({ method, path, operation }: PlacedOperation): Promise<Answer> {
  const { operationId } = operation;
  const example = exampleRequests[operationId]!((where) => lookUp(told, where));
  const request = (await finished[operationId]?.(example)) ?? example;
  const filled = Object.entries(request.path ?? {}).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, value),
    path,
  );
  const asked = Object.entries(request.query ?? {}).map(([name, value]) => [name, String(value)]);
  const address = asked.length === 0 ? filled : `${filled}?${new URLSearchParams(asked).toString()}`;
  const init = 'init' in request ? request.init : undefined;
  if (init !== undefined) return client.send(address, { method, ...init });
  if (request.body !== undefined) return client.post(address, request.body, request.headers, method);
  return client.send(address, { method, headers: request.headers ?? {} });
}

/** The same answers with ids and signatures that name nothing. */
function anonymous(answers: Record<string, unknown>): unknown {
  const names = new Map<string, string>();
  const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
  const text = JSON.stringify(answers)
    .replaceAll(uuid, (id) => {
      const place = (names.size + 1).toString(16).padStart(12, '0');
      if (!names.has(id)) names.set(id, `0198c1f2-7d3a-7c41-8a5e-${place}`);
      return names.get(id)!;
    })
    .replaceAll(/(signature|token)=[\w-]+/g, '$1=the-signature')
    .replaceAll(stack.baseUrl, 'http://localhost:3000')
    .replaceAll(s3.settings.endpoint, 'https://s3.example');
  // A long list says no more than its beginning.
  const shortened = (_key: string, value: unknown) => (Array.isArray(value) ? value.slice(0, 3) : value);
  return JSON.parse(text, shortened);
}

describe('The API description', () => {
  it('is what the code says; else run npm run tool openapi', () => {
    const { stderr, status } = spawnSync(process.execPath, ['dist/tools/openapi.js', '--check'], {
      cwd: projectRoot,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  });

  it('keeps every recommended rule of OpenAPI linting', async () => {
    const source = readFileSync(join(projectRoot, 'apps/api/src/developers/openapi.json'), 'utf8');
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source, config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  });

  it('has a description of every operation beside its summary', () => {
    const bare = operations.filter(({ operation }) => !operation.description || !operation.summary);
    expect(bare.map(({ operation }) => operation.operationId)).toEqual([]);
  });

  it('has only patterns that validators without Unicode’s properties read the same', () => {
    const patterns = new Set<string>();
    JSON.stringify(document, (key, value: unknown) => {
      if (key === 'pattern' && typeof value === 'string') patterns.add(value);
      return value;
    });
    expect(patterns.size).toBeGreaterThan(5);
    expect([...patterns].filter((pattern) => /\\p\{|\\u\{/i.test(pattern))).toEqual([]);
  });

  it('has an example of every operation, and of none that is gone', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(Object.keys(exampleRequests).sort()).toEqual(ids.sort());
  });

  it.each(operations.filter(({ operation }) => operation.requestBody !== undefined))(
    'shows a body that $method $path takes',
    ({ operation }) => {
      const contents = Object.values(operation.requestBody!.content);
      expect(contents.map(({ example }) => typeof example)).toEqual(['object']);
    },
  );
});

describe('Each example, sent to a running service in the order of a customer’s way, is answered as described:', () => {
  it.each(Object.keys(exampleRequests))('%s', async (operationId) => {
    const placed = operations.find(({ operation }) => operation.operationId === operationId)!;
    const answer = await send(placed);
    expect(faultsOf(placed, answer)).toEqual([]);
    expect(Math.floor(answer.status / 100)).toBe(2);
    told[operationId] = answer.data;
    if (!isRecording) expect(shapeOf(answer.data)).toEqual(shapeOf(recordedAnswers()[operationId]));
  });
});

it('The file that the description uploads can be priced', async () => {
  const customer = await signedIn(stack);
  const { data } = await customer.upload('corner.obj', Buffer.from(tetrahedronObj));
  const answer = await customer.post('/api/analyze', { fileKey: data.key, filename: 'corner.obj' });
  expect(answer.data).toMatchObject({ analysis: { triangles: 4, isClosed: true, volumeMm3: 8000 / 6 } });
});

/** Member names and types at every depth; of lists the first entry, but what a worker does at that moment. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value;
  const isWorker = 'kernelVersion' in value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, isWorker && key === 'jobs' ? [] : shapeOf(one)]),
  );
}
