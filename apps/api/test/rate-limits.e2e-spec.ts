import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { freePort } from '@shared/infra/embedded/free-port.js';
import { type Answer, Client, signedIn } from '@testing/http-client.js';
import { newAdmin } from '@testing/new-admin.js';
import { type RedisServer, startRedisServer } from '@testing/stack/redis-server.js';
import { StackProcess } from '@testing/stack/stack-process.js';
import type { TestStack } from '@testing/stack/stack.js';
import { newEmail, paths, signUpBody } from './accounts.js';
import { query } from './database.js';
import { expectRefusal } from './refusal.js';
import { stackKind, startStack } from './stack.js';

let redis: RedisServer | null = null;
/** Its API believes what a proxy on this machine says of the client. */
let stack: TestStack;
/** A second API on the same database, and Redis where there is one, which believes no proxy. */
let second: StackProcess;
let secondUrl: string;
/** A third one that counts by itself, as the only one of an embedded database does. */
let alone: StackProcess;
let aloneUrl: string;
let customer: Client;
let other: Client;

beforeAll(async () => {
  redis = stackKind === 'redis' ? await startRedisServer() : null;
  const shared: NodeJS.ProcessEnv = {
    RATE_LIMIT_SCALE: '1',
    APP_SECRET: 'the same secret for both of the processes',
    ...(redis === null ? {} : { REDIS_URL: redis.url }),
  };
  stack = await startStack({ kind: 'postgres', env: { ...shared, TRUSTED_PROXIES: 'loopback' } });
  [second, secondUrl] = await startFurther('second', shared);
  [alone, aloneUrl] = await startFurther('alone', { ...shared, RATE_COUNTERS: 'process' });
  [customer, other] = [await signedIn(stack), await signedIn(stack)];
});

afterAll(async () => {
  await Promise.all([second, alone].map((api) => api.kill('SIGTERM')));
  await stack.stop();
  await redis?.stop();
});

async function startFurther(name: string, env: NodeJS.ProcessEnv): Promise<[StackProcess, string]> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const { databaseUrl: DATABASE_URL, dataDir: DATA_DIR } = stack;
  const own = { ...env, PATH: process.env.PATH, PORT: port, DATABASE_URL, DATA_DIR };
  const api = new StackProcess('dist/apps/api/src/main.js', own, join(DATA_DIR, `logs/${name}-api.log`));
  await api.start();
  for (let waitedMs = 0; !(await isLive(url)) && waitedMs < 30_000; waitedMs += 50) await sleep(50);
  return [api, url];
}

async function isLive(baseUrl: string): Promise<boolean> {
  return (await fetch(`${baseUrl}/health/live`).catch(() => null))?.ok ?? false;
}

/** The same user on the second API. */
function onSecond(client: Client): Client {
  return Object.assign(new Client({ ...stack, baseUrl: secondUrl }), { cookie: client.cookie });
}

let guests = 0;

/** A client of the first API that comes from an address of its own. */
function guestFrom(
  address = `203.0.113.${(guests += 1)}`,
): (method: string, path: string) => Promise<Answer> {
  const client = new Client(stack);
  return (method, path) => client.send(path, { method, headers: { 'X-Forwarded-For': address } });
}

/** Whole seconds that are left at least of a window of a minute that began then, or later. */
const secondsLeftSince = (beganMs: number): number => 60 - Math.ceil((Date.now() - beganMs) / 1000);

function expectLeft({ headers }: Answer, calls: number, beganMs: number): void {
  const [, left, seconds] = /^"default";r=(\d+);t=(\d+)$/.exec(headers.get('ratelimit') ?? '') ?? [];
  expect(left).toBe(String(calls));
  expect(Number(seconds)).toBeLessThanOrEqual(60);
  expect(Number(seconds)).toBeGreaterThanOrEqual(secondsLeftSince(beganMs));
}

