import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { maxExportedBytes } from '@shared/domain/accounts/export-bounds.js';
import { AccountExport } from '@shared/infra/database/entities/account-export.entity.js';
import { OutboundMail } from '@shared/infra/database/entities/outbound-mail.entity.js';
import { UploadedFile } from '@shared/infra/database/entities/uploaded-file.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { eraseAccount } from '@shared/infra/database/erase-account.js';
import { newId } from '@shared/infra/database/new-id.js';
import type { JobQueue } from '@shared/infra/queue/job-queue.js';
import { DiskStorage } from '@shared/infra/storage/disk-storage.js';
import {
  type FileStorage,
  storedContent,
  StorageUnavailableError,
} from '@shared/infra/storage/file-storage.js';
import { startWorkerDatabase, type WorkerDatabase } from '@testing/stack/worker-database.js';
import { EraseAccountsHandler } from '../maintenance/erase-accounts.handler.js';
import { SweepHandler } from '../maintenance/sweep.handler.js';
import type { JobStop } from '../work/job-stop.js';
import { ThreadsClosedError } from '../thread-pool.js';
import { GivenUpError, PendingWork } from '../work/pending-work.js';
import { deleteLeftovers } from '../maintenance/leftovers.js';
import { ExportAccountHandler } from './export-account.handler.js';
import { fileList, listFiles } from './export-files.js';

let database: WorkerDatabase;
let storage: DiskStorage;
/** Of the process that stops. */
let { signal } = new AbortController();

const jobQueue = {
  enqueue: () => Promise.resolve(),
} as unknown as JobQueue;

const em = () => database.orm.em.fork();
const handler = (files: FileStorage = storage) =>
  new ExportAccountHandler(new PendingWork(jobQueue), files, database.settings, { signal } as JobStop);
const make = (exportId: string, files?: FileStorage) => handler(files).handle({ exportId }, em());
const rowOf = (id: string) => em().findOne(AccountExport, id);
const content = () => Readable.from([Buffer.from('solid x')], { objectMode: false });

beforeAll(async () => {
  database = await startWorkerDatabase();
  storage = new DiskStorage(`${database.folder}/files`);
}, 60_000);

afterAll(() => database.close());

async function addUser(): Promise<User> {
  const fork = em();
  const user = fork.create(User, { email: `${newId()}@example.com`, name: 'Amina', passwordHash: 'x' });
  await fork.flush();
  return user;
}

async function addFile(user: User, sizeBytes: number): Promise<string> {
  const fork = em();
  const id = newId();
  const key = `uploads/${user.id}/${id}.stl`;
  const file = { id, user: user.id, key, filename: 'a.stl', format: 'stl' as const, sizeBytes };
  fork.create(UploadedFile, { ...file, contentHash: 'a'.repeat(64) });
  await fork.flush();
  return key;
}

async function addExport(user: User): Promise<string> {
  const fork = em();
  const row = fork.create(AccountExport, { user: user.id, locale: 'fr' });
  await fork.flush();
  return row.id;
}

/** A storage that fails while it saves. */
const broken = (error: Error): FileStorage =>
  new Proxy(storage, {
    get: (target, name) =>
      name === 'save' ? () => Promise.reject(error) : (Reflect.get(target, name) as unknown),
  });

/** The beginning of a file whose connection is lost. */
async function* brokenOff(): AsyncGenerator<Buffer> {
  yield Buffer.from('solid x');
  await Promise.reject(new Error('aborted'));
}

