import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { kernelVersion } from '@kernel/version.js';
import { projectRoot } from '@shared/infra/config/project-root.js';
import { freePort } from '@shared/infra/embedded/free-port.js';
import { Client, signedIn } from '@testing/http-client.js';
import type { TestStack } from '@testing/stack/stack.js';
import { metricDocs } from '@testing/docs/metric-docs.js';
import { query } from './database.js';
import { uploadBox } from './shop.js';
import { startStack } from './stack.js';

let stack: TestStack;
let customer: Client & { email: string };

/** How long figures of the database are kept. */
const keptMs = 5_000;

const textOf = async () => (await new Client(stack).get('/metrics')).text;

/** The value of a sample, as soon as it is this. */
async function expectSample(sample: string, value: string): Promise<void> {
  const line = `${sample} ${value}`;
  const text = await untilText((one) => one.split('\n').includes(line));
  const found = text.split('\n').filter((one) => one.startsWith(sample.split('{')[0]!));
  expect(found).toContain(line);
}

/** The figures, as soon as this holds; a busy machine leaves gaps in them. */
async function untilText(holds: (text: string) => boolean): Promise<string> {
  for (const giveUpAt = Date.now() + 6 * keptMs; ; await sleep(250)) {
    const text = await textOf();
    if (holds(text) || Date.now() > giveUpAt) return text;
  }
}

beforeAll(async () => {
  const workerPort = String(await freePort());
  stack = await startStack({
    env: { WORKER_PORT: workerPort, WORKER_METRICS_URL: `http://127.0.0.1:${workerPort}/metrics` },
  });
  customer = await signedIn(stack);
});

afterAll(() => stack.stop());

