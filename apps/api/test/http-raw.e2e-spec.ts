import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Client, signedIn } from '@testing/http-client.js';
import { heldMs, jsonPost, openSocket, readAnswer, request, sendRaw } from './raw-http.js';
import { expectRefusal } from './refusal.js';
import { sharedStack } from './stack.js';

const stack = sharedStack();
let customer: Client;

beforeAll(async () => {
  customer = await signedIn(stack);
});

describe('Below HTTP, a refusal is enveloped too', () => {
  it.each([
    ['a malformed request line', 'NONSENSE\r\n\r\n'],
    ['an unknown method', request('FROBNICATE /api/materials HTTP/1.1')],
    ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
    ['a header without a colon', request('GET /api/materials HTTP/1.1', 'broken')],
    ['a header with a NUL', request('GET /api/materials HTTP/1.1', 'X-A: b\0c')],
    ['two lengths', jsonPost('/api/auth/sign-in/email', 'Content-Length: 2', 'Content-Length: 3') + '{}'],
    ['a length that is no number', jsonPost('/api/auth/sign-in/email', 'Content-Length: two')],
    [
      'a length and chunks',
      jsonPost('/api/auth/sign-in/email', 'Content-Length: 2', 'Transfer-Encoding: chunked'),
    ],
    ['a malformed chunk', `${jsonPost('/api/auth/sign-in/email', 'Transfer-Encoding: chunked')}zz\r\n`],
    ['no Host', 'GET /api/materials HTTP/1.1\r\n\r\n'],
    ['a request for a tunnel', request('CONNECT example.com:443 HTTP/1.1')],
  ])('%s', async (_, bytes) => {
    const details = expectRefusal(await sendRaw(stack.baseUrl, bytes), 400, 'INVALID_INPUT');
    expect(details.hint).toMatch(/^[A-Z].+\.$/);
  });

  it('too large a header', async () => {
    const bytes = request('GET /api/materials HTTP/1.1', `X-Large: ${'x'.repeat(20_000)}`);
    const details = expectRefusal(await sendRaw(stack.baseUrl, bytes), 400, 'INVALID_INPUT');
    expect(details.hint).toBe('Send less than 16 KB of headers.');
  });

  it('an unknown Expect, which keeps a sane request id', async () => {
    const bytes = request('GET /api/materials HTTP/1.1', 'Expect: a miracle');
    const details = expectRefusal(await sendRaw(stack.baseUrl, bytes), 400, 'INVALID_INPUT');
    expect(details.hint).toContain('100-continue');
    const named = request('GET /api/materials HTTP/1.1', 'Expect: more', 'X-Request-Id: mine-1');
    expect((await sendRaw(stack.baseUrl, named)).headers.get('x-request-id')).toBe('mine-1');
  });

  it('a request to upgrade is served as if it had not asked', async () => {
    const bytes = request('GET /api/materials HTTP/1.1', 'Connection: Upgrade', 'Upgrade: websocket');
    expect((await sendRaw(stack.baseUrl, bytes)).status).toBe(200);
  });
});

describe('A body that does not arrive', () => {
  it('is not waited for where the session is missing', async () => {
    const bytes = jsonPost('/api/analyze', 'Content-Length: 1000');
    expectRefusal(await sendRaw(stack.baseUrl, `${bytes}{"file`), 401, 'UNAUTHORIZED');
  });

  it('is not waited for at an unknown address', async () => {
    const bytes = jsonPost('/api/nothing', 'Transfer-Encoding: chunked');
    expectRefusal(await sendRaw(stack.baseUrl, bytes), 404, 'NOT_FOUND');
  });

  it('may be asked for first with Expect: 100-continue', async () => {
    const socket = await openSocket(stack.baseUrl);
    socket.write(jsonPost('/api/auth/sign-in/email', 'Content-Length: 2', 'Expect: 100-continue'));
    const [first] = (await once(socket, 'data')) as [Buffer];
    expect(first.toString()).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    socket.write('{}');
    expectRefusal(await readAnswer(socket), 400, 'VALIDATION_ERROR');
    socket.destroy();
  });

  it('is not asked for where the head is enough to refuse it', async () => {
    const expecting = ['Content-Length: 2000', 'Expect: 100-continue'];
    for (const [head, status, code] of [
      [jsonPost('/api/analyze', ...expecting), 401, 'UNAUTHORIZED'],
      [
        request('POST /api/upload HTTP/1.1', 'Content-Type: multipart/form-data; boundary=x', ...expecting),
        401,
        'UNAUTHORIZED',
      ],
      [jsonPost('/api/nothing', ...expecting), 404, 'NOT_FOUND'],
      [
        jsonPost('/api/auth/sign-in/email', 'Content-Length: 300000', 'Expect: 100-continue'),
        400,
        'INVALID_INPUT',
      ],
    ] as const) {
      const socket = await openSocket(stack.baseUrl);
      let received = '';
      socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
      socket.write(head);
      await once(socket, 'close');
      expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(received).toMatch(/\r\nConnection: close\r\n/);
      expect(received).toContain(`"code":"${code}"`);
    }
  });

  it('may come a byte at a time', async () => {
    const body = '{"email":"slow"}';
    const socket = await openSocket(stack.baseUrl);
    socket.write(jsonPost('/api/auth/sign-in/email', `Content-Length: ${body.length}`));
    for (const byte of body) {
      socket.write(byte);
      await sleep(5);
    }
    expectRefusal(await readAnswer(socket), 400, 'VALIDATION_ERROR');
    socket.destroy();
  });

  it('because the client went away harms nobody else', async () => {
    for (let n = 0; n < 20; n += 1) {
      const socket = await openSocket(stack.baseUrl);
      socket.write(`${jsonPost('/api/auth/sign-in/email', 'Content-Length: 1000')}{"email`);
      socket.resetAndDestroy();
    }
    expect((await new Client(stack).get('/health/live')).data).toEqual({ status: 'ok' });
  });
});

