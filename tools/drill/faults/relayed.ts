import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { EmbeddedPostgres } from '@shared/infra/embedded/embedded-postgres.js';
import { startRedisServer } from '@testing/stack/redis-server.js';
import { startS3TestServer } from '@testing/stack/s3-server.js';
import { TcpRelay } from '@testing/stack/tcp-relay.js';
import type { Fault } from '../fault.js';
import { atEachMoment, whileItLasts } from '../moments.js';

/** The way to the server in question, which `prepare` opens and `run` cuts; one drill runs at a time. */
let relay: TcpRelay | null = null;
let redisUrl = '';

const relayTo = async (address: string): Promise<TcpRelay> => {
  const { hostname, port } = new URL(address);
  relay = await TcpRelay.start({ host: hostname, port: Number(port) });
  return relay;
};

/** The S3 server is out of reach. */
export const noS3: Fault = {
  name: 'no-s3',
  title: 'No S3',
  onCall: 'Check the S3 server and its keys. Prices of measured parts, quotes and orders go on. No restart.',
  prepare: async (folder) => {
    const s3 = await startS3TestServer(join(folder, 's3'));
    const { port } = await relayTo(s3.settings.endpoint);
    const { region, bucket, accessKey, secretKey } = s3.settings;
    const env = {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY: accessKey,
      S3_SECRET_KEY: secretKey,
    };
    return { env, undo: () => relay!.cut().then(() => s3.stop()) };
  },
  run: async (_service, shop) => [
    await whileItLasts(shop, 'for 10 s', {
      begin: () => relay!.cut(),
      end: () => relay!.mend(),
      lastsMs: 10_000,
    }),
  ],
};

/** Redis ends and comes back with nothing in it. */
export const noRedis: Fault = {
  name: 'no-redis',
  title: 'Redis killed, back after 2 s without its data',
  onCall:
    'Start Redis again. Jobs and schedules that it has lost are there again within a minute. No restart.',
  missing: () =>
    spawnSync('redis-server', ['--version']).status === 0 ? null : 'redis-server is not installed',
  prepare: async () => {
    const redis = await startRedisServer();
    redisUrl = redis.url;
    const { port } = await relayTo(redis.url);
    return {
      env: { REDIS_URL: `redis://127.0.0.1:${port}` },
      undo: () => relay!.cut().then(() => redis.stop()),
    };
  },
  alarm: {
    fault: 'Redis is gone',
    alert: 'QueueUnavailable',
    where: '`dependency_up{dependency="queue"}`; `/ops/work/queues`, which says that they do not answer',
    begin: () => relay!.cut(),
    end: () => relay!.mend(),
  },
  run: (_service, shop) =>
    atEachMoment(shop, async () => {
      await relay!.cut();
      const redis = new Redis(redisUrl);
      await redis.flushall();
      redis.disconnect();
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      await relay!.mend();
    }),
};

const slowByMs = 200;

/** Each piece of data to and from the database takes its time. */
export const slowDatabase: Fault = {
  name: 'slow-database',
  title: `Database slower by ${2 * slowByMs} ms a query`,
  onCall:
    'Look for long queries (pg_stat_activity) and at the disk of the database. No restart of the service.',
  prepare: async (folder) => {
    const postgres = await EmbeddedPostgres.start(join(folder, 'database'));
    await postgres.ensureDatabase('drill');
    const url = new URL(postgres.url('drill'));
    const { port } = await relayTo(url.href);
    url.port = String(port);
    return { env: { DATABASE_URL: url.href }, undo: () => relay!.cut().then(() => postgres.stop()) };
  },
  run: async (_service, shop) => [
    await whileItLasts(shop, 'for 15 s', {
      begin: () => Promise.resolve((relay!.delayMs = slowByMs)),
      end: () => Promise.resolve((relay!.delayMs = 0)),
      lastsMs: 15_000,
    }),
  ],
};
