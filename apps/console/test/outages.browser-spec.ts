import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'puppeteer-core';
import { consoleViews, ConsoleVisit } from '@testing/browser/console-visit.js';
import { named, press, shown } from '@testing/browser/page-steps.js';
import { startBrowser } from '@testing/browser/start-browser.js';
import type { Client } from '@testing/http-client.js';
import { programOf } from '@testing/installed-programs.js';
import { newAdmin } from '@testing/new-admin.js';
import { type RedisServer, startRedisServer } from '@testing/stack/redis-server.js';
import { SmallDisk } from '@testing/stack/small-disk.js';
import { startStack, type TestStack } from '@testing/stack/stack.js';
import { TcpRelay } from '@testing/stack/tcp-relay.js';
import { runAdminUrl, templateOf } from '@testing/stack/test-database.js';

// Where one of them cannot be had, the report says that its tests were skipped.
const disk = await SmallDisk.mount('size=64m');
const hasRedis = programOf('redis-server') !== undefined;

let browser: Browser;
let redis: RedisServer | null = null;
let relay: TcpRelay | null = null;
let stack: TestStack;
let admin: Client & { email: string };

beforeAll(async () => {
  const env: NodeJS.ProcessEnv = {};
  if (hasRedis) {
    redis = await startRedisServer();
    const { hostname, port } = new URL(redis.url);
    relay = await TcpRelay.start({ host: hostname, port: Number(port) });
    env.REDIS_URL = `redis://127.0.0.1:${relay.port}`;
  }
  const template = templateOf('postgres');
  const place = disk === null ? {} : { parentFolder: disk.folder };
  stack = await startStack({ kind: 'postgres', adminUrl: runAdminUrl(), template, env, ...place });
  browser = await startBrowser('chromium');
  admin = await newAdmin(stack);
});

afterAll(async () => {
  await browser.close();
  await stack.stop();
  await relay?.cut();
  await redis?.stop();
  await disk?.unmount();
});

describe.each(consoleViews)('A server that fails, in $locale at $width px', (view) => {
  let visit: ConsoleVisit;

  beforeAll(async () => {
    visit = await ConsoleVisit.start(browser, stack, view, { email: admin.email });
  });

  afterAll(() => visit.close());

  /** Opens the console anew until its home names a task, or no more: queues reconnect within 20 s, readings are seconds old. */
  const untilHome = async (task: string, isThere: boolean): Promise<void> => {
    const giveUpAt = Date.now() + 40_000;
    for (;;) {
      await visit.open('/ops');
      await shown(visit.page, '.console h1');
      await shown(visit.page, '.tasks, h1 + p:not([role=status])');
      if (((await visit.page.$(`[data-task="${task}"]`)) !== null) === isThere) return;
      if (Date.now() > giveUpAt) throw new Error(`${task} is ${isThere ? 'not named' : 'still named'}.`);
    }
  };

  (hasRedis ? it : it.skip)(
    'is found when it is Redis, and forgotten once it is back',
    async () => {
      await relay!.cut();
      await untilHome('startQueues', true);
      expect(await visit.findings()).toEqual([]);
      await press(visit.page, visit.say('home.tasks.startQueues'), '.tasks a');
      await named(visit.page, '.notice p, .notice', visit.say('work.queues.unanswered'));
      expect(new URL(visit.page.url()).pathname).toBe('/ops/work/queues');
      expect(await visit.findings()).toEqual([]);
      await relay!.mend();
      await untilHome('startQueues', false);
    },
    100_000,
  );

  (disk === null ? it.skip : it)(
    'is named at once when it is a full disk, and forgotten with room',
    async () => {
      await disk!.fill();
      await untilHome('freeDisk', true);
      await named(visit.page, '.tasks strong', visit.say('home.tasks.freeDisk'));
      expect(await visit.findings()).toEqual([]);
      await disk!.makeRoom();
      await untilHome('freeDisk', false);
    },
    100_000,
  );
});