describe('A connection whose request is refused', () => {
  it.each([
    ['for want of a session', () => jsonPost('/api/analyze', 'Content-Length: 100000'), 401],
    ['as an unknown address', () => jsonPost('/api/nothing', 'Content-Length: 100000'), 404],
    ['as too large', () => jsonPost('/api/auth/sign-in/email', 'Content-Length: 3000000'), 400],
    ['as far too large', () => jsonPost('/api/auth/sign-in/email', 'Content-Length: 90000000000'), 400],
    [
      'for its type',
      () => request('POST /api/contact HTTP/1.1', 'Content-Type: text/x', 'Content-Length: 9000'),
      400,
    ],
    [
      'for its page',
      () =>
        jsonPost(
          '/api/analyze',
          'Content-Length: 9000',
          'Origin: https://evil.example',
          `Cookie: ${customer.cookie}`,
        ),
      403,
    ],
    ['in chunks', () => jsonPost('/api/analyze', 'Transfer-Encoding: chunked'), 401],
    [
      'as no upload',
      () => jsonPost('/api/upload', 'Content-Length: 9000', `Cookie: ${customer.cookie}`),
      400,
    ],
    ['though it takes no body', () => request('GET /api/materials HTTP/1.1', 'Content-Length: 100000'), 200],
    [
      'as a page',
      () => request('POST /contact HTTP/1.1', 'Origin: https://evil.example', 'Content-Length: 9000'),
      403,
    ],
    [
      'as a callback',
      () => request('POST /api/payments/callback/nobody HTTP/1.1', 'Content-Length: 9000'),
      404,
    ],
  ])('%s does not wait for the rest of the body', async (_, head, status) => {
    const socket = await openSocket(stack.baseUrl);
    socket.write(head());
    expect((await readAnswer(socket)).status).toBe(status);
    expect(await heldMs(socket)).toBeLessThan(10_000);
  });

  it('ends though a trickle goes on', async () => {
    const socket = await openSocket(stack.baseUrl);
    socket.on('error', () => undefined);
    socket.write(jsonPost('/api/analyze', 'Content-Length: 100000'));
    expect((await readAnswer(socket)).status).toBe(401);
    const trickle = setInterval(() => socket.write('x'), 20);
    expect(await heldMs(socket)).toBeLessThan(10_000);
    clearInterval(trickle);
  });

  it('has its answer although megabytes were under way', async () => {
    const large = new Uint8Array(20_000_000);
    const headers = { 'Content-Type': 'application/json' };
    for (let n = 0; n < 3; n += 1) {
      const answer = await new Client(stack).send('/api/analyze', { method: 'POST', headers, body: large });
      expectRefusal(answer, 401, 'UNAUTHORIZED');
    }
  });
});

describe('One connection', () => {
  it('has answers in their order to what it sends at once', async () => {
    const socket = await openSocket(stack.baseUrl);
    const body = '{"email":"nobody@example.com","password":"x"}';
    const post = jsonPost('/api/auth/sign-in/email', `Content-Length: ${body.length}`) + body;
    const get = (path: string) => request(`GET ${path} HTTP/1.1`);
    socket.write(`${post}${get('/nowhere')}${get('/health/live')}${post}${get('/api/materials')}`.repeat(3));
    let received = '';
    const seen = () => [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
    for await (const chunk of socket as AsyncIterable<Buffer>) {
      received += chunk.toString('latin1');
      if (seen().length === 15) break;
    }
    const statuses = [401, 404, 200, 401, 200];
    expect(seen()).toEqual([...statuses, ...statuses, ...statuses]);
  });

  it('carries on after refusals', async () => {
    const socket = await openSocket(stack.baseUrl);
    const large = 'x'.repeat(3_000_000);
    socket.write(`${jsonPost('/api/auth/sign-in/email', `Content-Length: ${large.length}`)}${large}`);
    expectRefusal(await readAnswer(socket), 400, 'INVALID_INPUT');
    socket.write(`${jsonPost('/api/analyze', 'Content-Length: 2')}{}`);
    expectRefusal(await readAnswer(socket), 401, 'UNAUTHORIZED');
    socket.write(request('GET /health/live HTTP/1.1'));
    expect((await readAnswer(socket)).text).toBe('{"success":true,"data":{"status":"ok"}}');
    socket.destroy();
  });
});
