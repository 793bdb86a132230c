import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { queueNames } from '@shared/infra/queue/jobs.js';
import { signedIn } from '@testing/http-client.js';
import { programOf } from '@testing/installed-programs.js';
import { RedisClusterServer } from '@testing/stack/redis-cluster.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import { buyPart } from './bought-part.js';
import { query } from './database.js';
import { invoicePlaces } from './payment-orders.js';
import { SeveralProcesses, worksAsOne } from './several-processes.js';
import { uploadBox } from './shop.js';

const operatorEmail = 'owner@example.com';

const hasRedis = programOf('redis-server') !== undefined;

// Without it jest.config.js says so at the end of the run, and CI fails.
(hasRedis ? describe : describe.skip)('Two APIs and two workers over a Redis Cluster of three', () => {
  let cluster: RedisClusterServer;
  let several: SeveralProcesses;

  beforeAll(async () => {
    cluster = await RedisClusterServer.start();
    several = await SeveralProcesses.start({ REDIS_URL: cluster.url, OPERATOR_EMAILS: operatorEmail });
  }, 120_000);

  afterAll(async () => {
    await several?.stop();
    await cluster?.stop();
  });

  worksAsOne(() => several);

  it('keep each queue in one slot, and the queues on all nodes', async () => {
    const keys = await cluster.keys();
    const queuesOf = (node: string[]) =>
      queueNames.filter((name) => node.some((key) => key.startsWith(`{${name}}:`)));
    const perNode = keys.map(queuesOf);
    expect(perNode.map((queues) => queues.length > 0)).toEqual([true, true, true]);
    expect(perNode.flat().sort()).toEqual([...queueNames].sort());
    expect(keys.flat().filter((key) => key.startsWith('bull:'))).toEqual([]);
  });

  it('lose a node with the schedules and with what waited there, and go on when it is back, empty', async () => {
    const { stack, balancer, apis } = several;
    const client = await signedIn({ ...stack, baseUrl: balancer.baseUrl });
    const price = (fileKey: string) =>
      client.post('/api/quotes/calculate', { fileKey, filename: 'box.stl', materialId: 'pla-noir' });
    const before = await uploadBox(client, [61, 20, 10]);
    const schedules = '{maintenance}:maintenance:repeat';
    const bringBack = await cluster.lose(schedules);
    expect([200, 503]).toContain((await price(before)).status);
    await bringBack();
    while ((await price(before)).status !== 200) await sleep(1_000);
    while (!(await cluster.keys()).flat().includes(`${schedules}:maintenance.requeue`)) await sleep(500);
    // Each process finds its way back by itself, and until then tells its callers to come again.
    let served = 0;
    for (let part = 0; served < 2 * apis.length; part += 1) {
      const upload = await client.upload('box.stl', encodeBinaryStl(box(61, 30 + part, 10)));
      const { status } = upload.status === 200 ? await price(upload.data.key) : upload;
      expect([200, 503]).toContain(status);
      served = status === 200 ? served + 1 : 0;
    }
    const invoices = await invoicePlaces(stack);
    await buyPart(stack, { sidesMm: [62, 20, 10], baseUrl: balancer.baseUrl });
    expect(await invoicePlaces(stack)).toEqual([...invoices, invoices.length + 1]);
  }, 180_000);

  it('give a node that is back, empty, all that waited there, though the schedules were on another', async () => {
    const { stack } = several;
    const operator = await signedIn(stack, operatorEmail);
    await operator.post('/ops/api/queues/partPictures/pause', { reason: 'Nothing of it is done meanwhile' });
    await query(
      stack,
      `insert into part_pictures (content_hash, look, status, attempts, created_at)
       select lpad(to_hex(n), 64, '0'), 1, 'pending', 0, now() - interval '1 minute' from generate_series(1, 1200) n`,
    );
    const node = (await cluster.keys()).find((names) =>
      names.some((name) => name.startsWith('{partPictures}:')),
    );
    expect(node!.filter((name) => name.startsWith('{maintenance}:'))).toEqual([]);
    const bringBack = await cluster.lose('{partPictures}:');
    await bringBack();
    const told = async () =>
      (await Promise.all(several.workers.map((worker) => worker.lastLines(200)))).join('\n');
    while (!/"queues":\["[^\]]*partPictures.*Queues had lost what waited/.test(await told()))
      await sleep(200);
    const jobs = (await cluster.keys())
      .flat()
      .filter((name) => /^\{partPictures\}:partPictures:.*0{50}/.test(name));
    expect(jobs).toHaveLength(1_200);
    await query(stack, `delete from part_pictures where content_hash like '0000000000%'`);
    await operator.post('/ops/api/queues/partPictures/resume', {});
  }, 180_000);
});
