import { once } from 'node:events';
import { get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import '@nestjs/core';
import express, { type Response } from 'express';
import type { Caller } from '../../endpoint/caller/caller.decorator.js';
import type { LiveService } from './live.service.js';

// Its guard's package is CommonJS: Jest requires Nest for it, once Nest itself is loaded.
const { LiveController } = await import('./live.controller.js');

const caller = { sessionId: '' } as Caller;

/** Streams of a server on which they are asked for at `/`; nothing else is ever answered. */
async function serve(versions: (response: Response) => Promise<object>, onFollowed = () => {}) {
  let followers = 0;
  const answered = Promise.withResolvers<void>();
  const app = express()
    .get('/never', () => undefined)
    .get('/', (request, response) => {
      const live = {
        versions: () => versions(response),
        follow: () => {
          followers += 1;
          onFollowed();
          return () => (followers -= 1);
        },
      } as unknown as LiveService;
      const answer = new LiveController(live).versions(caller, { topics: 'orders' }, request, response);
      answer.then(() => answered.resolve(), answered.reject);
    });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, port, answered: answered.promise, followers: () => followers };
}

describe('a stream of versions', () => {
  it('does not begin for a client that left while they were read', async () => {
    const { server, port, answered, followers } = await serve(async (response) => {
      client.destroy();
      await once(response, 'close');
      return { orders: 'x' };
    });
    const client = get({ host: '127.0.0.1', port, headers: { Accept: 'text/event-stream' } });
    client.on('error', () => undefined);
    await answered;
    expect(followers()).toBe(0);
    server.close();
  }, 10_000);

  it('ends with the connection on which it waits behind another answer', async () => {
    const versions = () => Promise.resolve({ orders: 'x' });
    const { server, port, answered, followers } = await serve(versions, () => client.destroy());
    const client = connect(port, '127.0.0.1');
    const head = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\nAccept: text/event-stream\r\n\r\n`;
    client.write(head('/never') + head('/'));
    await answered;
    expect(followers()).toBe(0);
    server.close();
  }, 10_000);
});