/** Calls in parallel, and counts the answers that are 429. */
async function refusedOf(times: number, call: (n: number) => Promise<Answer>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: times }, (_, n) => call(n)));
  return answers.filter(({ status }) => status === 429).length;
}

/** Lets all running windows end at once. */
async function endWindows(): Promise<void> {
  if (redis === null) {
    await query(stack, 'update rate_counters set window_ends_at = now()');
    return;
  }
  const client = new Redis(redis.url);
  await client.flushall();
  client.disconnect();
}

describe('A signed-in user may call, on both API processes together,', () => {
  it.each([
    ['GET', '/api/shipping/destinations?q=a', 60],
    ['POST', '/api/quotes/calculate', 60],
    ['POST', '/api/quotes/batch', 60],
    ['POST', '/api/upload', 20],
    ['GET', '/api/upload', 60],
    ['POST', '/api/analyze', 20],
    ['GET', '/api/addresses', 60],
    ['POST', '/api/quotes', 20],
    ['POST', '/api/addresses', 20],
    ['PATCH', '/api/addresses/x', 20],
    ['DELETE', '/api/addresses/x', 20],
    ['POST', '/api/orders', 20],
    ['POST', '/api/payments/checkout', 20],
    ['POST', '/api/cards', 20],
    ['PATCH', '/api/user/profile', 20],
    ['PATCH', '/api/quotes/x', 5],
    ['POST', '/api/requests', 5],
    ['DELETE', '/api/quotes/x', 20],
    ['GET', '/api/quotes/x/pdf', 20],
    ['GET', '/api/orders/x/invoice', 20],
    ['GET', '/api/orders', 60],
    ['GET', paths.session, 120],
  ])('%s %s %i times a minute', async (method, path, limit) => {
    const apis = [customer, onSecond(customer)];
    const call = (n: number) => apis[n % 2]!.send(path, { method });
    expect(await refusedOf(limit, call)).toBe(0);
    expect(await refusedOf(2, call)).toBe(2);
    expect((await customer.send(path, { method })).headers.get('ratelimit-policy')).toBe(
      `"default";q=${limit};w=60`,
    );
    expect((await other.send(path, { method })).status).not.toBe(429);
  });

  it('POST /api/auth/sign-out 60 times a minute', async () => {
    const tokens = Array.from({ length: 61 }, () => randomUUID());
    const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'));
    await query(
      stack,
      `insert into sessions (id, user_id, token_hash, is_remembered, expires_at, created_at, updated_at)
       select gen_random_uuid(), user_id, hash, false, now() + interval '1 hour', now(), now()
       from unnest($1::text[]) as hash, sessions where token_hash = encode(sha256($2::text::bytea), 'hex')`,
      [hashes, customer.cookie?.split('=')[1]],
    );
    const signOut = (n: number) =>
      new Client(stack).send(paths.signOut, {
        method: 'POST',
        headers: { Cookie: `auth.session_token=${tokens[n]}` },
      });
    expect(await refusedOf(61, signOut)).toBe(1);
  });
});

describe('The queue board', () => {
  it('is open to an operator 600 times a minute', async () => {
    const operator = await newAdmin(stack);
    const ask = () => operator.get('/ops/queues');
    expect(await refusedOf(602, ask)).toBe(2);
    expectRefusal(await ask(), 429, 'RATE_LIMITED');
  });
});