describe('An archive', () => {
  it('is made once, though its job runs twice, and mailed once', async () => {
    const user = await addUser();
    const id = await addExport(user);
    await Promise.all([make(id), make(id)]);
    await make(id);
    expect(await rowOf(id)).toMatchObject({ status: 'done', storageKey: `exports/${user.id}/${id}.zip` });
    expect(await em().count(OutboundMail, { recipient: user.email })).toBe(1);
    expect(await storage.exists(`exports/${user.id}/${id}.zip`)).toBe(true);
  });

  it('is mailed to the address that the account has when it is there', async () => {
    const user = await addUser();
    const id = await addExport(user);
    const email = `${newId()}@example.com`;
    const moving = new Proxy(storage, {
      get: (target, name) =>
        name === 'save'
          ? async (key: string, archive: Readable) => {
              await em().nativeUpdate(User, { id: user.id }, { email });
              return target.save(key, archive);
            }
          : (Reflect.get(target, name) as unknown),
    });
    await make(id, moving);
    expect(await em().count(OutboundMail, { recipient: email })).toBe(1);
    expect(await em().count(OutboundMail, { recipient: user.email })).toBe(0);
  });

  it('is given up after three failures, and may be asked for again', async () => {
    const id = await addExport(await addUser());
    const failing = broken(new Error('no room'));
    for (let attempt = 1; attempt < 3; attempt += 1)
      await expect(make(id, failing)).rejects.toThrow('no room');
    await expect(make(id, failing)).rejects.toThrow(GivenUpError);
    expect(await rowOf(id)).toMatchObject({ status: 'failed', attempts: 3 });
  });

  it('waits for a storage that is away, however long', async () => {
    const id = await addExport(await addUser());
    const away = broken(new StorageUnavailableError('keep a file', new Error('ECONNREFUSED')));
    for (let attempt = 0; attempt < 5; attempt += 1) await expect(make(id, away)).rejects.toThrow();
    expect(await rowOf(id)).toMatchObject({ status: 'pending', attempts: 0 });
    await make(id);
    expect(await rowOf(id)).toMatchObject({ status: 'done' });
  });

  it('whose worker stops is made by another, and that try does not count', async () => {
    const id = await addExport(await addUser());
    const ending = new AbortController();
    signal = ending.signal;
    const stopping = new Proxy(storage, {
      get: (target, name) =>
        name === 'save'
          ? (...[key, archive]: Parameters<FileStorage['save']>) => {
              ending.abort(new ThreadsClosedError('The process is stopping.'));
              return target.save(key, archive);
            }
          : (Reflect.get(target, name) as unknown),
    });
    await expect(make(id, stopping)).rejects.toThrow(ThreadsClosedError);
    expect(await rowOf(id)).toMatchObject({ status: 'pending', attempts: 0 });
    ({ signal } = new AbortController());
    await make(id);
    expect(await rowOf(id)).toMatchObject({ status: 'done', attempts: 1 });
  });

  it('waits for a storage that breaks off in the middle of a file', async () => {
    const user = await addUser();
    await addFile(user, 700);
    const id = await addExport(user);
    const breaking = new Proxy(storage, {
      get: (target, name) =>
        name === 'open'
          ? () => Promise.resolve(storedContent(Readable.from(brokenOff())))
          : (Reflect.get(target, name) as unknown),
    });
    for (let attempt = 0; attempt < 4; attempt += 1)
      await expect(make(id, breaking)).rejects.toThrow(StorageUnavailableError);
    expect(await rowOf(id)).toMatchObject({ status: 'pending', attempts: 0 });
  });

  it('that begins when its worker stops already is left to another', async () => {
    const id = await addExport(await addUser());
    signal = AbortSignal.abort(new ThreadsClosedError('The process is stopping.'));
    await expect(make(id)).rejects.toThrow(ThreadsClosedError);
    expect(await rowOf(id)).toMatchObject({ status: 'pending', attempts: 0 });
    ({ signal } = new AbortController());
  });

  it('is kept for no account that was deleted meanwhile', async () => {
    const user = await addUser();
    const id = await addExport(user);
    const slow = new Proxy(storage, {
      get: (target, name) =>
        name === 'save'
          ? async (...[key, archive]: Parameters<FileStorage['save']>) => {
              const saved = await target.save(key, archive);
              await em().transactional((tx) => eraseAccount(tx, { userId: user.id, email: user.email }));
              return saved;
            }
          : (Reflect.get(target, name) as unknown),
    });
    await make(id, slow);
    expect(await rowOf(id)).toMatchObject({ status: 'failed' });
    await deleteLeftovers(em(), storage);
    expect(await storage.exists(`exports/${user.id}/${id}.zip`)).toBe(false);
    expect(await em().count(OutboundMail, { template: 'export-ready', recipient: user.email })).toBe(0);
  });

  it('is swept when it has run out: the row, then the file', async () => {
    const user = await addUser();
    const id = await addExport(user);
    await make(id);
    const sweep = () => new SweepHandler(storage).handle({}, em());
    await sweep();
    expect(await rowOf(id)).not.toBeNull();
    await em().nativeUpdate(AccountExport, { id }, { expiresAt: new Date(Date.now() - 1) });
    await sweep();
    expect(await rowOf(id)).toBeNull();
    expect(await storage.exists(`exports/${user.id}/${id}.zip`)).toBe(false);
  });

  it('ends the earlier one of its account, and no other account’s', async () => {
    const [user, stranger] = [await addUser(), await addUser()];
    const [earlier, foreign] = [await addExport(user), await addExport(stranger)];
    await make(earlier);
    await make(foreign);
    const failed = await addExport(user);
    await expect(make(failed, broken(new Error('no room')))).rejects.toThrow('no room');
    const ends = async (id: string) => (await rowOf(id))!.expiresAt!.getTime();
    expect(await ends(earlier)).toBeGreaterThan(Date.now());
    const later = await addExport(user);
    await make(later);
    expect(await ends(earlier)).toBeLessThanOrEqual(Date.now());
    await new SweepHandler(storage).handle({}, em());
    const kept = await Promise.all([earlier, later, foreign].map(rowOf));
    expect(kept.map((row) => row?.status)).toEqual([undefined, 'done', 'done']);
    expect(await storage.exists(`exports/${user.id}/${earlier}.zip`)).toBe(false);
    expect(await storage.exists(`exports/${user.id}/${later}.zip`)).toBe(true);
    expect(await storage.exists(`exports/${stranger.id}/${foreign}.zip`)).toBe(true);
  });
});

