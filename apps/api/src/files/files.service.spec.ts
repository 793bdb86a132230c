import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { maxUploadBytes } from '@shared/domain/contract/limits.js';
import { newId } from '@shared/infra/database/new-id.js';
import { ormOptions } from '@shared/infra/database/orm-options.js';
import { StorageUnavailableError } from '@shared/infra/storage/file-storage.js';
import { createFileStorage } from '@shared/infra/storage/storage-registry.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import { TcpRelay } from '@testing/stack/tcp-relay.js';
import { addAccount, startWorkerDatabase, type WorkerDatabase } from '@testing/stack/worker-database.js';
import { FileLinks } from './file-links.service.js';
import { FilesService } from './files.service.js';
import { StorageQuota } from './storage-quota.service.js';
import { WorkQuota } from './work-quota.service.js';

let database: WorkerDatabase;
let relay: TcpRelay;
/** Over the relay. */
let orm: MikroORM;
let files: FilesService;
/** The next commit succeeds without an answer: its connection is lost before it; or so are all from then on. */
let losing: 'nothing' | 'oneCommit' | 'all' = 'nothing';
let isAway = false;

beforeAll(async () => {
  database = await startWorkerDatabase();
  const { settings } = database;
  const url = new URL(settings.databaseUrl);
  relay = await TcpRelay.start({ host: url.hostname, port: Number(url.port) });
  relay.drops = (piece) => {
    if (isAway || losing === 'nothing' || !piece.includes('COMMIT\0')) return isAway;
    isAway = losing === 'all';
    losing = 'nothing';
    return true;
  };
  url.host = `127.0.0.1:${relay.port}`;
  orm = await MikroORM.init(ormOptions(url.href));
  const em = orm.em.fork();
  files = new FilesService(
    em,
    await createFileStorage(settings.storage),
    new FileLinks(settings),
    new StorageQuota(em, settings),
    new WorkQuota(em, settings),
    settings,
  );
}, 60_000);

afterAll(async () => {
  await orm.close();
  await relay.cut();
  await database.close();
});

const part = encodeBinaryStl(box(40, 20, 10));

const store = (userId: string, content = Readable.from([part]), mostBytes = part.length) =>
  files.store(userId, {
    ...{ filename: 'part.stl', content, mostBytes, cutOff: (error) => !!content.destroy(error) },
    formEnded: Promise.resolve({ unit: 'mm' }),
  });

async function keysOf(userId: string): Promise<string[]> {
  const rows = await database.orm.em
    .fork()
    .execute<{ key: string }[]>('select key from uploaded_files where user_id = ?', [userId]);
  return rows.map(({ key }) => key);
}

async function storedOf(userId: string): Promise<string[]> {
  // A folder goes with the last file in it.
  const names = await readdir(join(database.folder, 'files/uploads', userId)).catch(() => []);
  return names.map((name) => `uploads/${userId}/${name}`);
}

async function notedOf(userId: string): Promise<string[]> {
  const rows = await database.orm.em
    .fork()
    .execute<{ key: string }[]>('select key from arriving_objects where key like ? and due_at > now()', [
      `uploads/${userId}/%`,
    ]);
  return rows.map(({ key }) => key);
}

describe('an upload whose registration fails', () => {
  it.each([
    ['and then it is looked for', 'oneCommit'],
    ['nor can it be looked for', 'all'],
  ] as const)('keeps its file where the commit succeeded without an answer, %s', async (_what, lost) => {
    const userId = await addAccount(database);
    losing = lost;
    await expect(store(userId)).rejects.toThrow();
    expect(isAway).toBe(lost === 'all');
    isAway = false;
    const keys = await keysOf(userId);
    expect(keys).toHaveLength(1);
    expect(await storedOf(userId)).toEqual(keys);
  });

  it('leaves no file where nothing was written', async () => {
    // Its account has been deleted meanwhile.
    const userId = newId();
    await expect(store(userId)).rejects.toThrow();
    expect(await storedOf(userId)).toEqual([]);
  });
});

