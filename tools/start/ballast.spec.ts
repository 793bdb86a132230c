import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { Ballast } from './ballast.js';
import { SmallDisk } from '@testing/stack/small-disk.js';

const mebibyte = 1024 * 1024;

it('keeps room on a disk, lets it go when the disk is full, and takes it again when there is room', async () => {
  const disk = await SmallDisk.mount('size=100m');
  if (disk === null) {
    process.stderr.write('Not checked, since nothing can be mounted here: the ballast\n');
    return;
  }
  const file = join(disk.folder, 'ballast');
  const said: string[] = [];
  const ballast = new Ballast(file, (line) => said.push(line));
  await ballast.look();
  expect((await stat(file)).size).toBe(4 * mebibyte);
  await ballast.look();
  expect(said).toEqual([]);

  await disk.fill();
  await ballast.look();
  expect([existsSync(file), said.length]).toEqual([false, 1]);
  await ballast.look();
  expect([existsSync(file), said.length]).toEqual([false, 1]);

  await disk.makeRoom();
  await ballast.look();
  expect((await stat(file)).size).toBe(4 * mebibyte);
  await disk.unmount();
});
