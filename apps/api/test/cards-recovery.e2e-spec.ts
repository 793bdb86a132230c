import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestStack } from '@testing/stack/stack.js';
import { type Client, signedIn } from '@testing/http-client.js';
import { query } from './database.js';
import { startStack } from './stack.js';

let stack: TestStack;
let client: Client;

beforeAll(async () => {
  stack = await startStack();
  client = await signedIn(stack);
});

afterAll(() => stack.stop());

/** Takes some tenths of a second. */
const ask = (name: string) =>
  client.post<{ fileKey: string; previewUrl: string }>('/api/cards', {
    ...{ name, title: 'Architecte', company: 'Atelier Zellige', phone: '+212 612-345678' },
    ...{ email: 'a@zellige.example', website: 'www.zellige.example', materialId: 'pla-noir' },
    ...{ fontFamily: 'dot', relief: 'engrave', icons: true, qr: true, frame: 'line' },
  });

interface CardRow {
  status: string;
  attempts: number;
  picture_status: string | null;
}

async function rowOf(name: string): Promise<CardRow | undefined> {
  const [row] = await query<CardRow>(
    stack,
    `select status, attempts, picture_status from generated_cards where design->'options'->>'name' = $1`,
    [name],
  );
  return row;
}

async function untilBegun(name: string): Promise<void> {
  while (((await rowOf(name))?.attempts ?? 0) === 0) await sleep(5);
}

const filesOf = () => query<{ key: string }>(stack, 'select key from uploaded_files order by created_at');

describe('A card', () => {
  it('whose worker is killed in the middle is made by the next, once, within the same request', async () => {
    const answer = ask('Killed');
    await untilBegun('Killed');
    await stack.worker.kill('SIGKILL');
    expect(await rowOf('Killed')).toEqual({ status: 'pending', attempts: 1, picture_status: null });
    expect(await filesOf()).toEqual([]);
    await stack.worker.start();
    const { status, data } = await answer;
    expect(status).toBe(200);
    expect((await ask('Killed')).data.fileKey).toBe(data.fileKey);
    expect(await filesOf()).toEqual([{ key: data.fileKey }]);
    expect(await rowOf('Killed')).toMatchObject({ status: 'done', attempts: 2 });
  });

  it('is finished by a worker that is told to stop', async () => {
    const answer = ask('Stopped');
    await untilBegun('Stopped');
    await stack.worker.restart();
    expect((await answer).status).toBe(200);
    expect(await rowOf('Stopped')).toMatchObject({ status: 'done', attempts: 1 });
    expect(await filesOf()).toHaveLength(2);
  });

  it('has its picture although its worker was killed with the answer, and it was given up', async () => {
    const { data } = await ask('Drawn');
    await stack.worker.kill('SIGKILL');
    await query(
      stack,
      `update generated_cards set picture_status = 'failed', picture_attempts = 4 where picture_status = 'pending'`,
    );
    const picture = fetch(data.previewUrl);
    await stack.worker.start();
    const answer = await picture;
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
    while ((await rowOf('Drawn'))?.picture_status !== 'done') await sleep(20);
  });
});
