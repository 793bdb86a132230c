/**
 * The service as a whole: requests a second and their waits beside a bare route of the same stack, a cold upload of 50 MB
 * until its price, memory of the worker. It starts a stack of its own (embedded PostgreSQL, built processes), so nothing else
 * need run; wrk (Debian's package) sends the requests.
 *
 * `npm run tool bench:service [-- --rounds=9]`
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box, sphere } from '@testing/meshes/shapes.js';
import { type Client, signedIn } from '@testing/http-client.js';
import { withOwnPostgres } from '@testing/stack/own-postgres.js';
import { startStack, type TestStack } from '@testing/stack/stack.js';
import { deliveryAddress } from '@testing/delivery-address.js';
import { atLeast, atMost, type Figure, record } from './figures/figure.js';
import { median } from './figures/quantile.js';
import { type BareApp, startBareApp } from './service/start-bare-app.js';
import { type Burst, burst, type Shot } from './service/wrk.js';

const say = (line = ''): void => void process.stdout.write(`${line}\n`);
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } });
const rounds = Number(values.rounds);
const lines = 25;
/** Of a burst: many short ones, as a machine has its moods. */
const seconds = 1;
/** Not counted: until a way's code is compiled, and PostgreSQL's plans are made, it is no measure of a service that runs. */
const warmUpRounds = 3;
const coldRounds = 5;
/** Each may have 50 unpaid orders. */
const buyers = 240;

/** For the table of `npm run bench`. */
const figures: Figure[] = [];

async function upload(client: Client, filename: string, content: Uint8Array): Promise<string> {
  const { status, data, text } = await client.upload(filename, content);
  if (status !== 200) throw new Error(text);
  return data.key;
}