describe('A guest may call, from one address,', () => {
  it.each([
    ['POST', paths.signUp, 20],
    ['POST', paths.signIn, 20],
    ['GET', paths.session, 120],
    ['GET', '/api/auth/verify-email?token=x', 60],
    ['POST', paths.sendVerification, 60],
    ['POST', paths.requestReset, 60],
    ['POST', paths.resetPassword, 60],
    ['GET', '/api/materials', 120],
    ['POST', '/api/contact', 5],
    ['GET', '/api/files/uploads/x/y.stl', 60],
  ])('%s %s %i times a minute', async (method, path, limit) => {
    const guest = guestFrom();
    expect(await refusedOf(limit + 2, () => guest(method, path))).toBe(2);
    expect((await guestFrom()(method, path)).status).not.toBe(429);
  });

  it('health checks as often as it likes', async () => {
    const guest = guestFrom();
    expect(await refusedOf(150, () => guest('GET', '/health/live'))).toBe(0);
    expect((await guest('GET', '/health/live')).headers.get('ratelimit')).toBeNull();
  });

  it('readiness, too: a balancer looks at each of many processes', async () => {
    const guest = guestFrom();
    expect(await refusedOf(250, () => guest('GET', '/health/ready'))).toBe(0);
    expect((await guest('GET', '/health/ready')).headers.get('ratelimit')).toBeNull();
  });
});

describe('A network', () => {
  it('sends at most 50 messages a day by the contact form', async () => {
    const sendFrom = (from: string) =>
      new Client(stack).send('/api/contact', {
        method: 'POST',
        headers: { 'X-Forwarded-For': from, 'Content-Type': 'application/json' },
        body: JSON.stringify({
          ...{ name: 'Amina Test', email: 'amina@example.com', subject: 'quote' },
          message: 'Do you print in ASA, too?',
        }),
      });
    // The hosts of a /64 are one network.
    const host = (place: number) => `2001:db8:5:6::${place.toString(16)}`;
    expect((await sendFrom(host(1))).status).toBe(200);
    await query(
      stack,
      `update attempt_counters set hits = 49 where hits = 1 and window_ends_at > now() + interval '23 hours'`,
    );
    expect((await sendFrom(host(2))).status).toBe(200);
    const refused = await sendFrom(host(3));
    expectRefusal(refused, 429, 'RATE_LIMITED');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
    expect((await sendFrom('203.0.113.9')).status).toBe(200);
  });

  const signUpFrom = (from: string, email = newEmail()) =>
    new Client(stack).send(paths.signUp, {
      method: 'POST',
      headers: { 'X-Forwarded-For': from, 'Content-Type': 'application/json' },
      body: JSON.stringify(signUpBody({ email })),
    });

  it('leaves at most 100 sign-ups a day without proof', async () => {
    const address = '198.51.100.7';
    const email = newEmail();
    const first = await signUpFrom(address, email);
    expect(first.status).toBe(200);
    await query(
      stack,
      `insert into sign_ups (id, email, browser_hash, network, name, password_hash, locale, expires_at, created_at)
       select gen_random_uuid(), n || email, browser_hash, network, name, password_hash, locale, expires_at, created_at
       from sign_ups, generate_series(1, 98) n where email = $1`,
      [email],
    );
    expect((await signUpFrom(address)).status).toBe(200);
    const refused = await signUpFrom(address);
    expectRefusal(refused, 429, 'RATE_LIMITED');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
    expect((await signUpFrom('198.51.100.8')).status).toBe(200);
    // Proof deletes the sign-ups of its address.
    await query(stack, 'delete from sign_ups where email = $1', [`1${email}`]);
    expect((await signUpFrom(address)).status).toBe(200);
  });

  it('takes at most 300 sign-ups a day of a network, proved or not', async () => {
    const address = '198.51.100.9';
    expect((await signUpFrom(address)).status).toBe(200);
    await query(stack, 'delete from sign_ups');
    await query(stack, 'update attempt_counters set hits = 299');
    expect((await signUpFrom(address)).status).toBe(200);
    const refused = await signUpFrom(address);
    expectRefusal(refused, 429, 'RATE_LIMITED');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
    expect((await signUpFrom('198.51.100.10')).status).toBe(200);
  });
});

