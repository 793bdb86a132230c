/**
 * The service as a whole: warm baskets, saved quotes and orders a second, a cold upload of 50 MB until its
 * price, memory of the worker. It starts a stack of its own (embedded PostgreSQL, built processes), so nothing else need run.
 *
 * `npm run tool bench:service`
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgres } from '@shared/infra/embedded/embedded-postgres.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box, sphere } from '@testing/meshes/shapes.js';
import { type Client, signedIn } from '@testing/http-client.js';
import { startStack, type TestStack } from '@testing/stack/stack.js';

const say = (line = ''): void => void process.stdout.write(`${line}\n`);
const lines = 25;
const basketRounds = 1_000;
const orderRounds = 500;
const parallelClients = 8;
const coldRounds = 5;

function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

/** Calls until `rounds` are done, some at a time; milliseconds of each. */
async function measure(rounds: number, parallel: number, call: () => Promise<unknown>): Promise<number[]> {
  const durations: number[] = [];
  let left = rounds;
  const client = async () => {
    while (left-- > 0) {
      const startedMs = performance.now();
      await call();
      durations.push(performance.now() - startedMs);
    }
  };
  await Promise.all(Array.from({ length: parallel }, client));
  return durations;
}

function report(name: string, durations: number[], elapsedMs: number): number {
  const perSecond = (durations.length / elapsedMs) * 1000;
  const [p50, p99] = [quantile(durations, 0.5), quantile(durations, 0.99)];
  say(
    `  ${name.padEnd(34)}${perSecond.toFixed(0).padStart(7)}/s   p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms`,
  );
  return perSecond;
}

async function timed(
  name: string,
  rounds: number,
  parallel: number,
  call: () => Promise<unknown>,
): Promise<number> {
  await measure(rounds / 10, parallel, call);
  const startedMs = performance.now();
  const durations = await measure(rounds, parallel, call);
  return report(name, durations, performance.now() - startedMs);
}

async function upload(client: Client, filename: string, content: Uint8Array): Promise<string> {
  const { status, data, text } = await client.upload(filename, content);
  if (status !== 200) throw new Error(text);
  return data.key;
}

async function expectOk(answer: Promise<{ status: number; text: string }>, expected = 200): Promise<void> {
  const { status, text } = await answer;
  if (status !== expected) throw new Error(text);
}

/** Lines that every kind of basket takes: each of them reads the fields that are its own. */
async function uploadLines(client: Client): Promise<object[]> {
  const items: object[] = [];
  const labels = { filename: 'part.stl', fileName: 'part.stl', fileSize: 684, technology: 'fdm' };
  for (let i = 0; i < lines; i++) {
    const fileKey = await upload(client, 'part.stl', encodeBinaryStl(box(20 + i, 30, 10)));
    items.push({ fileKey, ...labels, materialId: 'pla-noir', quantity: 1 + i });
  }
  return items;
}

/** @returns baskets a second. */
async function warmBaskets(client: Client, items: object[]): Promise<number> {
  await expectOk(client.post('/api/quotes/batch', { items }));
  say(`Warm baskets of ${lines} lines, ${parallelClients} clients`);
  const baskets = () => expectOk(client.post('/api/quotes/batch', { items }));
  const session = () => expectOk(client.get('/api/auth/get-session'));
  const perSecond = await timed('POST /api/quotes/batch', basketRounds, parallelClients, baskets);
  const peer = await timed('peer: GET /api/auth/get-session', basketRounds, parallelClients, session);
  say(`  ratio of a basket to a look at the session: ${(peer / perSecond).toFixed(2)}`);
  return perSecond;
}

async function quotesAndOrders(client: Client, items: object[], basketsPerSecond: number): Promise<void> {
  const city = '/api/shipping/destinations?q=casablanca';
  const { data } = await client.get<{ destinations: { id: string; name: string }[] }>(city);
  const { id: shippingDestinationId, name } = data.destinations[0]!;
  const address = await client.post<{ id: string }>('/api/addresses', {
    ...{ label: 'Bench', fullName: 'Bench Buyer', phone: '0612345678', street: '1, rue de la Mesure' },
    ...{ city: name, shippingDestinationId },
  });
  const order = { addressId: address.data.id, acceptTerms: true, items };
  say();
  say(`Saved quotes and orders of ${lines} lines, ${parallelClients} clients`);
  const saving = () => expectOk(client.post('/api/quotes', { items }), 201);
  const placing = () => expectOk(client.post('/api/orders', order), 201);
  const quotes = await timed('POST /api/quotes', orderRounds, parallelClients, saving);
  const orders = await timed('POST /api/orders', orderRounds, parallelClients, placing);
  const [quoteRatio, orderRatio] = [basketsPerSecond / quotes, basketsPerSecond / orders];
  say(`  ratio to a basket: a quote ${quoteRatio.toFixed(2)}, an order ${orderRatio.toFixed(2)}`);
}

/** Peak of the resident memory, in MB. */
async function peakMemoryMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1024;
}

async function coldUploads(client: Client, stack: TestStack): Promise<void> {
  // 1,048,320 triangles: 52.4 MB, just below the limit.
  const mesh = encodeBinaryStl(sphere(60, 1024, 512));
  const sizeMb = (mesh.length / 1e6).toFixed(1);
  const idleMb = await peakMemoryMb(stack.worker.pid ?? 0);
  const [uploads, prices, totals]: number[][] = [[], [], []];
  for (let round = 0; round < coldRounds; round++) {
    // Another header makes another content: nothing is found measured already.
    mesh.writeUInt32LE(round + 1, 40);
    const startedMs = performance.now();
    const fileKey = await upload(client, 'large.stl', mesh);
    const uploadedMs = performance.now();
    await expectOk(client.post('/api/analyze', { fileKey, filename: 'large.stl' }));
    uploads?.push(uploadedMs - startedMs);
    prices?.push(performance.now() - uploadedMs);
    totals?.push(performance.now() - startedMs);
  }
  const median = (values: number[] = []) => `${quantile(values, 0.5).toFixed(0)} ms`;
  say();
  say(`Cold upload of a ${sizeMb} MB binary STL until its price, medians of ${coldRounds}`);
  say(`  upload ${median(uploads)}, then price ${median(prices)}, together ${median(totals)}`);
  say();
  say('Memory of the worker (peak resident)');
  say(
    `  idle ${idleMb.toFixed(0)} MB, after these files ${(await peakMemoryMb(stack.worker.pid ?? 0)).toFixed(0)} MB`,
  );
}

const folder = await mkdtemp(join(tmpdir(), 'instant-fdm-bench-'));
const postgres = await EmbeddedPostgres.start(folder, { isDisposable: true });
try {
  const env = { RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'warn' };
  const stack = await startStack({ kind: 'postgres', adminUrl: postgres.url('postgres'), env });
  try {
    const client = await signedIn(stack);
    const items = await uploadLines(client);
    await quotesAndOrders(client, items, await warmBaskets(client, items));
    await coldUploads(client, stack);
  } finally {
    await stack.stop();
  }
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
