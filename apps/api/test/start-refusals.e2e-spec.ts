import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SmallDisk } from '@testing/stack/small-disk.js';
import { runAdminUrl } from '@testing/stack/test-database.js';

let folder: string;
const isRoot = process.getuid?.() === 0;
const nobody = 65_534;
const secret = 'a-secret-of-more-than-thirty-two-characters';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-refusals-'));
  await chmod(folder, 0o755);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

interface Ended {
  exitCode: number | null;
  /** Lines of what it printed. */
  said: string[];
}

/** Runs a built process until it ends; one that goes on is killed and has no exit code. */
async function run(script: string, env: NodeJS.ProcessEnv, uid?: number): Promise<Ended> {
  const child = spawn(process.execPath, [`dist/${script}`], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 45_000,
    killSignal: 'SIGKILL',
    ...(uid !== undefined && { uid, gid: uid }),
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  const [exitCode] = (await once(child, 'close')) as [number | null];
  return { exitCode, said: said.trim().split('\n') };
}

/** A way to make a DATA_DIR that is of no use, and what is said of it. */
interface BadFolder {
  make: () => Promise<{ path: string; undo?: () => Promise<void>; uid?: number } | null>;
  meaning: string;
  /** The folder below it that is at fault. */
  below?: string;
}

const badFolders: Record<string, BadFolder> = {
  'a folder that /proc denies': {
    make: () => Promise.resolve({ path: '/proc/x' }),
    meaning: 'nothing can be made there (ENOENT)',
  },
  'a file': {
    make: async () => {
      await writeFile(join(folder, 'file'), '');
      return { path: join(folder, 'file') };
    },
    meaning: 'a file is in the way of a folder (ENOTDIR)',
  },
  'a link that leads nowhere': {
    make: async () => {
      await symlink(join(folder, 'nowhere/at/all'), join(folder, 'dangling'));
      return { path: join(folder, 'dangling') };
    },
    meaning: 'a symbolic link there leads nowhere (ENOLINK)',
  },
  'a link that leads to itself': {
    make: async () => {
      await symlink(join(folder, 'loop'), join(folder, 'loop'));
      return { path: join(folder, 'loop') };
    },
    meaning: 'its symbolic links form a circle (ELOOP)',
  },
  'a folder with a file where the stored files should be': {
    make: async () => {
      await mkdir(join(folder, 'blocked'));
      await writeFile(join(folder, 'blocked/files'), '');
      return { path: join(folder, 'blocked') };
    },
    meaning: 'a file is in the way of a folder (ENOTDIR)',
    below: 'files',
  },
  'a folder below a file': {
    make: () => Promise.resolve({ path: '/dev/null/x' }),
    meaning: 'a file is in the way of a folder (ENOTDIR)',
  },
  'a folder of another user': {
    make: async () => {
      await mkdir(join(folder, 'mine'), { mode: 0o555 });
      return { path: join(folder, 'mine'), uid: isRoot ? nobody : undefined };
    },
    meaning: 'this user has no permission for it (EACCES)',
  },
  'a folder of a read-only disk': {
    make: async () => {
      const disk = await SmallDisk.mount('size=1m,ro');
      return disk && { path: join(disk.folder, 'data'), undo: () => disk.unmount() };
    },
    meaning: 'its file system is read-only (EROFS)',
  },
};

describe('A start', () => {
  it.each(Object.keys(badFolders))(
    'refuses a DATA_DIR that cannot be used in one sentence: %s',
    async (name) => {
      const { make, meaning, below = '' } = badFolders[name]!;
      const bad = await make();
      if (bad === null) {
        process.stderr.write(`Not checked, since nothing can be mounted here: ${name}\n`);
        return;
      }
      const sentence = `DATA_DIR ${join(bad.path, below)} cannot be used: ${meaning}.`;
      const own = { DATABASE_URL: 'postgres://x@127.0.0.1:9/x', APP_SECRET: secret };
      for (const [script, env] of [
        ['tools/start.js', {}],
        ['apps/api/src/main.js', own],
        ['apps/worker/src/main.js', own],
      ] as const) {
        const ended = await run(script, { DATA_DIR: bad.path, ...env }, bad.uid);
        expect([script, ended]).toEqual([script, { exitCode: 1, said: [sentence] }]);
      }
      await bad.undo?.();
    },
  );

  it.each(['logs', 'postgres', 'files', 'mail'])(
    'with a file in the place of %s is refused',
    async (name) => {
      const path = join(folder, `with-${name}`);
      await mkdir(path);
      await writeFile(join(path, name), '');
      const said = [
        `DATA_DIR ${join(path, name)} cannot be used: a file is in the way of a folder (ENOTDIR).`,
      ];
      expect(await run('tools/start.js', { DATA_DIR: path })).toEqual({ exitCode: 1, said });
    },
  );

  it('on a full disk is refused in one sentence by npm start', async () => {
    const disk = await SmallDisk.mount('size=1m');
    if (disk === null) {
      process.stderr.write('Not checked, since nothing can be mounted here: a full disk\n');
      return;
    }
    await disk.fill();
    const path = join(disk.folder, 'data');
    const ended = await run('tools/start.js', { DATA_DIR: path });
    await disk.unmount();
    const said = [`DATA_DIR ${path} cannot be used: the disk is full (ENOSPC).`];
    expect(ended).toEqual({ exitCode: 1, said });
  });

  it('of the API on a taken port is refused in one sentence', async () => {
    const squatter = createServer().listen(0, '127.0.0.1');
    await once(squatter, 'listening');
    const { port } = squatter.address() as AddressInfo;
    const ended = await run('apps/api/src/main.js', {
      DATA_DIR: join(folder, 'data'),
      PORT: String(port),
      DATABASE_URL: runAdminUrl(),
      APP_SECRET: secret,
    });
    squatter.close();
    const said = [`Port ${port} of 127.0.0.1 is taken by another process: stop that one, or set PORT.`];
    expect(ended).toEqual({ exitCode: 1, said });
  });
});

describe('The step before a pod’s container', () => {
  it('ends well where storage and queue answer, and else names the setting that leads to neither', async () => {
    const own = {
      DATABASE_URL: 'postgres://x@127.0.0.1:9/x',
      APP_SECRET: secret,
      DATA_DIR: join(folder, 'reached'),
    };
    const ended = (env: NodeJS.ProcessEnv) => run('apps/api/src/reach.js', { ...own, ...env });
    expect(await ended({})).toEqual({ exitCode: 0, said: ['Storage and queue answer.'] });
    const s3 = { S3_BUCKET: 'b', S3_REGION: 'r', S3_ACCESS_KEY: 'k', S3_SECRET_KEY: 's' };
    for (const [setting, env] of [
      ['S3_ENDPOINT or DATA_DIR', { ...s3, S3_ENDPOINT: 'http://127.0.0.1:9' }],
      ['REDIS_URL', { REDIS_URL: 'redis://127.0.0.1:9' }],
    ] as const) {
      const { exitCode, said } = await ended(env);
      expect([exitCode, said.length]).toEqual([1, 1]);
      expect(said[0]).toContain(`What ${setting} leads to does not answer: `);
    }
  });
});