describe('A call without a session', () => {
  const withCookie = (address: string) => (path: string) =>
    new Client(stack).send(path, {
      method: 'GET',
      headers: { 'X-Forwarded-For': address, Cookie: `auth.session_token=${randomUUID()}` },
    });

  it.each(['/api/upload', '/api/orders'])(
    'is refused as such 60 times a minute from one address: %s',
    async (path) => {
      const guest = guestFrom();
      const beganMs = Date.now();
      const first = await guest('GET', path);
      expectRefusal(first, 401, 'UNAUTHORIZED');
      expect(first.headers.get('ratelimit')).toBeNull();
      expect(await refusedOf(61, () => guest('GET', path))).toBe(2);
      const refused = await guest('GET', path);
      expectRefusal(refused, 429, 'RATE_LIMITED');
      expect(refused.headers.get('ratelimit-policy')).toBe('"default";q=60;w=60');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(secondsLeftSince(beganMs));
    },
  );

  it('counts alike with cookies that no longer count, and for the operators’ pages', async () => {
    for (const path of ['/api/quotes', '/ops/queues/api/queues', '/ops/api/orders']) {
      const guest = withCookie(`192.0.2.${(guests += 1)}`);
      expectRefusal(await guest(path), 401, 'SESSION_EXPIRED');
      expect(await refusedOf(61, () => guest(path))).toBe(2);
    }
  });

  it('takes nothing from those who have one, at the same address', async () => {
    await endWindows();
    const address = '192.0.2.200';
    expect(await refusedOf(70, () => withCookie(address)('/api/addresses'))).toBe(10);
    const headers = { 'X-Forwarded-For': address };
    expect((await customer.send('/api/addresses', { method: 'GET', headers })).status).toBe(200);
  });
});

describe('An API process that counts by itself', () => {
  const call = () => new Client({ ...stack, baseUrl: aloneUrl }).get('/api/materials');

  it('lets as many calls in, says what is left, and asks no other process', async () => {
    const beganMs = Date.now();
    expectLeft(await call(), 119, beganMs);
    expect(await refusedOf(121, call)).toBe(2);
    expectRefusal(await call(), 429, 'RATE_LIMITED');
    expect((await new Client({ ...stack, baseUrl: secondUrl }).get('/api/materials')).status).toBe(200);
  });
});

describe('A sign-out', () => {
  it('ends the session at once in all three processes', async () => {
    const { cookie } = await signedIn(stack);
    const everywhere = [stack.baseUrl, secondUrl, aloneUrl].map((baseUrl) =>
      Object.assign(new Client({ ...stack, baseUrl }), { cookie }),
    );
    for (const one of everywhere) expect((await one.get('/api/upload')).status).toBe(200);
    await everywhere[0]!.post('/api/auth/sign-out');
    for (const one of everywhere) {
      one.cookie = cookie;
      expect((await one.get('/api/upload')).status).toBe(401);
    }
  });
});

describe('A limited answer', () => {
  it('states the limit, what is left and for how long', async () => {
    const guest = guestFrom();
    const beganMs = Date.now();
    const first = await guest('GET', '/api/materials');
    expect(first.headers.get('ratelimit-policy')).toBe('"default";q=120;w=60');
    expectLeft(first, 119, beganMs);
    const next = await guest('GET', '/api/materials');
    expectLeft(next, 118, beganMs);
    expect(next.headers.get('retry-after')).toBeNull();
  });

  it('is 429 with Retry-After when nothing is left, and lets the client in when the window has ended', async () => {
    const guest = guestFrom();
    const beganMs = Date.now();
    await refusedOf(20, () => guest('POST', paths.signIn));
    const refused = await guest('POST', paths.signIn);
    const { hint } = expectRefusal(refused, 429, 'RATE_LIMITED');
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThanOrEqual(secondsLeftSince(beganMs));
    expect(seconds).toBeLessThanOrEqual(60);
    expect(refused.headers.get('ratelimit-policy')).toBe('"default";q=20;w=60');
    expect(refused.headers.get('ratelimit')).toBe(`"default";r=0;t=${seconds}`);
    expect(hint).toBe(`At most 20 calls per minute; retry in ${seconds} s.`);

    await endWindows();
    const later = await guest('POST', paths.signIn);
    expect(later.status).toBe(400);
    expect(later.headers.get('ratelimit')).toMatch(/^"default";r=19;/);
  });

  it('counts each endpoint for itself', async () => {
    const guest = guestFrom();
    await refusedOf(21, () => guest('POST', paths.signIn));
    expect((await guest('POST', paths.signUp)).headers.get('ratelimit')).toMatch(/^"default";r=19;/);
  });

  it('counts a user apart from the address, whatever address the user comes from', async () => {
    await endWindows();
    const address = '198.51.100.7';
    const asUser = (from: string) =>
      customer.send(paths.session, { method: 'GET', headers: { 'X-Forwarded-For': from } });
    await asUser(address);
    const left = (answer: Answer) => Number(/r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1]);
    expect(left(await asUser('198.51.100.8'))).toBe(118);
    expect(left(await guestFrom(address)('GET', paths.session))).toBe(119);
  });
});