describe('An archive whose worker was killed before it could say where it is', () => {
  it('is deleted with its account', async () => {
    const user = await addUser();
    const id = await addExport(user);
    await make(id);
    await em().nativeUpdate(AccountExport, id, { status: 'failed', storageKey: null });
    await em().nativeUpdate(User, user.id, { deletedAt: new Date() });
    await new EraseAccountsHandler(storage).handle({}, em());
    expect(await storage.exists(`exports/${user.id}/${id}.zip`)).toBe(false);
  });
});

describe('The files of an archive', () => {
  it('are the newest that fit; the others are listed with links', async () => {
    const user = await addUser();
    const large = Math.ceil(maxExportedBytes * 0.6);
    const keys = [await addFile(user, 700), await addFile(user, large), await addFile(user, large)];
    const files = await listFiles(em(), user.id);
    expect(files.map(({ file, path }) => [file.key, path])).toEqual([
      [keys[2], 'uploads/00001-a.stl'],
      [keys[1], null],
      [keys[0], 'uploads/00003-a.stl'],
    ]);
    const [, first, second] = (await buffer(fileList(files, (key) => `link:${key}`)))
      .toString()
      .split('\r\n');
    expect([first!.endsWith(',"","mm"'), second!.endsWith(`,"link:${keys[1]}","mm"`)]).toEqual([true, true]);
    expect(second!.startsWith('"","a.stl","stl"')).toBe(true);
  });

  it('have names that every system takes', async () => {
    const user = await addUser();
    await addFile(user, 1);
    const named = async (filename: string) => {
      await em().nativeUpdate(UploadedFile, { user }, { filename });
      return (await listFiles(em(), user.id))[0]!.path;
    };
    expect(await named('a/b\\c:d*e?f"g<h>i|j\u0007.stl')).toBe('uploads/00001-a_b_c_d_e_f_g_h_i_j_.stl');
    expect(await named('..')).toBe('uploads/00001-...stl');
    expect(await named('é'.repeat(300))).toBe(`uploads/00001-${'é'.repeat(80)}.stl`);
    await named('=1+1.stl');
    const [, listed] = (await buffer(fileList(await listFiles(em(), user.id), () => '')))
      .toString()
      .split('\r\n');
    expect(listed!.startsWith(`"uploads/00001-=1+1.stl","'=1+1.stl"`)).toBe(true);
    expect(await named('PART.STL')).toBe('uploads/00001-PART.STL');
  });
});

describe('The job that ends deleted accounts', () => {
  const erase = (files: FileStorage = storage) => new EraseAccountsHandler(files).handle({}, em());

  it('deletes the files of deleted accounts alone, and goes on where it was cut off', async () => {
    const [gone, staying] = [await addUser(), await addUser()];
    const keys = [await addFile(gone, 7), await addFile(gone, 7), await addFile(staying, 7)];
    for (const key of keys) await storage.save(key, content());
    await em().transactional((tx) => eraseAccount(tx, { userId: gone.id, email: gone.email }));
    const failing = new Proxy(storage, {
      get: (target, name) =>
        name === 'delete'
          ? (key: string) => (key === keys[1] ? Promise.reject(new Error('away')) : target.delete(key))
          : (Reflect.get(target, name) as unknown),
    });
    await expect(erase(failing)).rejects.toThrow('away');
    // No row leads to a file that may be gone; the keys are noted until the storage has deleted them.
    expect(await em().count(UploadedFile, { user: gone })).toBe(0);
    await erase();
    await erase();
    expect(await Promise.all(keys.map((key) => storage.exists(key)))).toEqual([false, false, true]);
    expect(await em().count(UploadedFile, { user: { $in: [gone, staying] } })).toBe(1);
  });

  it('erases what a request in flight wrote after the deletion', async () => {
    const user = await addUser();
    await em().transactional((tx) => eraseAccount(tx, { userId: user.id, email: user.email }));
    const [before] = await em().execute<{ deleted_at: Date }[]>('select deleted_at from users where id = ?', [
      user.id,
    ]);
    await em().execute(
      `insert into idempotent_answers (user_id, key, fingerprint, answer, expires_at) values (?, 'k', 'f', '{}', now())`,
      [user.id],
    );
    await erase();
    expect(await em().execute('select 1 from idempotent_answers where user_id = ?', [user.id])).toEqual([]);
    const [after] = await em().execute<{ deleted_at: Date }[]>('select deleted_at from users where id = ?', [
      user.id,
    ]);
    expect(after).toEqual(before);
  });
});
