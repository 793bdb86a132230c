import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { noteArriving, takeArrived } from '@shared/infra/storage/arriving-objects.js';
import { kernelVersion } from '@kernel/version.js';
import { newId } from '@shared/infra/database/new-id.js';
import { createFileStorage } from '@shared/infra/storage/storage-registry.js';
import { type FileStorage, StorageUnavailableError } from '@shared/infra/storage/file-storage.js';
import { incomingKey, uploadKey } from '@shared/infra/storage/upload-door.js';
import { addAccount, startWorkerDatabase, type WorkerDatabase } from '@testing/stack/worker-database.js';
import { erasedUploads, overdueUploads, sweepUploads } from '../uploads/sweep-uploads.js';
import { deleteLeftovers, leaveUnregistered } from './leftovers.js';
import { RetentionHandler } from './retention.handler.js';
import { SweepHandler } from './sweep.handler.js';

let database: WorkerDatabase;
let storage: FileStorage;
let userId: string;
const em = () => database.orm.em.fork();
const execute = <Row>(sql: string, values: unknown[] = []) => em().execute<Row[]>(sql, values);

beforeAll(async () => {
  database = await startWorkerDatabase();
  storage = await createFileStorage(database.settings.storage);
}, 60_000);

beforeEach(async () => {
  userId = await addAccount(database);
});

afterAll(() => database.close());

const store = (key: string) => storage.save(key, Readable.from([Buffer.from('content')]));

async function addFile(ageDays: number): Promise<string> {
  const id = newId();
  const key = uploadKey(userId, id, 'stl');
  await store(key);
  await execute(
    `insert into uploaded_files (id, user_id, key, filename, format, unit, size_bytes, content_hash, created_at)
     values (?, ?, ?, 'part.stl', 'stl', 'mm', 7, ?, now() - ? * interval '1 day')`,
    [id, userId, key, id.replaceAll('-', '').padEnd(64, '0'), ageDays],
  );
  return key;
}

async function addUpload(ageMinutes: number): Promise<{ id: string; keys: string[] }> {
  const id = newId();
  const keys = [incomingKey(id), uploadKey(userId, id, 'stl')];
  for (const key of keys) await store(key);
  await execute(
    `insert into direct_uploads (id, user_id, filename, format, unit, size_bytes, status, attempts, created_at)
     values (?, ?, 'part.stl', 'stl', 'mm', 7, 'open', 0, now() - ? * interval '1 minute')`,
    [id, userId, ageMinutes],
  );
  return { id, keys };
}

const stored = async (keys: readonly string[]) => Promise.all(keys.map((key) => storage.exists(key)));
const noted = () => execute<{ key: string }>('select key from leftover_objects');

describe('files whose time is up', () => {
  it('are gone with their rows, and one that the storage does not delete now goes later', async () => {
    const [first, second, kept] = [await addFile(31), await addFile(32), await addFile(1)];
    const failing = jest.spyOn(storage, 'delete').mockRejectedValue(new Error('The storage is away'));
    await expect(new RetentionHandler(storage).handle({}, em())).rejects.toThrow('The storage is away');
    failing.mockRestore();
    // No row leads to a file that may be gone, and what is left is noted.
    expect(await execute('select key from uploaded_files where user_id = ?', [userId])).toEqual([
      { key: kept },
    ]);
    expect((await noted()).map(({ key }) => key)).toEqual(expect.arrayContaining([first, second]));
    await deleteLeftovers(em(), storage);
    expect(await stored([first, second, kept])).toEqual([false, false, true]);
    expect(await noted()).toEqual([]);
  });

  it('are deleted, though the storage refuses one of them', async () => {
    const [first, second] = [await addFile(32), await addFile(31)];
    const refuse = jest.spyOn(storage, 'delete').mockRejectedValueOnce(new Error('Not this one'));
    await expect(new RetentionHandler(storage).handle({}, em())).rejects.toThrow('Not this one');
    refuse.mockRestore();
    expect(await noted()).toHaveLength(1);
    await deleteLeftovers(em(), storage);
    expect(await stored([first, second])).toEqual([false, false]);
    expect(await noted()).toEqual([]);
  });
});

