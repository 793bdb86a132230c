import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { Drain } from './drain.js';

it('forgets the answers of a connection that is gone, those that waited behind another as well', async () => {
  const drain = new Drain();
  const server = createServer(() => undefined);
  drain.watch(server);
  const watched = Reflect.get(drain, 'open') as Map<object, Set<object>>;
  const count = () => [...watched.values()].reduce((sum, answers) => sum + answers.size, 0);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20));
  while (count() < 20) await sleep(5);
  client.resetAndDestroy();
  while (watched.size > 0) await sleep(5);
  expect(count()).toBe(0);
  server.close();
});