async function expectOk(answer: Promise<{ status: number; text: string }>): Promise<void> {
  const { status, text } = await answer;
  if (status >= 300) throw new Error(text);
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

/** A customer with a basket of measured parts and an address. */
interface Buyer {
  client: Client;
  items: object[];
  order: object;
}

async function makeBuyer(stack: TestStack): Promise<Buyer> {
  const client = await signedIn(stack);
  const items = await uploadLines(client);
  const address = await client.post<{ id: string }>('/api/addresses', await deliveryAddress(client));
  await expectOk(client.post('/api/quotes/batch', { items }));
  return { client, items, order: { addressId: address.data.id, acceptTerms: true, items } };
}

const posting = ({ client }: Buyer, path: string, body: object): Shot => ({
  method: 'POST',
  path,
  headers: { Cookie: client.cookie ?? '', 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

/** A kind of request, and the one that its rate is held against. */
interface Way {
  name: string;
  peer?: string;
  connections?: number;
  /** Of the peer's rate. */
  goal?: number;
  boundBy: string;
  /** Sent by the bare app instead of the service. */
  isBare?: boolean;
  /** Leaves mails and documents, which workers make beside what comes next. */
  leavesWork?: boolean;
  shots: readonly Shot[];
}

async function waysOf(buyer: Buyer, others: Buyer[]): Promise<Way[]> {
  const { client, items } = buyer;
  const cookie = { Cookie: client.cookie ?? '' };
  const { data } = await client.get<{ user: { id: string } }>('/api/auth/get-session');
  const basket = posting(buyer, '/api/quotes/batch', { items });
  const nest = 'Nest, Express and the socket';
  const statement = `${nest}; MikroORM and the way to PostgreSQL`;
  const session = `${nest}; the session’s statement, shared by requests of the same moment`;
  return [
    { name: 'bare', isBare: true, boundBy: nest, shots: [{ path: '/bare' }] },
    { name: 'row', isBare: true, boundBy: statement, shots: [{ path: `/row/${data.user.id}` }] },
    { name: 'GET /fr', peer: 'bare', goal: 0.8, boundBy: nest, shots: [{ path: '/fr' }] },
    {
      ...{ name: 'GET /api/materials', peer: 'bare', goal: 0.8, boundBy: nest },
      shots: [{ path: '/api/materials' }],
    },
    {
      ...{ name: 'get-session', peer: 'row', goal: 0.9, boundBy: session },
      shots: [{ path: '/api/auth/get-session', headers: cookie }],
    },
    {
      ...{ name: 'a line', peer: 'row', goal: 0.8, boundBy: session },
      shots: [posting(buyer, '/api/quotes/calculate', items[0]!)],
    },
    {
      ...{ name: 'a basket', peer: 'row', goal: 0.5, boundBy: `${session}; 25 lines checked and written` },
      shots: [basket],
    },
    {
      ...{ name: 'a basket, 32 clients', peer: 'row', connections: 32, boundBy: 'the same, one core' },
      shots: [basket],
    },
    {
      ...{
        name: 'a saved quote',
        peer: 'a basket',
        leavesWork: true,
        boundBy: 'its transaction: number and lines',
      },
      // One customer's wait for each other: their number is counted.
      shots: others.map((one) => posting(one, '/api/quotes', { items: one.items })),
    },
    {
      ...{
        name: 'an order',
        peer: 'a basket',
        goal: 0.4,
        leavesWork: true,
        boundBy: 'its transaction; its mail’s place in a lane',
      },
      shots: others.map((one) => posting(one, '/api/orders', one.order)),
    },
  ];
}

/** Every one of these ways in turn, several times: a slow moment of the machine falls on all. */
async function measureWays(stack: TestStack, bare: BareApp, ways: Way[]): Promise<Map<string, Burst[]>> {
  const bursts = new Map<string, Burst[]>(ways.map(({ name }) => [name, []]));
  for (let round = -warmUpRounds; round < rounds; round++) {
    for (const { name, isBare, connections = 8, shots } of ways) {
      const baseUrl = isBare === true ? bare.baseUrl : stack.baseUrl;
      const one = await burst(baseUrl, shots, { connections, seconds });
      if (round >= 0) bursts.get(name)!.push(one);
    }
  }
  return bursts;
}

function reportWays(ways: Way[], bursts: Map<string, Burst[]>): void {
  for (const { name, peer, goal, boundBy } of ways) {
    const own = bursts.get(name)!;
    const figure = (of: (one: Burst) => number) => median(own.map(of));
    const ratio = median(
      own.map((one, round) => one.perSecond / (bursts.get(peer ?? name)![round]?.perSecond ?? NaN)),
    );
    const [perSecond, p50, p99] = [
      figure((one) => one.perSecond),
      figure((one) => one.p50),
      figure((one) => one.p99),
    ];
    say(
      `  ${name.padEnd(24)}${perSecond.toFixed(0).padStart(7)}/s   p50 ${p50.toFixed(1).padStart(6)} ms   p99 ${p99.toFixed(1).padStart(6)} ms` +
        (peer === undefined ? '' : `   ${ratio.toFixed(2)} × ${peer}`),
    );
    figures.push({
      what: name,
      value: `${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
      ...(peer !== undefined && { beside: { peer, ratio } }),
      ...(goal !== undefined && { goal: atLeast(ratio, goal, ' ×') }),
      boundBy,
    });
    if (name === 'a basket, 32 clients') {
      figures.push({
        what: `${name}: p99 beside p50`,
        value: `${p99.toFixed(1)} ms`,
        beside: { peer: 'p50', ratio: p99 / p50 },
        goal: atMost(p99 / p50, 3, ' ×'),
        boundBy: 'garbage, and what else runs on the core',
      });
    }
  }
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
  const shown = (values: number[] = []) => `${median(values).toFixed(0)} ms`;
  say();
  say(`Cold upload of a ${sizeMb} MB binary STL until its price, medians of ${coldRounds}`);
  say(`  upload ${shown(uploads)}, then price ${shown(prices)}, together ${shown(totals)}`);
  const peakMb = await peakMemoryMb(stack.worker.pid ?? 0);
  say();
  say('Memory of the worker (peak resident)');
  say(`  idle ${idleMb.toFixed(0)} MB, after these files ${peakMb.toFixed(0)} MB`);
  figures.push(
    {
      what: `a cold upload of ${sizeMb} MB, until its price`,
      value: shown(totals),
      boundBy: 'hashing and writing the file; then the kernel',
    },
    {
      what: 'memory of the worker after five of these',
      value: `${peakMb.toFixed(0)} MB`,
      beside: { peer: 'idle', ratio: peakMb / idleMb },
      boundBy: 'the file and its vertices in the kernel’s memory',
    },
  );
}

await withOwnPostgres(async (postgres, folder) => {
  // Calls are counted, and PostgreSQL is reached, as `npm start` has it: by this API process alone, and by the socket.
  const env = { RATE_LIMIT_SCALE: '100000', RATE_COUNTERS: 'process' };
  const stack = await startStack({ kind: 'postgres', adminUrl: postgres.socketUrl('postgres'), env });
  const bare = await startBareApp(stack.databaseUrl, folder);
  try {
    const buyer = await makeBuyer(stack);
    const others: Buyer[] = [];
    while (others.length < buyers) others.push(await makeBuyer(stack));
    const ways = await waysOf(buyer, others);
    const quiet = ways.filter(({ leavesWork = false }) => !leavesWork);
    const busy = ways.filter(({ leavesWork = false }) => leavesWork);
    const peers = quiet.filter(({ name }) => busy.some(({ peer }) => peer === name));
    say(
      `Requests a second, 8 clients, medians of ${rounds} rounds of ${seconds} s; baskets of ${lines} lines`,
    );
    reportWays(quiet, await measureWays(stack, bare, quiet));
    // Last, and each in the company that it leaves: so is what they are held against.
    reportWays(busy, await measureWays(stack, bare, [...peers, ...busy]));
    await coldUploads(buyer.client, stack);
    record(figures);
  } finally {
    await bare.stop();
    await stack.stop();
  }
});
