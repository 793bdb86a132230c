import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { delayOf, maxLoopDelayMs } from '@testing/fuzz/http/loop-delay.js';
import { Client, signedIn } from '@testing/http-client.js';
import type { TestStack } from '@testing/stack/stack.js';
import { hostileBodies } from './hostile-bodies.js';
import { heldMs, jsonPost, openSocket, readAnswer, request, sendRaw } from './raw-http.js';
import { expectRefusal } from './refusal.js';
import { startStack } from './stack.js';

/** A process of its own, so that nothing but what is sent here keeps its event loop busy. */
let stack: TestStack;
let guest: Client;
let customer: Client;

beforeAll(async () => {
  stack = await startStack({
    kind: 'postgres',
    env: { PAYMENT_PROVIDER: 'cmi', ...cmi, LOG_LEVEL: 'silent' },
  });
  guest = new Client(stack);
  customer = await signedIn(stack);
});

afterAll(() => stack.stop());

const cmi = {
  CMI_CLIENT_ID: '600000000',
  CMI_STORE_KEY: 'a store key',
  CMI_GATEWAY_URL: 'http://127.0.0.1:9/gateway',
};

/** What is sent, by a name for the failure. No answer to a refused request is larger than a page of text. */
async function expectQuick(
  name: string,
  send: () => Promise<{ status: number; text: string }>,
): Promise<void> {
  const answers: { status: number; text: string }[] = [];
  const delayMs = await delayOf(stack, async () => answers.push(await send()));
  const faults = [
    ...(delayMs > maxLoopDelayMs ? [`delays the event loop by ${delayMs.toFixed(0)} ms`] : []),
    ...answers.filter(({ status }) => status >= 500).map(({ text }) => text.slice(0, 200)),
    ...answers
      .filter(({ text }) => text.length > 40_000)
      .map(({ text }) => `an answer of ${text.length} bytes`),
  ];
  expect({ name, faults }).toEqual({ name, faults: [] });
}

const endpoints: [method: string, path: string, isPublic: boolean][] = [
  ['POST', '/api/contact', true],
  ['POST', '/api/auth/sign-up/email', true],
  ['POST', '/api/auth/sign-in/email', true],
  ['POST', '/api/auth/request-password-reset', true],
  ['POST', '/api/quotes/batch', false],
  ['POST', '/api/quotes', false],
  ['POST', '/api/orders', false],
  ['POST', '/api/cards', false],
  ['POST', '/api/requests', false],
  ['POST', '/api/addresses', false],
  ['POST', '/api/analyze', false],
  ['POST', '/api/payments/checkout', false],
  ['PATCH', '/api/user/profile', false],
];

describe('No JSON body keeps other requests waiting for 50 ms', () => {
  // Each shape at three endpoints, each time others, so that all endpoints meet shapes of all kinds.
  const cases = hostileBodies.flatMap((hostile, place) =>
    [0, 1, 2].map((turn) => ({ hostile, endpoint: endpoints[(3 * place + turn) % endpoints.length]! })),
  );

  it(`in ${cases.length} shapes and places`, async () => {
    expect(cases.length).toBeGreaterThan(180);
    for (const { hostile, endpoint } of cases) {
      const [method, path, isPublic] = endpoint;
      const { name, headers, body } = hostile;
      const client = isPublic ? guest : customer;
      await expectQuick(`${path}: ${name}`, () => client.send(path, { method, headers, body }));
    }
  }, 300_000);

  it('fifteen at once', async () => {
    const body = JSON.stringify({ items: Array.from({ length: 1_000 }, () => ({})) });
    const send = () => customer.send('/api/quotes/batch', { method: 'POST', headers: json, body });
    const answers = Array.from({ length: 15 }, send);
    for (const { status, text } of await Promise.all(answers)) {
      expect([status, text.length < 1_000]).toEqual([400, true]);
    }
    await expectQuick('one of them', send);
  });
});

const json = { 'Content-Type': 'application/json' };
const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** A callback of so many fields, whose names are slow to compare. */
const callback = (fields: number, name: (n: number) => string): string =>
  Array.from({ length: fields }, (_, n) => `${name(n)}=x`).join('&');