describe('docs/metrics.md', () => {
  it('holds each family that the processes answer, with its type and labels, and none too many', async () => {
    const fileKey = await uploadBox(customer);
    await customer.post('/api/analyze', { fileKey, filename: 'box.stl' });
    const documented = metricDocs(readFileSync(join(projectRoot, 'docs/metrics.md'), 'utf8'));
    const text = await untilText((one) => documented.every(({ name }) => one.includes(`# TYPE ${name} `)));
    const families = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => ({ name, type }));
    expect(families.map(({ name }) => name).sort()).toEqual(documented.map(({ name }) => name).sort());
    expect(new Set(families.map(({ name }) => name)).size).toBe(families.length);
    for (const { name, type, labels } of documented) {
      expect(families).toContainEqual({ name, type });
      const samples = [...text.matchAll(new RegExp(`^${name}(?:_bucket|_sum|_count)?\\{(.*)\\} `, 'gm'))];
      const used = samples.flatMap(([, given]) =>
        [...given!.matchAll(/(\w+)="/g)].map(([, label]) => label!),
      );
      expect(labels).toEqual(expect.arrayContaining([...new Set(used)].filter((label) => label !== 'le')));
    }
  });
});

describe('Figures', () => {
  it('count a public answer each time, be it made or sent again', async () => {
    for (let i = 0; i < 4; i++) await customer.get('/en/terms');
    const counted = 'http_request_seconds_count{method="GET",route="/en/terms",status="200"} 4';
    expect(await untilText((one) => one.includes(counted))).toContain(counted);
  });

  it('hold no customer’s data, and no more series for more addresses', async () => {
    for (const id of ['a', 'b', 'c']) {
      await customer.get(`/api/orders/${id}`);
      await customer.get(`/nowhere/${id}`);
    }
    const last = 'http_request_seconds_count{method="GET",route="/api/orders/:id",status="404"} 3';
    // An answer is counted once it has ended.
    const text = await untilText((one) => one.includes(last));
    expect(text).not.toContain(customer.email);
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-|@/);
    const routes = new Set([...text.matchAll(/route="([^"]*)"/g)].map(([, route]) => route));
    expect(routes).toContain('/api/orders/:id');
    expect([...routes].filter((route) => route!.startsWith('/nowhere'))).toEqual([]);
    expect(text).toContain(last);
  });

  it('count baskets by what became of them', async () => {
    const fileKey = await uploadBox(customer);
    const line = { fileKey, filename: 'box.stl', materialId: 'pla-noir', quantity: 1 };
    await customer.post('/api/quotes/calculate', line);
    await customer.post('/api/quotes/calculate', { ...line, quantity: 0 });
    await expectSample('baskets_total{step="calculate",outcome="done"}', '1');
    await expectSample('baskets_total{step="calculate",outcome="refused"}', '1');
  });

  it('time the kernel by format and size, and count the threads', async () => {
    await expectSample('kernel_seconds_count{format="stl",size="to100kB"}', '1');
    await expectSample('kernel_memory_bytes_count{format="stl",size="to100kB"}', '1');
    await expectSample('kernel_file_bytes_total{format="stl",size="to100kB"}', '684');
    await expectSample('thread_pool_threads{pool="mesh",state="busy"}', '0');
    await expectSample('thread_pool_lost_total{pool="mesh"}', '0');
  });

  it('count what is pending, and what was given up within the hour', async () => {
    await expectSample('pending_rows{kind="analysis.measure"}', '0');
    const add = `insert into file_analyses (content_hash, kernel_version, format, status, is_given_up, created_at, finished_at)
      values ($1, $2, 'stl', $3, $4, now() - interval '5 seconds', $5)`;
    const now = new Date();
    // Without a job, and younger than what the requeue looks for: no worker takes it.
    await query(stack, add, ['a'.repeat(64), kernelVersion, 'pending', false, null]);
    await query(stack, add, ['e'.repeat(64), 'old', 'pending', false, null]);
    await query(stack, add, ['b'.repeat(64), 'old', 'failed', true, now]);
    await query(stack, add, ['c'.repeat(64), 'old', 'failed', true, new Date(now.getTime() - 7_200_000)]);
    await query(stack, add, ['d'.repeat(64), 'old', 'failed', false, now]);
    await expectSample('pending_rows{kind="analysis.measure"}', '1');
    const oldest = /^pending_oldest_seconds\{kind="analysis.measure"\} (\S+)/m;
    const [, age] = oldest.exec(await untilText((one) => oldest.test(one)))!;
    expect(Number(age)).toBeGreaterThan(5);
    expect(Number(age)).toBeLessThan(30);
    await expectSample('given_up_rows{kind="analysis.measure",age="hour"}', '1');
    await expectSample('given_up_rows{kind="analysis.measure",age="older"}', '1');
  });

  it('count plates whose files were given up, but for those that were withdrawn', async () => {
    const add = `insert into plates (id, number, plan_index, material_id, is_rush, status, files_status, gap_mm, copies,
        estimated_seconds, weight_milligrams, created_by, created_at, updated_at)
      values (gen_random_uuid(), $1, 0, 'pla-noir', false, $2, 'failed', 5, 1, 3600, 1000, gen_random_uuid(), now(), now())`;
    await query(stack, add, ['P-1', 'planned']);
    await query(stack, add, ['P-2', 'withdrawn']);
    await expectSample('given_up_rows{kind="plates.files",age="hour"}', '1');
  });

  it('tell a forged callback', async () => {
    const { status } = await new Client(stack).post('/api/payments/callback/sandbox', { event: 'x' });
    expect(status).toBe(400);
    await expectSample('payment_callbacks_total{provider="sandbox",outcome="forged"}', '1');
  });

  it('tell whose clock and release it is, and that all parts answer', async () => {
    for (const part of ['database', 'queue', 'storage']) {
      await expectSample(`dependency_up{dependency="${part}"}`, '1');
    }
    await expectSample('workers_alive', '1');
    for (const name of ['clock_offset_seconds', 'worker_clock_offset_seconds']) {
      const offset = (one: string) => new RegExp(`^${name} (\\S+)$`, 'm').exec(one)?.[1];
      const isSmall = (one: string) => Math.abs(Number(offset(one))) < 1;
      expect([name, isSmall(await untilText(isSmall))]).toEqual([name, true]);
    }
    const text = await textOf();
    expect(text).toMatch(/^build_info\{version="\d+\.\d+\.\d+",kernel="\d+",price_book="MA-2026-1"\} 1$/m);
  });

  it('see a worker that was killed', async () => {
    await stack.worker.kill('SIGKILL');
    await query(stack, `update worker_heartbeats set seen_at = now() - interval '1 minute'`);
    await expectSample('workers_alive', '0');
    await expectSample('workers_lost', '1');
    expect(await textOf()).not.toContain('jobs_total');
  });
});
