import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import { signedIn, type Client } from '@testing/http-client.js';
import { SmallDisk } from '@testing/stack/small-disk.js';
import type { TestStack } from '@testing/stack/stack.js';
import { expectRefusal } from './refusal.js';
import { addAddress, orderLine, placeOrder, uploadBox } from './shop.js';
import { startStack } from './stack.js';

// Only root may mount a file system: elsewhere the report says that these were skipped.
const disk = await SmallDisk.mount('size=64m');
const onSmallDisk = disk === null ? describe.skip : describe;

onSmallDisk('A full disk under files, mails and logs', () => {
  let stack: TestStack;
  let client: Client & { email: string };

  beforeAll(async () => {
    stack = await startStack({ parentFolder: disk!.folder, env: { LOG_LEVEL: 'info' } });
    client = await signedIn(stack);
  });

  afterAll(async () => {
    await stack.stop();
    await disk!.unmount();
  });

  it('refuses uploads with 503 while orders go on, and takes them again when there is room', async () => {
    const addressId = await addAddress(client);
    const items = [orderLine(await uploadBox(client))];
    await client.post('/api/quotes/calculate', { ...items[0], filename: 'box.stl' });
    const pids = [stack.api.pid, stack.worker.pid];
    await disk!.fill();

    const part = encodeBinaryStl(box(30, 20, 10));
    const refused = await client.upload('part.stl', part);
    expectRefusal(refused, 503, 'STORAGE_ERROR');
    expect(refused.headers.get('retry-after')).toBe('10');
    expect(await readdir(join(stack.dataDir, 'files/.incoming'))).toEqual([]);
    const { orderNumber } = await placeOrder(client, { addressId, items });
    // Each of these would log a line.
    for (let call = 0; call < 20; call += 1) {
      expect((await client.get('/api/materials')).status).toBe(200);
    }
    expect((await client.get('/health/ready')).status).toBe(200);

    await disk!.makeRoom();
    expect((await client.upload('part.stl', part)).status).toBe(200);
    expect((await client.mailTo(client.email, new RegExp(orderNumber))).subject).toContain(orderNumber);
    expect([stack.api.pid, stack.worker.pid]).toEqual(pids);
    const log = await readFile(join(stack.dataDir, 'logs/api.log'), 'utf8');
    expect(log).toMatch(/"msg":"\d+ log lines were lost: no room for them"/);
  }, 120_000);
});