describe('Nothing else of a request does', () => {
  const posts: Record<string, [path: string, headers: Record<string, string>, body: string]> = {
    'a callback of 16 KB': ['/api/payments/callback/cmi', urlencoded, callback(1_300, (n) => `field${n}`)],
    'a callback of 100 long names': [
      '/api/payments/callback/cmi',
      urlencoded,
      callback(99, (n) => 'a1'.repeat(75) + n),
    ],
    'a callback of two names': [
      '/api/payments/callback/cmi',
      urlencoded,
      callback(2, (n) => 'a1'.repeat(4_000) + n),
    ],
    'a callback of digits': [
      '/api/payments/callback/cmi',
      urlencoded,
      callback(2, (n) => '9'.repeat(8_000) + n),
    ],
    'a callback of entities': ['/api/payments/callback/cmi', urlencoded, `a=${'&#38;'.repeat(3_000)}`],
    'a callback of 1 MB': ['/api/payments/callback/cmi', urlencoded, callback(100_000, (n) => `n${n}`)],
    'a page’s form of many fields': ['/contact', urlencoded, callback(8_000, (n) => `n${n}`)],
    'a page’s form of many parts': [
      '/contact',
      { 'Content-Type': 'multipart/form-data; boundary=x' },
      `${'--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nx\r\n'.repeat(1_000)}--x--\r\n`,
    ],
    'a page’s form of one long field': ['/contact', urlencoded, `message=${'%F0%9F%8F%A0'.repeat(5_000)}`],
    'a page’s form of 1 MB': ['/contact', urlencoded, `message=${'x'.repeat(1_000_000)}`],
    'a button’s form of 1 MB': ['/pay/sandbox/x', urlencoded, callback(100_000, (n) => `n${n}`)],
  };

  it.each(Object.entries(posts))('%s', async (name, [path, headers, body]) => {
    await expectQuick(name, () => guest.send(path, { method: 'POST', headers, body }));
  });

  const gets: Record<string, [path: string, headers: Record<string, string>]> = {
    'a cookie header of thousands': ['/api/auth/get-session', { Cookie: 'a=b;'.repeat(3_700) }],
    'a cookie header of separators': ['/api/auth/get-session', { Cookie: ';'.repeat(15_000) }],
    'a long session cookie': [
      '/api/auth/get-session',
      { Cookie: `auth.session_token=${'='.repeat(15_000)}` },
    ],
    'thousands of languages': ['/pricing', { 'Accept-Language': 'fr-x;q=0.1,'.repeat(1_300) }],
    'thousands of types': ['/pricing', { Accept: 'text/a;q=0.1,'.repeat(1_100) }],
    'types of parameters': ['/pricing', { Accept: `text/html${';a=b'.repeat(3_500)}` }],
    'thousands of tags': ['/pricing', { 'If-None-Match': 'W/"a",'.repeat(2_400) }],
    'thousands of hops': ['/api/materials', { 'X-Forwarded-For': '6.6.6.6,'.repeat(1_800) }],
    'a long hop': ['/api/materials', { 'X-Forwarded-For': ':'.repeat(15_000) }],
    'a long origin': ['/api/materials', { Origin: `https://${'a.'.repeat(7_000)}example` }],
    'a long path': [`/${'a/'.repeat(7_500)}`, {}],
    'a long key': [`/api/files/${'a/'.repeat(7_000)}x.stl?expires=1&signature=x`, {}],
    'an escaped path': [`/api/${'%41'.repeat(5_000)}`, {}],
    'thousands of parameters': [`/api/materials?${'a=b&'.repeat(3_700)}`, {}],
    'nested parameters': [`/api/materials?technology${'[a]'.repeat(5_000)}=x`, {}],
    'one parameter a thousand times': [`/api/materials?${'technology=fdm&'.repeat(1_000)}`, {}],
    'a long parameter': [`/api/materials?technology=${'x'.repeat(15_000)}`, {}],
  };

  it.each(Object.entries(gets))('%s', async (name, [path, headers]) => {
    await expectQuick(name, async () => {
      const answer = await guest.send(path, { method: 'GET', headers });
      // Pages that were found are as long as they are.
      return answer.status === 200 ? { ...answer, text: '' } : answer;
    });
  });

  it.each([
    ['letters', 'a'.repeat(14_000)],
    ['marks', encodeURIComponent('e\u0301'.repeat(1_500))],
    ['ligatures', encodeURIComponent('\ufdfa'.repeat(1_500))],
    ['sixty ligatures', encodeURIComponent('\ufdfa'.repeat(60))],
  ])('a city of %s', async (name, q) => {
    await expectQuick(name, () => customer.get(`/api/shipping/destinations?q=${q}`));
  });
});