it('objects that are noted are shared by workers who delete them at a time', async () => {
  const keys = Array.from({ length: 90 }, () => uploadKey(userId, newId(), 'stl'));
  for (const key of keys) await execute('insert into leftover_objects values (?, now())', [key]);
  const deleted = jest.spyOn(storage, 'delete');
  await Promise.all([deleteLeftovers(em(), storage), deleteLeftovers(em(), storage)]);
  expect(deleted.mock.calls.map(([key]) => key).sort()).toEqual([...keys].sort());
  deleted.mockRestore();
  expect(await noted()).toEqual([]);
});

describe('uploads that began two hours ago', () => {
  it('are ended, however many; of one that became a file, the file stays', async () => {
    const [old, file, young] = [await addUpload(121), await addUpload(121), await addUpload(119)];
    await execute(
      `insert into uploaded_files (id, user_id, key, filename, format, unit, size_bytes, content_hash, created_at)
       values (?, ?, ?, 'part.stl', 'stl', 'mm', 7, 'hash', now())`,
      [file.id, userId, file.keys[1]],
    );
    await execute(
      `insert into direct_uploads (id, user_id, filename, format, unit, size_bytes, status, attempts, created_at)
       select gen_random_uuid(), ?, 'part.stl', 'stl', 'mm', 7, 'open', 0, now() - interval '3 hours'
       from generate_series(1, 1100)`,
      [userId],
    );
    await sweepUploads(em(), overdueUploads(new Date()));
    await deleteLeftovers(em(), storage);
    expect(await execute('select id from direct_uploads where user_id = ?', [userId])).toEqual([
      { id: young.id },
    ]);
    expect(await stored([...old.keys, ...file.keys, ...young.keys])).toEqual([
      ...[false, false],
      ...[false, true],
      ...[true, true],
    ]);
  });
});

describe('uploads that are ended', () => {
  it.each([
    ['two hours later', 121, overdueUploads(new Date())],
    ['with their account', 1, erasedUploads],
  ])('%s: what their forms store after that is deleted once it is there', async (_when, age, due) => {
    const upload = await addUpload(age);
    if (due === erasedUploads) await execute('update users set deleted_at = now() where id = ?', [userId]);
    await sweepUploads(em(), due);
    await deleteLeftovers(em(), storage);
    expect(await stored(upload.keys)).toEqual([false, false]);
    await store(upload.keys[0]!);
    await execute(`update arriving_objects set due_at = now() - interval '1 second'`);
    await leaveUnregistered(em());
    await deleteLeftovers(em(), storage);
    expect(await stored(upload.keys)).toEqual([false, false]);
  });
});

describe('objects that were to be registered', () => {
  const overdue = () => execute(`update arriving_objects set due_at = now() - interval '1 second'`);
  const arriving = async () => {
    const key = uploadKey(userId, newId(), 'stl');
    await noteArriving(em(), [key]);
    await store(key);
    return key;
  };
  const sweep = async () => {
    await leaveUnregistered(em());
    await deleteLeftovers(em(), storage);
  };

  it('are deleted when they are due, so that a process that was killed leaves none', async () => {
    const killed = await arriving();
    await sweep();
    expect(await stored([killed])).toEqual([true]);
    await overdue();
    const young = await arriving();
    await sweep();
    expect(await stored([killed, young])).toEqual([false, true]);
    expect(await execute('select key from arriving_objects')).toEqual([{ key: young }]);
    // Too late: its row would lead to nothing.
    const late = em().transactional((tx) => takeArrived(tx, storage, killed));
    await expect(late).rejects.toThrow(StorageUnavailableError);
  });

  it('stay where a row was written, also while the sweep runs, and go where that was rolled back', async () => {
    const [registered, late] = [await arriving(), await arriving()];
    await em().transactional((tx) => takeArrived(tx, storage, registered));
    await overdue();
    const beside = (key: string, end: () => void) =>
      em().transactional(async (tx) => {
        await takeArrived(tx, storage, key);
        await sweep();
        end();
      });
    await beside(late, () => undefined);
    const failed = await arriving();
    await overdue();
    const full = () => {
      throw new Error('no room');
    };
    await expect(beside(failed, full)).rejects.toThrow('no room');
    expect(await stored([failed])).toEqual([true]);
    await sweep();
    expect(await stored([registered, late, failed])).toEqual([true, true, false]);
  });
});

