import { mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { lookForFolder, makeFolder } from './make-folder.js';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folders-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('makes a folder and those above it, also when it is there, also many times together', async () => {
  const path = join(folder, 'a/b/c');
  await Promise.all(Array.from({ length: 20 }, () => makeFolder(path, 0o700)));
  await makeFolder(path, 0o700);
  const modes = await Promise.all(['a', 'a/b', 'a/b/c'].map((name) => stat(join(folder, name))));
  expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o700, 0o700]);
});

it('sees a folder that another process makes between two looks, or does not see it yet', async () => {
  const paths = Array.from({ length: 500 }, (_, place) => join(folder, `made-${place}`));
  const seen = await Promise.all(
    paths.map(async (path) => {
      const [found] = await Promise.all([lookForFolder(path), mkdir(path)]);
      return found;
    }),
  );
  expect(seen.filter((one) => one !== 'folder' && one !== 'absent')).toEqual([]);
});

it('tells when a file is in the way, or a link to nothing or to itself', async () => {
  await writeFile(join(folder, 'file'), '');
  await symlink(join(folder, 'nowhere/at/all'), join(folder, 'link'));
  await expect(makeFolder(join(folder, 'file'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  await expect(makeFolder(join(folder, 'file/below'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  await symlink(join(folder, 'loop'), join(folder, 'loop'));
  for (const path of ['link', 'link/below']) {
    await expect(makeFolder(join(folder, path))).rejects.toMatchObject({ code: 'ENOLINK' });
  }
  for (const path of ['loop', 'loop/below']) {
    await expect(makeFolder(join(folder, path))).rejects.toMatchObject({ code: 'ELOOP' });
  }
});

(process.platform === 'linux' ? it : it.skip)(
  'comes back from /proc, which denies folders as absent',
  async () => {
    await expect(makeFolder('/proc/x')).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(makeFolder('/proc/x/y/z')).rejects.toMatchObject({ code: 'ENOENT' });
  },
);
