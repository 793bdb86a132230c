import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Drain } from './drain.js';
import { envelopeRawErrors } from './raw-errors.js';

let server: Server;
/** Between two looks for late requests, as the service has it. */
let interval: number;

beforeEach(async () => {
  // The service's own patience is longer than a test's.
  server = createServer();
  const drain = new Drain();
  drain.watch(server);
  envelopeRawErrors(server, drain);
  interval = Reflect.get(server, 'connectionsCheckingInterval') as number;
  Object.assign(server, { connectionsCheckingInterval: 20 });
  server.headersTimeout = 100;
  server.requestTimeout = 200;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => void server.close());

function answerTo(bytes: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

describe('A client that stalls', () => {
  const envelope = {
    success: false,
    error: {
      code: 'INVALID_INPUT',
      message: 'The request did not arrive in time.',
      details: { hint: 'Send the whole request without pauses.' },
    },
  };

  it.each([
    ['in its headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-Sl'],
    ['in its body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc'],
  ])('%s is told so in the envelope, and its connection closed', async (_, bytes) => {
    const [head = '', body = ''] = (await answerTo(bytes)).split('\r\n\r\n');
    expect(head.split('\r\n')).toEqual([
      'HTTP/1.1 400 Bad Request',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${body.length}`,
      expect.stringMatching(/^X-Request-Id: [0-9a-f-]{36}$/),
      'API-Version: 1.0.0',
      'Cache-Control: no-store',
      'Connection: close',
    ]);
    expect(JSON.parse(body)).toEqual(envelope);
  });
});

describe('A server of Node', () => {
  it('is told how often it looks for late requests before it listens, and looks as often', async () => {
    expect(interval).toBe(5_000);
    const beganMs = performance.now();
    await answerTo('GET / HTTP/1.1\r\nHost: a\r\nX-Sl');
    // Node's own interval would be half a minute.
    expect(performance.now() - beganMs).toBeLessThan(5_000);
  });
});

describe('What is no HTTP', () => {
  const open = () => connect((server.address() as AddressInfo).port, '127.0.0.1');

  /** All that a client gets who sends it as soon as its request is being answered. */
  async function answersTo(
    answer: (response: ServerResponse) => void,
    next = 'nonsense\r\n\r\n',
  ): Promise<RegExpMatchArray | null> {
    server.on('request', (_request, response: ServerResponse) => answer(response));
    const socket = open();
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    socket.once('data', () => socket.write(next));
    return (await text(socket)).match(/HTTP\/1\.1 \d+|whole|begun/g);
  }

  it('is told so after an answer that has ended', async () => {
    const told = ['HTTP/1.1 200', 'whole', 'HTTP/1.1 400'];
    expect(await answersTo((response) => response.end('whole'))).toEqual(told);
  });

  it('ends a connection without a word within an answer that has begun', async () => {
    expect(await answersTo((response) => response.write('begun'))).toEqual(['HTTP/1.1 200', 'begun']);
  });

  it('asks for a tunnel in vain: within an answer, after the server’s end of it, and by clients that are gone', async () => {
    const tunnel = 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n';
    expect(await answersTo((response) => response.write('begun'), tunnel)).toEqual(['HTTP/1.1 200', 'begun']);
    server.removeAllListeners('request');
    const ended = await answersTo((response) => {
      response.end('whole');
      response.socket!.end();
    }, tunnel);
    expect(ended).toEqual(['HTTP/1.1 200', 'whole']);
    for (let client = 0; client < 20; client++) {
      const socket = open();
      await once(socket, 'connect');
      socket.write(tunnel);
      socket.resetAndDestroy();
    }
    expect(await answerTo(tunnel)).toMatch(/^HTTP\/1\.1 400/);
    // One that stays is not waited for.
    const staying = connect({
      port: (server.address() as AddressInfo).port,
      host: '127.0.0.1',
      allowHalfOpen: true,
    });
    staying
      .on('error', () => undefined)
      .resume()
      .write(tunnel);
    await once(staying, 'end');
    const connections = () =>
      new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
    while ((await connections()) > 0) await sleep(50);
  });
});
