import { appendFileSync, closeSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { BoundedLogs } from './bounded-logs.js';
import { SmallDisk } from '@testing/stack/small-disk.js';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'logs-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('keeps a log and four older ones, while its writer goes on writing to the file it has open', async () => {
  const file = join(folder, 'api.log');
  const writer = openSync(file, 'a');
  const logs = new BoundedLogs([file], 100);
  for (let round = 1; round <= 7; round += 1) {
    writeSync(writer, `${round}${'.'.repeat(100)}\n`);
    await logs.look();
  }
  writeSync(writer, 'now\n');
  closeSync(writer);
  const names = ['api.log', 'api.log.1', 'api.log.2', 'api.log.3', 'api.log.4'];
  expect((await readdir(folder)).sort()).toEqual(names);
  const heads = await Promise.all(names.map(async (name) => (await readFile(join(folder, name), 'utf8'))[0]));
  expect(heads).toEqual(['n', '7', '6', '5', '4']);
});

it('leaves a log within its bound alone, and does not mind one that is not there', async () => {
  const file = join(folder, 'small.log');
  appendFileSync(file, 'x'.repeat(100));
  await new BoundedLogs([file, join(folder, 'absent.log')], 100).look();
  expect((await stat(file)).size).toBe(100);
});

it('empties a log on a full disk, where no copy can be kept', async () => {
  const disk = await SmallDisk.mount('size=1m');
  if (disk === null) {
    process.stderr.write('Not checked, since nothing can be mounted here: a log on a full disk\n');
    return;
  }
  const file = join(disk.folder, 'api.log');
  appendFileSync(file, 'x'.repeat(100_000));
  await disk.fill();
  await new BoundedLogs([file], 1_000).look();
  expect([(await stat(file)).size, (await readdir(disk.folder)).sort()]).toEqual([0, ['api.log', 'filler']]);
  await disk.unmount();
});
