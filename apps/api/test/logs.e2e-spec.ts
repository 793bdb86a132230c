import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, linkIn } from '@testing/http-client.js';
import type { TestStack } from '@testing/stack/stack.js';
import { paths, signIn, signUpBody, tokenOf } from './accounts.js';
import { query } from './database.js';
import { startStack } from './stack.js';

let stack: TestStack;
let lines: Record<string, unknown>[];
let log: string;
const secrets: string[] = [];

const password = 'Extrusion7';
const newPassword = 'Retraction8';

/** All that has secrets in it, once: an account's life, an upload, and a fault in the database. */
async function useTheService(): Promise<void> {
  const client = new Client(stack);
  const body = signUpBody({ name: 'Zineb Logged', password, confirmPassword: password });
  await client.post(paths.signUp, body, { Authorization: 'Bearer letmein' });
  const verify = linkIn(await client.mailTo(body.email, /^Confirmez/));
  await client.get(`${verify.pathname}${verify.search}`, { 'X-Request-Id': 'verify-1' });
  await client.get(`/${'x'.repeat(15_000)}`, { 'X-Request-Id': 'long-1' });
  const remembered = await signIn(stack, body.email, { password, rememberMe: true });
  await signIn(stack, body.email, { password: 'Wrongpass9' });
  await client.post(paths.requestReset, { email: body.email });
  const reset = linkIn(await client.mailTo(body.email, /^Choisissez/));
  const uploaded = await client.upload('cube.stl', Buffer.from('solid x\nendsolid x\n'));
  await client.get(uploaded.data.url);
  secrets.push(tokenOf(client), tokenOf(remembered.client), new URL(uploaded.data.url).search.slice(1));
  await client.post(paths.resetPassword, { token: reset.searchParams.get('token'), newPassword });
  secrets.push(verify.searchParams.get('token')!, reset.searchParams.get('token')!);

  await query(
    stack,
    'alter table project_requests add constraint nobody check (length(title) = 0) not valid',
  );
  const { client: again } = await signIn(stack, body.email, { password: newPassword });
  const description = 'A cover for Zineb\n    at Logged, in ASA, with her name';
  const faulty = { vertical: 'other', title: 'A cover', description, quantity: 1 };
  const answer = await again.post('/api/requests', faulty, { 'X-Request-Id': 'faulty-1' });
  expect([answer.status, answer.error.code]).toEqual([500, 'INTERNAL_ERROR']);
}

beforeAll(async () => {
  stack = await startStack({ env: { LOG_LEVEL: 'trace' } });
  await useTheService();
  // A line is written after its answer: the last ones when the process ends.
  await Promise.all([stack.api.kill('SIGTERM'), stack.worker.kill('SIGTERM')]);
  const folder = join(stack.dataDir, 'logs');
  const files = (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8'));
  log = (await Promise.all(files)).join('');
  lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
});

afterAll(() => stack.stop());

describe('The logs', () => {
  it('hold a line of JSON for each request, with its id, method, path and status', () => {
    const line = lines.find(({ req }) => (req as { id?: string } | undefined)?.id === 'verify-1');
    expect(line).toMatchObject({
      name: 'api',
      req: { id: 'verify-1', method: 'GET', path: '/api/auth/verify-email' },
      res: { statusCode: 200 },
      responseTime: expect.any(Number),
    });
  });

  it('hold no more than 200 characters of a path', () => {
    const line = lines.find(({ req }) => (req as { id?: string } | undefined)?.id === 'long-1');
    expect(line).toMatchObject({ req: { path: `/${'x'.repeat(199)}` } });
  });

  it('hold a line for each job', () => {
    expect(lines).toContainEqual(expect.objectContaining({ name: 'worker', job: 'mail.send', attempt: 1 }));
  });

  it('hold the cause of an INTERNAL_ERROR, found by the request’s id', () => {
    const line = lines.find(({ req, err }) => err && (req as { id?: string } | undefined)?.id === 'faulty-1');
    expect(line).toMatchObject({
      err: { message: expect.stringContaining('violates check constraint "nobody"') },
    });
  });

  it('hold no password, hash, cookie, token or signature', () => {
    secrets.push(password, newPassword, 'Wrongpass9', 'letmein', '$argon2id');
    expect(secrets.every((secret) => secret.length >= 7)).toBe(true);
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  });

  it('hold no name of a customer, not even in the statement that failed', () => {
    expect(log).not.toContain('Zineb');
  });
});
