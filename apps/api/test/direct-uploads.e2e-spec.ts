import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schema } from '@client/service-client.js';
import { Client as PgClient } from 'pg';
import { createFileStorage } from '@shared/infra/storage/storage-registry.js';
import type { FileStorage } from '@shared/infra/storage/file-storage.js';
import { incomingKey } from '@shared/infra/storage/upload-door.js';
import { encodeBinaryStl, encodeObj } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import { type Answer, type Client, signedIn } from '@testing/http-client.js';
import { newAdmin } from '@testing/new-admin.js';
import { type S3TestServer, startS3TestServer } from '@testing/stack/s3-server.js';
import { s3Env, type TestStack } from '@testing/stack/stack.js';
import { query, untilWaiting } from './database.js';
import { expectRefusal } from './refusal.js';
import { sharedStack, startStack } from './stack.js';

type Form = Schema<'UploadForm'>;

const part = encodeBinaryStl(box(40, 20, 10));

let folder: string;
let s3: S3TestServer;
let storage: FileStorage;
let stack: TestStack;
let client: Client & { email: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'direct-uploads-'));
  s3 = await startS3TestServer(folder, { takesForms: true });
  storage = await createFileStorage(s3.settings);
  await storage.check();
  stack = await startStack({
    kind: 'postgres',
    env: {
      ...s3Env(s3.settings),
      ACCOUNT_STORAGE_MB: '1',
    },
  });
  client = await signedIn(stack);
}, 60_000);