/** A part, before whose first byte something is done. */
const after = (step: () => Promise<unknown>) =>
  Readable.from(
    (async function* () {
      await step();
      yield part;
    })(),
  );

describe('an upload', () => {
  it('is noted before it is stored, and no longer once it is registered', async () => {
    const userId = await addAccount(database);
    let noted: string[] = [];
    const { key } = await store(
      userId,
      after(async () => (noted = await notedOf(userId))),
    );
    expect(noted).toEqual([key]);
    expect(await notedOf(userId)).toEqual([]);
    expect(await storedOf(userId)).toEqual([key]);
  });

  it('that arrives when its note was swept is refused, and leaves neither row nor file', async () => {
    const userId = await addAccount(database);
    const swept = after(() => database.orm.em.fork().execute('delete from arriving_objects'));
    await expect(store(userId, swept)).rejects.toThrow(StorageUnavailableError);
    expect([await keysOf(userId), await storedOf(userId)]).toEqual([[], []]);
  });
});

describe('uploads under way', () => {
  it('count by what they may bring beyond one file, until they have arrived', async () => {
    const [userId, other] = [await addAccount(database), await addAccount(database)];
    const limitBytes = database.settings.accountStorageMegabytes * 1_000_000;
    const content = new PassThrough();
    const first = store(userId, content, limitBytes + maxUploadBytes - part.length - 1);
    await store(userId);
    const more = new PassThrough();
    const second = store(userId, more, 1);
    await expect(store(userId)).rejects.toMatchObject({ details: { reason: 'storageQuotaExceeded' } });
    await store(other);
    content.end(part);
    more.end(part);
    await Promise.all([first, second]);
    await store(userId);
    expect(await keysOf(userId)).toHaveLength(4);
  });

  it('are twenty of an account, half of what is left, and a hundred in all: each holds memory as long as its client takes', async () => {
    // However many a few accounts begin, the next one has room.
    const most = [20, 20, 20, 14, 9, 6, 4, 3, 2, 1, 1];
    const accounts = await Promise.all(Array.from({ length: most.length + 1 }, () => addAccount(database)));
    const newcomer = accounts.at(-1)!;
    const begun: { content: PassThrough; stored: Promise<unknown> }[] = [];
    const begin = (userId: string) => {
      const content = new PassThrough();
      // As a form does, for files that nobody reads yet.
      content.on('error', () => undefined);
      begun.push({ content, stored: store(userId, content) });
    };
    for (const [place, files] of most.entries()) {
      for (let i = 0; i < files; i++) begin(accounts[place]!);
      if (place === most.length - 1) break;
      const another = store(accounts[place]!);
      await expect(another).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 5 });
    }
    // Then the oldest of who has most makes room.
    const [oldest] = begun.splice(0, 1);
    const isCutOff = expect(oldest!.stored).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await store(newcomer);
    await isCutOff;
    for (const { content } of begun) content.end(part);
    await Promise.all(begun.map(({ stored }) => stored));
    expect(await keysOf(accounts[0]!)).toHaveLength(19);
  });
});

describe('a file that is registered twice', () => {
  it('is one, though there is no room for a second', async () => {
    const userId = await addAccount(database);
    const limitBytes = database.settings.accountStorageMegabytes * 1_000_000;
    const file = {
      id: newId(),
      filename: 'part.stl',
      format: 'stl',
      unit: 'mm',
      contentHash: 'a'.repeat(64),
    } as const;
    const sizeBytes = 30_000_000;
    await database.orm.em.fork().execute(
      `insert into uploaded_files (id, user_id, key, filename, format, unit, size_bytes, content_hash, created_at)
       select gen_random_uuid(), ?, 'filler ' || n, 'part.stl', 'stl', 'mm', ?, 'hash', now() from generate_series(1, 10) n`,
      [userId, (limitBytes - sizeBytes) / 10],
    );
    const register = () => files.register(userId, { ...file, sizeBytes }, () => Promise.resolve());
    const [first, second] = await Promise.all([register(), register()]);
    expect(second.key).toBe(first.key);
    expect((await keysOf(userId)).filter((key) => !key.startsWith('filler'))).toEqual([first.key]);
  });
});
