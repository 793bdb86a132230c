import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client as Database } from 'pg';
import type { TestStack } from '@testing/stack/stack.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box, sphere } from '@testing/meshes/shapes.js';
import { type Client, signedIn } from '@testing/http-client.js';
import { startStack } from './stack.js';

let stack: TestStack;
let database: Database;
let client: Client;

beforeAll(async () => {
  stack = await startStack();
  database = new Database({ connectionString: stack.databaseUrl });
  await database.connect();
  client = await signedIn(stack);
});

afterAll(async () => {
  await database.end();
  await stack.stop();
});

interface AnalysisRow {
  status: string;
  attempts: number;
}

async function analysesOf(fileKey: string): Promise<AnalysisRow[]> {
  const { rows } = await database.query<AnalysisRow>(
    `select a.status, a.attempts from file_analyses a
     join uploaded_files f on f.content_hash = a.content_hash where f.key = $1`,
    [fileKey],
  );
  return rows;
}

async function untilStatus(fileKey: string, status: string): Promise<AnalysisRow> {
  for (let waited = 0; waited < 20_000; waited += 50) {
    const [row] = await analysesOf(fileKey);
    if (row?.status === status) return row;
    await sleep(50);
  }
  throw new Error(`The analysis never became ${status}.`);
}

async function upload(content: Uint8Array, by = client): Promise<string> {
  return (await by.upload('part.stl', content)).data.key;
}

const priceOf = (fileKey: string) =>
  client.post('/api/quotes/calculate', { fileKey, filename: 'part.stl', materialId: 'pla-noir' });

describe('the analysis of a file', () => {
  it('starts with the upload, before anyone asks for a price', async () => {
    const fileKey = await upload(encodeBinaryStl(box(31, 17, 9)));
    expect(await untilStatus(fileKey, 'done')).toEqual({ status: 'done', attempts: 1 });
  });

  it('is made once for equal files, uploaded at once and by different users', async () => {
    const content = encodeBinaryStl(sphere(20, 96, 48));
    const other = await signedIn(stack);
    const keys = await Promise.all(
      Array.from({ length: 8 }, (_, i) => upload(content, i % 2 === 0 ? client : other)),
    );
    await untilStatus(keys[0]!, 'done');
    expect(await analysesOf(keys[0]!)).toEqual([{ status: 'done', attempts: 1 }]);
    const later = await upload(content);
    expect((await priceOf(later)).status).toBe(200);
    expect(await analysesOf(later)).toEqual([{ status: 'done', attempts: 1 }]);
  });

  it('is waited for while no worker runs, and found when one comes back', async () => {
    await stack.worker.kill('SIGKILL');
    const fileKey = await upload(encodeBinaryStl(box(33, 17, 9)));
    const price = priceOf(fileKey);
    await sleep(300);
    expect((await analysesOf(fileKey))[0]?.status).toBe('pending');
    await stack.worker.start();
    expect((await price).status).toBe(200);
  });

  it('is taken over when its worker is killed in the middle, within the same request', async () => {
    // The largest file that may be uploaded: it is worked on for some tenths of a second.
    const fileKey = await upload(encodeBinaryStl(sphere(60, 1024, 512)));
    while ((await analysesOf(fileKey))[0]?.attempts === 0) await sleep(5);
    await stack.worker.kill('SIGKILL');
    expect((await analysesOf(fileKey))[0]).toEqual({ status: 'pending', attempts: 1 });
    const price = priceOf(fileKey);
    await stack.worker.start();
    expect((await price).status).toBe(200);
    // A death beside which other files may have been in flight is no attempt.
    expect((await analysesOf(fileKey))[0]).toEqual({ status: 'done', attempts: 1 });
  });

  it('is done again by the outbox when its job was lost', async () => {
    const fileKey = await upload(encodeBinaryStl(box(34, 17, 9)));
    await untilStatus(fileKey, 'done');
    await database.query(
      `update file_analyses set status = 'pending', analysis = null, validation = null, estimate = null
       where content_hash = (select content_hash from uploaded_files where key = $1)`,
      [fileKey],
    );
    expect((await priceOf(fileKey)).status).toBe(200);
    expect((await analysesOf(fileKey))[0]).toEqual({ status: 'done', attempts: 2 });
  });

  it('gives up a file that took its worker with it three times, and says so', async () => {
    await stack.worker.kill('SIGKILL');
    const fileKey = await upload(encodeBinaryStl(box(35, 17, 9)));
    await database.query(
      `update file_analyses set attempts = 3
       where content_hash = (select content_hash from uploaded_files where key = $1)`,
      [fileKey],
    );
    await stack.worker.start();
    const { status, error } = await priceOf(fileKey);
    expect([status, error.details.reason]).toEqual([400, 'meshUnreadable']);
    expect(error.message).toBe('The file could not be measured within our limits of time and memory.');
  });

  it('is made anew after a change of the kernel', async () => {
    const fileKey = await upload(encodeBinaryStl(box(36, 17, 9)));
    await untilStatus(fileKey, 'done');
    await database.query(
      `update file_analyses set kernel_version = 'older'
       where content_hash = (select content_hash from uploaded_files where key = $1)`,
      [fileKey],
    );
    expect((await priceOf(fileKey)).status).toBe(200);
    expect(await analysesOf(fileKey)).toHaveLength(2);
  });
});