describe('files of plates', () => {
  let count = 0;

  /** A plate with a copy of a line of the account's, and its files. */
  async function addPlate(status: string, daysOver: number | null): Promise<string[]> {
    const [id, order, line] = [newId(), newId(), newId()];
    const number = `PL-2026-${++count}`;
    const keys = [`plates/${id}/${number}.3mf`, `plates/${id}/${number}.pdf`];
    for (const key of keys) await store(key);
    await execute(
      `insert into orders (id, user_id, number, status, delivery_address, price_book, kernel_version, totals,
         total_centimes, item_count, terms_accepted_at, created_at, updated_at)
       values (?, ?, ?, 'delivered', '{}', 'MA-2026-1', '1', '{}', 100, 1, now(), now(), now())`,
      [order, userId, `CMD-2026-${count}`],
    );
    await execute(
      `insert into order_lines (id, order_id, position, file_name, quantity, is_rush, price)
       values (?, ?, 0, 'part.stl', 1, false, '{}')`,
      [line, order],
    );
    await execute(
      `insert into plates (id, number, plan_index, material_id, is_rush, status, gap_mm, copies, estimated_seconds,
         weight_milligrams, created_by, created_at, updated_at, finished_at, files_status, model_key, ticket_key)
       values (?, ?, 0, 'pla-noir', false, ?, 5, 1, 60, 1, ?, now(), now(), now() - ? * interval '1 day', 'done', ?, ?)`,
      [id, number, status, newId(), daysOver, ...keys],
    );
    await execute(
      `insert into plate_pieces (id, plate_id, line_id, copies, placements) values (?, ?, ?, 1, '[]')`,
      [newId(), id, line],
    );
    return keys;
  }

  it('go a month after it was over, and with the account of one whose part lies on it', async () => {
    const late = await addPlate('done', 31);
    const [recent, open] = [await addPlate('failed', 29), await addPlate('printing', null)];
    const sweep = () => new SweepHandler(storage).handle({}, em());
    await sweep();
    expect(await stored([...late, ...recent, ...open])).toEqual([false, false, true, true, true, true]);
    await execute('update users set deleted_at = now() where id = ?', [userId]);
    await sweep();
    expect(await stored([...recent, ...open])).toEqual([false, false, true, true]);
    expect(await execute('select 1 from plates where model_key is not null')).toHaveLength(1);
  });
});

describe('files that wait for the kernel of another release', () => {
  it('wait a day', async () => {
    const rows = [
      ['a', '1', '25 hours'],
      ['b', '1', '23 hours'],
      ['c', kernelVersion, '25 hours'],
    ];
    for (const [sign, version, age] of rows) {
      await execute(
        `insert into file_analyses (content_hash, kernel_version, format, status, attempts, created_at)
         values (repeat(?, 64), ?, 'stl', 'pending', 0, now() - ?::interval)`,
        [sign, version, age],
      );
    }
    await new SweepHandler(storage).handle({}, em());
    const left = await execute<{ hash: string }>(
      'select left(content_hash, 1) as hash from file_analyses order by 1',
    );
    expect(left.map(({ hash }) => hash)).toEqual(['b', 'c']);
  });
});