afterAll(async () => {
  await stack?.stop();
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const begin = (filename: string, size: number, more: object = {}, by: Client = client) =>
  by.post<{ form: Form | null }>('/api/uploads', { filename, size, ...more });

async function formFor(filename: string, size: number, by: Client = client): Promise<Form> {
  const { status, data, text } = await begin(filename, size, {}, by);
  if (status !== 200 || data.form === null) throw new Error(text);
  return data.form;
}

async function store({ url, fields }: Form, content: Uint8Array): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', new Blob([content as Uint8Array<ArrayBuffer>]), 'file');
  const { status } = await fetch(url, { method: 'POST', body });
  if (status !== 204) throw new Error(`S3 answered ${status}.`);
}

const complete = (uploadId: string, by: Client = client): Promise<Answer<Schema<'UploadedFile'>>> =>
  by.post('/api/uploads/complete', { uploadId });

const isStored = (key: string): Promise<boolean> => storage.exists(key);

describe('A file that its client stores in S3 itself', () => {
  it('becomes a file of the account like any, and passes through no API', async () => {
    const form = await formFor('pièce.stl', part.length);
    expect(form.url).toBe(s3.settings.uploadUrl);
    expect(Date.parse(form.expiresAt) - Date.now()).toBeGreaterThan(14 * 60_000);
    await store(form, part);
    const { status, data } = await complete(form.uploadId);
    expect(status).toBe(200);
    expect(data.key).toMatch(new RegExp(`^uploads/[0-9a-f-]{36}/${form.uploadId}\\.stl$`));
    expect(data.metadata).toEqual({ filename: 'pièce.stl', size: part.length });
    expect(Buffer.from(await (await fetch(data.url)).arrayBuffer()).equals(part)).toBe(true);
    const price = await client.post<{ total: number }>('/api/quotes/calculate', {
      fileKey: data.key,
      filename: 'pièce.stl',
      materialId: 'pla-noir',
    });
    expect(price.status).toBe(200);
    // The same content by the other way is measured no second time.
    await client.upload('part.stl', part);
    const rows = await query(stack, `select attempts from file_analyses where status = 'done'`);
    expect(rows).toEqual([{ attempts: 1 }]);
  });

  it('is signed for: one key, its exact length, a quarter of an hour', async () => {
    const { fields, uploadId, expiresAt } = await formFor('part.stl', 684);
    const policy = JSON.parse(Buffer.from(fields.policy!, 'base64').toString()) as {
      expiration: string;
      conditions: unknown[];
    };
    expect(policy.expiration).toBe(expiresAt);
    expect(policy.conditions).toEqual(
      expect.arrayContaining([
        ['eq', '$bucket', s3.settings.bucket],
        ['eq', '$key', incomingKey(uploadId)],
        ['content-length-range', 684, 684],
      ]),
    );
  });

  it('is completed once, however often that is asked for', async () => {
    const form = await formFor('part.stl', part.length);
    await store(form, part);
    const answers = await Promise.all(Array.from({ length: 5 }, () => complete(form.uploadId)));
    answers.push(await complete(form.uploadId));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(answers.map(({ data }) => data.key)).size).toBe(1);
  });

  it('is not looked at again for a call that saw it before it was taken over', async () => {
    const form = await formFor('part.stl', part.length);
    const worker = new PgClient({ connectionString: stack.databaseUrl });
    await worker.connect();
    try {
      // As a worker does for another call, between this one's look at the row and its change.
      await worker.query('begin');
      await worker.query('select 1 from direct_uploads where id = $1 for update', [form.uploadId]);
      const answer = complete(form.uploadId);
      await untilWaiting(stack);
      await worker.query(
        `update direct_uploads set status = 'done', content_hash = repeat('b', 64) where id = $1`,
        [form.uploadId],
      );
      await worker.query('commit');
      expect((await answer).status).toBe(200);
    } finally {
      await worker.end();
    }
    const kept = 'select attempts, content_hash, completed_at from direct_uploads where id = $1';
    expect(await query(stack, kept, [form.uploadId])).toEqual([
      { attempts: 0, content_hash: 'b'.repeat(64), completed_at: null },
    ]);
  });

  it('is what was looked at: what its client stores later changes nothing', async () => {
    const form = await formFor('part.stl', part.length);
    await store(form, part);
    const { data } = await complete(form.uploadId);
    await store(form, encodeBinaryStl(box(90, 90, 90)));
    expect(Buffer.from(await (await fetch(data.url)).arrayBuffer()).equals(part)).toBe(true);
  });

  it('is refused when it is no mesh of its name, and nothing is kept of it', async () => {
    const content = encodeObj(box(10, 10, 10));
    const form = await formFor('part.stl', content.length);
    await store(form, content);
    expectRefusal(await complete(form.uploadId), 400, 'INVALID_FILE_TYPE');
    const [row] = await query<{ user_id: string; status: string }>(
      stack,
      'select user_id, status from direct_uploads where id = $1',
      [form.uploadId],
    );
    expect(row!.status).toBe('refused');
    expect(await isStored(`uploads/${row!.user_id}/${form.uploadId}.stl`)).toBe(false);
  });

  it('may come after a call that was too early', async () => {
    const form = await formFor('part.stl', part.length);
    expectRefusal(await complete(form.uploadId), 404, 'FILE_NOT_FOUND');
    await store(form, part);
    expect((await complete(form.uploadId)).status).toBe(200);
  });

  it('is completed by its own customer alone, as long as the largest file may take on a slow line', async () => {
    const form = await formFor('part.stl', part.length);
    await store(form, part);
    expectRefusal(await complete(form.uploadId, await signedIn(stack)), 404, 'FILE_NOT_FOUND');
    const slow = await formFor('part.stl', part.length);
    await store(slow, part);
    const age = `update direct_uploads set created_at = now() - $2 * interval '1 minute' where id = $1`;
    await query(stack, age, [form.uploadId, 91]);
    await query(stack, age, [slow.uploadId, 89]);
    expectRefusal(await complete(form.uploadId), 404, 'FILE_NOT_FOUND');
    expect((await complete(slow.uploadId)).status).toBe(200);
    expectRefusal(await complete('no-id'), 404, 'FILE_NOT_FOUND');
  });

  it('counts in what the account may store, and so do those that are not completed', async () => {
    const guest = await signedIn(stack);
    const tooMuch = expectRefusal(await begin('part.stl', 1_000_001, {}, guest), 400, 'INVALID_INPUT');
    expect(tooMuch.reason).toBe('storageQuotaExceeded');
    for (let count = 0; count < 40; count += 1) await formFor('part.stl', 684, guest);
    const tooMany = expectRefusal(await begin('part.stl', 684, {}, guest), 400, 'INVALID_INPUT');
    expect(tooMany.reason).toBe('tooManyRecords');
  });

  it.each([
    ['part.step', 684, {}, 'INVALID_FILE_TYPE'],
    ['part.stl', 52_428_801, {}, 'VALIDATION_ERROR'],
    ['part.stl', 0, {}, 'VALIDATION_ERROR'],
    ['part.3mf', 684, { unit: 'in' }, 'VALIDATION_ERROR'],
  ] as const)('is refused before it is stored: %s of %i bytes %j', async (filename, size, more, code) => {
    expectRefusal(await begin(filename, size, more), 400, code);
  });

  it('is deleted two hours after it began, unless it was completed', async () => {
    const [left, kept] = [await formFor('part.stl', part.length), await formFor('part.stl', part.length)];
    for (const form of [left, kept]) await store(form, part);
    const { data } = await complete(kept.uploadId);
    await query(stack, `update direct_uploads set created_at = now() - interval '121 minutes'`);
    const admin = await newAdmin(stack);
    expect((await admin.post('/ops/api/schedules/maintenance.sweep/run')).status).toBe(200);
    const remains = 'select id::text from direct_uploads union all select key from leftover_objects';
    while ((await query(stack, remains)).length > 0) await sleep(50);
    expect(await isStored(incomingKey(left.uploadId))).toBe(false);
    expect(await isStored(incomingKey(kept.uploadId))).toBe(false);
    expect(await isStored(data.key)).toBe(true);
  });
});

describe('A service that keeps its files itself', () => {
  it('says that it takes them by POST /api/upload', async () => {
    const own = await signedIn(sharedStack());
    expect((await begin('part.stl', 684, {}, own)).data).toEqual({ form: null });
  });
});
