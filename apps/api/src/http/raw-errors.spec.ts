import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { envelopeRawErrors } from './raw-errors.js';

let server: Server;

beforeEach(async () => {
  // The service's own patience is longer than a test's.
  server = createServer({ connectionsCheckingInterval: 20 });
  envelopeRawErrors(server);
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