describe('The address that counts', () => {
  const left = async (answer: Promise<Answer>) =>
    Number(/r=(\d+)/.exec((await answer).headers.get('ratelimit') ?? '')?.[1]);
  const from = (address: string) => left(guestFrom(address)('GET', '/api/materials'));

  it('is the one that a trusted proxy has seen, not what the client claims before it', async () => {
    expect(await from('192.0.2.1')).toBe(119);
    expect(await from('192.0.2.1')).toBe(118);
    expect(await from('6.6.6.6, 192.0.2.1')).toBe(117);
    expect(await from('192.0.2.1, 6.6.6.6')).toBe(119);
  });

  it('is a /64 for IPv6', async () => {
    expect(await from('2001:db8:1:2::1')).toBe(119);
    expect(await from('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(118);
    expect(await from('2001:0DB8:0001:0002::9')).toBe(117);
    expect(await from('2001:db8:1:3::1')).toBe(119);
  });

  it('is the IPv4 address in an IPv6 one that maps it', async () => {
    expect(await from('192.0.2.9')).toBe(119);
    expect(await from('::ffff:192.0.2.9')).toBe(118);
    expect(await from('::ffff:192.0.2.10')).toBe(119);
  });

  it('is an address, however the proxy has written it', async () => {
    expect(await from('192.0.2.60:1000')).toBe(119);
    expect(await from('192.0.2.60:2000')).toBe(118);
    expect(await from('192.0.2.60')).toBe(117);
    expect(await from('[2001:db8:9::1]:443')).toBe(119);
    expect(await from('[2001:db8:9::1]')).toBe(118);
  });

  it('is that of the proxy where it has written no address', async () => {
    const first = await from('unknown');
    for (const junk of ['_hidden', 'x'.repeat(99), '192.0.2.61, junk', '999.1.1.1', randomUUID()]) {
      expect(await from(junk)).toBeLessThan(first);
    }
  });

  it('tells two customers behind a chain of proxies apart, whatever each claims', async () => {
    // A TLS front on this machine, which has appended the peer that it has seen.
    const through = (claim: string, peer: string) => from(`${claim}, ${peer}, 127.0.0.1`);
    expect(await through('6.6.6.6', '192.0.2.71')).toBe(119);
    expect(await through('7.7.7.7', '192.0.2.71')).toBe(118);
    expect(await through('192.0.2.72', '192.0.2.71')).toBe(117);
    expect(await through('192.0.2.71', '192.0.2.72')).toBe(119);
  });

  it('is that of the connection where the proxy is not trusted', async () => {
    const claim = (address: string) =>
      new Client({ ...stack, baseUrl: secondUrl }).get('/api/materials', { 'X-Forwarded-For': address });
    const first = await left(claim('192.0.2.20'));
    expect(await left(claim('192.0.2.21'))).toBe(first - 1);
    expect(await left(new Client(stack).get('/api/materials'))).toBe(first - 2);
  });
});
