import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Client, signedIn } from '@testing/http-client.js';
import { expectRefusal, expectStandingHeaders } from './refusal.js';
import { sharedStack } from './stack.js';

const stack = sharedStack();
const guest = new Client(stack);
let customer: Client;

beforeAll(async () => {
  customer = await signedIn(stack);
});

describe('Every answer', () => {
  it('wraps a success as { success: true, data } and nothing else', async () => {
    const answer = await guest.get('/api/auth/get-session');
    expect(answer.status).toBe(200);
    expect(answer.text).toBe('{"success":true,"data":null}');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expectStandingHeaders(answer.headers);
  });

  it('is empty when it is a 204', async () => {
    const answer = await guest.send('/api/materials', {
      method: 'OPTIONS',
      headers: { Origin: stack.baseUrl, 'Access-Control-Request-Method': 'GET' },
    });
    expect([answer.status, answer.text]).toEqual([204, '']);
  });

  it('keeps details an empty object where there is nothing to say', async () => {
    expect(expectRefusal(await guest.get('/api/upload'), 401, 'UNAUTHORIZED')).toEqual({});
  });

  it('keeps a sane request id of the client', async () => {
    for (const id of ['a', 'order-7_Z.9', 'x'.repeat(64)]) {
      const { headers } = await guest.get('/api/materials', { 'X-Request-Id': id });
      expect(headers.get('x-request-id')).toBe(id);
    }
  });

  it('replaces an insane request id', async () => {
    for (const id of ['', 'a b', 'x'.repeat(65), '<script>', 'a,b', 'é']) {
      const answer = await guest.get('/api/auth/get-session', { 'X-Request-Id': id });
      expectStandingHeaders(answer.headers);
    }
  });

  it('may be kept for a minute where it is the public catalogue, but not its refusals', async () => {
    const materials = await guest.get('/api/materials');
    expect(materials.headers.get('cache-control')).toBe('public, max-age=60');
    expectRefusal(await guest.get('/api/materials?technology=sla'), 400, 'VALIDATION_ERROR');
  });

  it('is whole for clients that claim to hold it: private data has no versions', async () => {
    const answer = await customer.get('/api/addresses', { 'If-None-Match': '*' });
    expect([answer.status, answer.data]).toEqual([200, []]);
  });

  it('tells browsers to guess, frame and load nothing, and does not name its framework', async () => {
    for (const path of ['/api/materials', '/api/upload', '/nowhere']) {
      const { headers } = await guest.get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      // Pages reached by plain HTTP must not send their assets to HTTPS.
      expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });
});

describe('An unknown address', () => {
  it('answers 404 with a hint, whoever asks and whatever the body', async () => {
    const broken = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{' };
    for (const answer of [
      await guest.get('/nowhere'),
      await guest.get('/api'),
      await guest.get('/api/v1/materials'),
      await customer.get(`/api/${randomUUID()}`),
      await guest.send('/api/nothing', broken),
      await customer.send('/api/nothing', broken),
    ]) {
      expect(expectRefusal(answer, 404, 'NOT_FOUND').hint).toMatch(/^Check the path: .*under \/api/);
    }
  });

  it.each([
    ['POST', '/api/materials', 'GET'],
    ['PUT', '/api/upload', 'GET, POST'],
    ['GET', '/api/analyze', 'POST'],
    ['DELETE', '/api/auth/sign-in/email', 'POST'],
    ['PATCH', '/api/auth/get-session', 'GET'],
    ['POST', '/health/live', 'GET'],
  ])('answers 404 to %s %s and names the methods that work: %s', async (method, path, working) => {
    const details = expectRefusal(await guest.send(path, { method }), 404, 'NOT_FOUND');
    expect(details.hint).toBe(`${path} takes ${working}, not ${method}.`);
  });

  it('names no method that was the one tried', async () => {
    for (const path of ['/%70ricing', '/assets/nothing.css']) {
      const { hint } = expectRefusal(await guest.get(path), 404, 'NOT_FOUND');
      expect(hint).toMatch(/^Check the path/);
    }
  });

  it('answers 400 to one that cannot be read', async () => {
    for (const path of ['/%ZZ', '/api/%E0%A4%A', '/api/files/%', '/api/materials%FF']) {
      const details = expectRefusal(await guest.get(path), 400, 'INVALID_INPUT');
      expect(details.hint).toBe('Write a percent sign as %25.');
    }
  });
});

describe('The order of checks', () => {
  const broken = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"fileKey":' };

  it('asks for the session before it looks at the body', async () => {
    for (const path of ['/api/analyze', '/api/quotes/calculate', '/api/quotes/batch', '/api/auth/sign-out']) {
      expectRefusal(await guest.send(path, broken), 401, 'UNAUTHORIZED');
    }
    expectRefusal(await customer.send('/api/analyze', broken), 400, 'INVALID_INPUT');
  });

  it('asks for the session before it looks at the query', async () => {
    expectRefusal(await guest.get('/api/shipping/destinations?limit=zero'), 401, 'UNAUTHORIZED');
    expectRefusal(await customer.get('/api/shipping/destinations?limit=zero'), 400, 'VALIDATION_ERROR');
  });

  it('counts a call before it looks at the body, so that a 400 states what is left', async () => {
    const answer = await customer.send('/api/analyze', broken);
    expect(answer.headers.get('ratelimit-policy')).toBe('"default";q=20000;w=60');
    expect(answer.headers.get('ratelimit')).toMatch(/^"default";r=\d+;t=\d+$/);
  });

  it('does not count a call that has no session', async () => {
    const answer = await guest.send('/api/analyze', broken);
    expect(answer.headers.get('ratelimit')).toBeNull();
  });
});

describe('Pages of other origins', () => {
  const preflight = (origin: string) =>
    guest.send('/api/quotes/batch', {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,idempotency-key',
      },
    });

  it('may call with the cookie and read our headers when they are on the list', async () => {
    const { status, headers } = await preflight(stack.baseUrl);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(stack.baseUrl);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('access-control-allow-methods')).toBe('GET,HEAD,POST,PATCH,DELETE');
    expect(headers.get('access-control-allow-headers')).toBe('Content-Type,X-Request-Id,Idempotency-Key');
    const answer = await guest.get('/api/materials', { Origin: stack.baseUrl });
    expect(answer.headers.get('access-control-expose-headers')).toContain('RateLimit');
  });

  it('are not let in by the browser when they are not on the list', async () => {
    for (const origin of ['https://evil.example', 'null', `${stack.baseUrl}.evil.example`]) {
      const { headers } = await preflight(origin);
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('vary')).toContain('Origin');
    }
  });

  it.each([
    ['Origin', 'https://evil.example'],
    ['Origin', 'null'],
    ['Origin', 'not an origin'],
    ['Referer', 'https://evil.example/page?of=theirs'],
  ])('cannot change anything with the cookie: %s %s is 403', async (header, value) => {
    const details = expectRefusal(
      await customer.post('/api/quotes/batch', { items: [] }, { [header]: value }),
      403,
      'FORBIDDEN',
    );
    expect(details.hint).toContain('allowed origin');
  });

  it('may read with the cookie, and call anything without it', async () => {
    const foreign = { Origin: 'https://evil.example' };
    expect((await customer.get('/api/upload', foreign)).status).toBe(200);
    expectRefusal(await guest.post('/api/quotes/batch', { items: [] }, foreign), 401, 'UNAUTHORIZED');
    expectRefusal(await guest.post('/api/auth/sign-in/email', {}, foreign), 400, 'VALIDATION_ERROR');
  });

  it('of our own may call with the cookie, by Origin or by Referer alone', async () => {
    const headers: Record<string, string>[] = [
      { Origin: stack.baseUrl },
      { Referer: `${stack.baseUrl}/cart` },
      {},
    ];
    for (const own of headers) {
      expectRefusal(await customer.post('/api/quotes/batch', { items: [] }, own), 400, 'EMPTY_ITEMS');
    }
  });
});