describe('No body in tiny chunks does', () => {
  const bytes = 200_000;
  const cookie = () => `Cookie: ${customer.cookie}`;
  const form = 'Content-Type: multipart/form-data; boundary=z';
  const formHead = '--z\r\nContent-Disposition: form-data; name="file"; filename="a.stl"\r\n\r\n';
  /** A body of so many chunks of this many bytes. */
  const chunked = (count: number, size: number) =>
    `${size.toString(16)}\r\n${'a'.repeat(size)}\r\n`.repeat(count);
  const chunkOf = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
  const heads: [name: string, head: () => string][] = [
    ['that is read', () => jsonPost('/api/auth/sign-in/email', 'Transfer-Encoding: chunked')],
    ['that is not read', () => jsonPost('/nowhere', 'Transfer-Encoding: chunked')],
    [
      'that is a file',
      () =>
        request('POST /api/upload HTTP/1.1', form, cookie(), 'Transfer-Encoding: chunked') +
        chunkOf(formHead),
    ],
  ];

  it.each(heads)('%s, and its connection ends', async (name, head) => {
    const send = async () => {
      const socket = await openSocket(stack.baseUrl);
      socket.write(head() + chunked(bytes, 1));
      const answer = await readAnswer(socket);
      expect(await heldMs(socket)).toBeLessThan(10_000);
      return answer;
    };
    await expectQuick(name, send);
    const { status, text } = await send();
    if (name === 'that is not read') expect(status).toBe(404);
    else {
      expect([status, JSON.parse(text)]).toMatchObject([
        400,
        {
          error: {
            code: 'INVALID_INPUT',
            details: { hint: expect.stringContaining('chunks of a kilobyte') },
          },
        },
      ]);
    }
  });

  it('but chunks of a network’s packets are taken, and few small ones', async () => {
    const large = jsonPost('/api/auth/sign-in/email', 'Transfer-Encoding: chunked');
    const body = `${chunkOf('{"email":"nobody@example.com",')}`;
    const small = [...'"password":"x"}'].map(chunkOf).join('');
    const spaces = chunkOf(' '.repeat(500)).repeat(400);
    const { status } = await sendRaw(stack.baseUrl, `${large}${body}${spaces}${small}0\r\n\r\n`);
    expect(status).toBe(401);
  });
});

describe('No thousands of requests that are sent at once do', () => {
  const many = (path: string) => request(`GET ${path} HTTP/1.1`).repeat(2_000);

  it.each(['/nowhere', '/health/live', '/fr', '/api/auth/get-session'])('for %s', async (path) => {
    let received = '';
    await expectQuick(path, async () => {
      const socket = await openSocket(stack.baseUrl);
      received = '';
      socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1'))).write(many(path));
      await heldMs(socket);
      return { status: 0, text: '' };
    });
    // Those that are answered at once come before the refusal, which ends the connection.
    expect(received.split('HTTP/1.1 ').length).toBeLessThan(100);
  });

  it('and say so, where no answer has begun', async () => {
    const { status, headers, text } = await sendRaw(stack.baseUrl, many('/api/auth/get-session'));
    const hint = 'Send the next request when the last one is answered.';
    expect([status, headers.get('connection'), JSON.parse(text)]).toMatchObject([
      400,
      'close',
      { error: { code: 'INVALID_INPUT', details: { hint } } },
    ]);
  });
});

describe('No form of thousands of parts does', () => {
  const type = { 'Content-Type': 'multipart/form-data; boundary=z' };
  const field = '--z\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n';
  it.each([
    ['without a name', '--z\r\nx\r\n'],
    ['without anything', '--z\r\n\r\n'],
    ['of fields', field],
  ])('%s', async (name, part) => {
    const body = part.repeat(Math.ceil(5_000_000 / part.length));
    const send = () => customer.send('/api/upload', { method: 'POST', headers: type, body });
    await expectQuick(name, send);
    expectRefusal(await send(), 400, 'INVALID_INPUT');
  });
});
