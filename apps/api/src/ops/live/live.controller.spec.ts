import { once } from 'node:events';
import { get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import '@nestjs/core';
import express from 'express';
import type { LiveService } from './live.service.js';

// Its guard's package is CommonJS: Jest requires Nest for it, once Nest itself is loaded.
const { LiveController } = await import('./live.controller.js');

describe('a stream of versions', () => {
  it('does not begin for a client that left while they were read', async () => {
    let followers = 0;
    const answered = Promise.withResolvers<void>();
    const app = express().get('/', (request, response) => {
      const live = {
        versions: async () => {
          client.destroy();
          await once(response, 'close');
          return { orders: 'x' };
        },
        follow: () => {
          followers += 1;
          return () => (followers -= 1);
        },
      } as unknown as LiveService;
      const answer = new LiveController(live).versions({ topics: 'orders' }, request, response);
      answer.then(() => answered.resolve(), answered.reject);
    });
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const client = get({ host: '127.0.0.1', port, headers: { Accept: 'text/event-stream' } });
    client.on('error', () => undefined);
    await answered.promise;
    expect(followers).toBe(0);
    server.close();
  }, 10_000);

  it('ends with the connection on which it waits behind another answer', async () => {
    let followers = 0;
    const answered = Promise.withResolvers<void>();
    const app = express()
      .get('/never', () => undefined)
      .get('/', (request, response) => {
        const live = {
          versions: () => Promise.resolve({ orders: 'x' }),
          follow: () => {
            followers += 1;
            client.destroy();
            return () => (followers -= 1);
          },
        } as unknown as LiveService;
        const answer = new LiveController(live).versions({ topics: 'orders' }, request, response);
        answer.then(() => answered.resolve(), answered.reject);
      });
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const head = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\nAccept: text/event-stream\r\n\r\n`;
    client.write(head('/never') + head('/'));
    await answered.promise;
    expect(followers).toBe(0);
    server.close();
  }, 10_000);
});
