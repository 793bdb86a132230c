import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { projectRoot } from '@shared/infra/config/project-root.js';
import { Client, signedIn } from '@testing/http-client.js';
import type { TestStack } from '@testing/stack/stack.js';
import { query } from './database.js';
import { expectRefusal } from './refusal.js';
import { startStack } from './stack.js';

interface OperatorAnswer {
  id: string;
  email: string;
  role: string;
  isFromSettings: boolean;
}

let stack: TestStack;
let admin: Client;

beforeAll(async () => {
  stack = await startStack({ env: { OPERATOR_EMAILS: 'owner@example.com' } });
  admin = await signedIn(stack, 'owner@example.com');
});

afterAll(() => stack.stop());

const appoint = (by: Client, email: string, role: string) =>
  by.post<OperatorAnswer>('/ops/api/operators', { email, role });

describe('Roles', () => {
  it('admit a viewer to reading, an operator to changes, an admin to appointments', async () => {
    const helper = await signedIn(stack, 'helper@example.com');
    const path = '/ops/api/orders';
    const move = () => helper.post(`${path}/x`, { status: 'inProduction' }, {}, 'PATCH');
    expectRefusal(await helper.get(path), 403, 'INSUFFICIENT_PERMISSIONS');

    expect((await appoint(admin, 'helper@example.com', 'viewer')).status).toBe(200);
    expect((await helper.get(path)).status).toBe(200);
    const { hint } = expectRefusal(await move(), 403, 'INSUFFICIENT_PERMISSIONS');
    expect(hint).toBe('It needs the role operator, and the account has the role viewer: ask an admin.');

    await appoint(admin, 'HELPER@example.com', 'operator');
    expectRefusal(await move(), 404, 'ORDER_NOT_FOUND');
    expectRefusal(await appoint(helper, 'owner@example.com', 'viewer'), 403, 'INSUFFICIENT_PERMISSIONS');

    const { data } = await helper.get<OperatorAnswer>('/ops/api/me');
    expect(data).toEqual({
      id: expect.any(String),
      name: 'Amina Test',
      email: 'helper@example.com',
      role: 'operator',
      locale: 'fr',
    });
    expect((await admin.send(`/ops/api/operators/${data.id}`, { method: 'DELETE' })).status).toBe(204);
    expectRefusal(await helper.get(path), 403, 'INSUFFICIENT_PERMISSIONS');
  });

  it('are not changed by their holder, and only of accounts', async () => {
    const own = expectRefusal(await appoint(admin, 'owner@example.com', 'viewer'), 400, 'INVALID_INPUT');
    expect(own.reason).toBe('ownRole');
    expectRefusal(await appoint(admin, 'nobody@example.com', 'viewer'), 404, 'USER_NOT_FOUND');
    const unknown = await admin.send('/ops/api/operators/x', { method: 'DELETE' });
    expectRefusal(unknown, 404, 'USER_NOT_FOUND');
  });

  it('are taken away by one of two admins who dismiss each other at a time', async () => {
    const emails = ['first@example.com', 'second@example.com'];
    const pair = await Promise.all(emails.map((email) => signedIn(stack, email)));
    const dismiss = (by: Client, id: string) => by.send(`/ops/api/operators/${id}`, { method: 'DELETE' });
    for (let round = 0; round < 5; round += 1) {
      const ids: string[] = [];
      for (const email of emails) ids.push((await appoint(admin, email, 'admin')).data.id);
      const answers = await Promise.all([dismiss(pair[0]!, ids[1]!), dismiss(pair[1]!, ids[0]!)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 403]);
      for (const id of ids) await dismiss(admin, id);
    }
  });

  it('are listed, those of the settings first', async () => {
    await signedIn(stack, 'printer@example.com');
    await appoint(admin, 'printer@example.com', 'operator');
    const { data } = await admin.get<OperatorAnswer[]>('/ops/api/operators');
    expect(data.map(({ email, role, isFromSettings }) => [email, role, isFromSettings])).toEqual([
      ['owner@example.com', 'admin', true],
      ['printer@example.com', 'operator', false],
    ]);
  });

  it('keep a viewer from changing queues on the board', async () => {
    const viewer = await signedIn(stack, 'viewer@example.com');
    await appoint(admin, 'viewer@example.com', 'viewer');
    expect((await viewer.get('/ops/queues/api/queues')).status).toBe(200);
    const pause = await viewer.send('/ops/queues/api/queues/mail/pause', { method: 'PUT' });
    expectRefusal(pause, 403, 'INSUFFICIENT_PERMISSIONS');
  });
});

