import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort } from '@shared/infra/embedded/free-port.js';

export interface RedisServer {
  url: string;
  stop(): Promise<void>;
}

/** The machine's `redis-server` on a free loopback port, in memory only. */
export async function startRedisServer(): Promise<RedisServer> {
  const port = await freePort();
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn('redis-server', flags, { stdio: 'ignore', cwd: '/tmp' });
  const exited = once(server, 'exit');
  const url = `redis://127.0.0.1:${port}`;
  const client = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => 50 });
  client.on('error', () => undefined);
  await Promise.race([
    client.ping(),
    exited.then(() => Promise.reject(new Error('redis-server ended at once'))),
    sleep(30_000, undefined, { ref: false }).then(() => Promise.reject(new Error('Redis does not answer'))),
  ]).finally(() => client.disconnect());
  return {
    url,
    async stop() {
      server.kill('SIGTERM');
      await exited;
    },
  };
}