describe('The audit', () => {
  it('tells who changed what, newest first, page by page', async () => {
    const { id } = (
      await (
        await signedIn(stack, 'audited@example.com')
      ).get<{ user: { id: string } }>('/api/auth/get-session')
    ).data.user;
    for (const role of ['viewer', 'viewer', 'operator']) await appoint(admin, 'audited@example.com', role);
    const entry = (before: string | null, after: string) => ({
      id: expect.any(String),
      at: expect.any(String),
      actor: { id: expect.any(String), email: 'owner@example.com' },
      ...{ action: 'operator.appoint', subjectId: id },
      subject: { id, kind: 'customer', name: 'Amina Test' },
      ...{ before: { role: before }, after: { role: after } },
    });
    const path = `/ops/api/audit?subjectId=${id}`;
    const { data } = await admin.get(path);
    expect(data).toEqual([entry('viewer', 'operator'), entry(null, 'viewer')]);
    const first = JSON.parse((await admin.get(`${path}&limit=1`)).text) as { nextCursor: string };
    expect((await admin.get(`${path}&limit=1&after=${first.nextCursor}`)).data).toEqual([
      entry(null, 'viewer'),
    ]);
    expect((await admin.get('/ops/api/audit?action=order.move')).data).toEqual([]);
  });
});

describe('npm run operator', () => {
  const run = async (...args: string[]) => {
    const command = join(projectRoot, 'dist/apps/api/src/operator.js');
    const env = { ...process.env, DATABASE_URL: stack.databaseUrl };
    const { stdout } = await promisify(execFile)(process.execPath, [command, ...args], { env });
    return stdout;
  };

  it('lets a shop in whose mail is down', async () => {
    const printed = await run('add', 'night@example.com', 'admin', '--password');
    const password = /^Password: (\S+)$/m.exec(printed)?.[1];
    const client = new Client(stack);
    const body = { email: 'night@example.com', password };
    expect((await client.post('/api/auth/sign-in/email', body)).status).toBe(200);
    expect((await client.get<OperatorAnswer>('/ops/api/me')).data.role).toBe('admin');
    expect(await run('list')).toContain('night@example.com  admin\n');
    await run('remove', 'night@example.com');
    expectRefusal(await client.get('/ops/api/me'), 403, 'INSUFFICIENT_PERMISSIONS');
    const noted = await query<{ action: string }>(
      stack,
      `select action from audit_entries where actor_email = 'npm run operator' order by id`,
      [],
    );
    expect(noted.map(({ action }) => action)).toEqual(['operator.appoint', 'operator.dismiss']);
  });

  it.each([
    [['add', 'unknown@example.com'], 'add --password to open one'],
    [['add', 'unknown@example.com', 'king'], 'Usage:'],
    [['remove', 'unknown@example.com'], 'has no role'],
    [[], 'Usage:'],
  ])('refuses %j', async (args, reason) => {
    await expect(run(...args)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(reason) });
  });
});

describe('The former addresses', () => {
  it('still answer programs', async () => {
    expect((await admin.get('/ops/orders?status=paid')).data).toEqual([]);
    expectRefusal(await admin.get('/ops/requests/x'), 404, 'RESOURCE_NOT_FOUND');
  });
});
