import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ensurePictures } from '@shared/infra/work/ensure-pictures.js';
import { WorkOutbox } from '@shared/infra/work/work-outbox.js';
import { PartPicture } from '@shared/infra/database/entities/part-picture.entity.js';
import { UploadedFile } from '@shared/infra/database/entities/uploaded-file.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { newId } from '@shared/infra/database/new-id.js';
import type { JobQueue } from '@shared/infra/queue/job-queue.js';
import { DiskStorage } from '@shared/infra/storage/disk-storage.js';
import { StorageUnavailableError } from '@shared/infra/storage/file-storage.js';
import { pictureKeyOf, thumbnailKeyOf } from '@shared/infra/storage/picture-keys.js';
import { startWorkerDatabase, type WorkerDatabase } from '@testing/stack/worker-database.js';
import { GivenUpError, PendingWork } from '../work/pending-work.js';
import type { WorkerLoad } from '../work/worker-load.js';
import { deleteLeftovers } from '../maintenance/leftovers.js';
import { deletePictures } from './delete-pictures.js';
import { DrawPartHandler } from './draw-part.handler.js';
import type { PictureThreadReply, PictureThreads } from './picture-threads.js';

let database: WorkerDatabase;
let storage: DiskStorage;

beforeAll(async () => {
  database = await startWorkerDatabase();
  storage = new DiskStorage(`${database.folder}/files`);
}, 60_000);

afterAll(() => database.close());

const em = () => database.orm.em.fork();
const jobQueue = { enqueueSoon: () => undefined } as unknown as JobQueue;
const load = { untilRest: () => Promise.resolve() } as unknown as WorkerLoad;
const outbox = new WorkOutbox(jobQueue, null);
const rowOf = (contentHash: string) => em().findOne(PartPicture, { contentHash });
const drawn: PictureThreadReply = {
  outcome: 'drawn',
  picture: Uint8Array.of(1),
  thumbnail: Uint8Array.of(2),
};

/** Runs the job with threads that answer so. */
function run(
  contentHash: string,
  answer: () => Promise<PictureThreadReply>,
  into = storage,
): Promise<boolean> {
  const threads = { run: answer } as unknown as PictureThreads;
  return new DrawPartHandler(threads, new PendingWork(jobQueue), load, into).handle({ contentHash }, em());
}

/** A file whose picture is asked for; its content's hash. */
async function asked(): Promise<string> {
  const fork = em();
  const contentHash = newId().replaceAll('-', '').padEnd(64, '0');
  const user = fork.create(User, { email: `${newId()}@example.com`, name: 'Amina', passwordHash: 'x' });
  const key = `uploads/${user.id}/${newId()}.stl`;
  fork.create(UploadedFile, { user, key, filename: 'a.stl', format: 'stl', sizeBytes: 84, contentHash });
  await fork.flush();
  await ensurePictures(em(), outbox, [contentHash]);
  return contentHash;
}

describe('The job that draws a part', () => {
  it('keeps both pictures, once: a second run draws nothing', async () => {
    const hash = await asked();
    await run(hash, () => Promise.resolve(drawn));
    expect(await rowOf(hash)).toMatchObject({ status: 'done', attempts: 1 });
    expect(
      await Promise.all([pictureKeyOf(hash), thumbnailKeyOf(hash)].map((key) => storage.exists(key))),
    ).toEqual([true, true]);
    await run(hash, () => Promise.reject(new Error('Drawn again')));
    await ensurePictures(em(), outbox, [hash]);
    expect(await rowOf(hash)).toMatchObject({ status: 'done' });
  });

  it('is given up after three attempts, and not asked for again', async () => {
    const hash = await asked();
    const crash = () => run(hash, () => Promise.reject(new Error('The thread ended.')));
    await expect(crash()).rejects.toThrow('The thread ended.');
    await expect(crash()).rejects.toThrow('The thread ended.');
    await expect(crash()).rejects.toThrow(GivenUpError);
    await ensurePictures(em(), outbox, [hash]);
    expect(await rowOf(hash)).toMatchObject({ status: 'failed', attempts: 3 });
  });

  it('counts no attempt while the storage is away', async () => {
    const hash = await asked();
    const away = new StorageUnavailableError('read', new Error('away'));
    await expect(run(hash, () => Promise.reject(away))).rejects.toThrow(StorageUnavailableError);
    expect(await rowOf(hash)).toMatchObject({ status: 'pending', attempts: 0 });
  });

  it('tries a part that cannot be drawn once', async () => {
    const hash = await asked();
    await run(hash, () => Promise.resolve({ outcome: 'undrawable', reason: 'no extent' }));
    expect(await rowOf(hash)).toMatchObject({ status: 'failed', attempts: 1 });
  });

  it('leaves nothing of a part whose last file was deleted, before it was drawn or meanwhile', async () => {
    const [before, meanwhile] = [await asked(), await asked()];
    const remove = async (hash: string) => {
      await em().nativeDelete(UploadedFile, { contentHash: hash });
      await em().transactional((tx) => deletePictures(tx, [hash]));
    };
    await em().nativeDelete(UploadedFile, { contentHash: before });
    await run(before, () => Promise.reject(new Error('Drawn')));
    expect(await rowOf(before)).toBeNull();
    await run(meanwhile, async () => {
      await remove(meanwhile);
      return drawn;
    });
    expect(await rowOf(meanwhile)).toBeNull();
    await deleteLeftovers(em(), storage);
    expect(await storage.exists(pictureKeyOf(meanwhile))).toBe(false);
    expect(await storage.exists(thumbnailKeyOf(meanwhile))).toBe(false);
  });

  it('leaves no half of the pictures of one that was deleted while the storage took the other', async () => {
    const hash = await asked();
    class HalfStorage extends DiskStorage {
      override async save(...call: Parameters<DiskStorage['save']>) {
        if (call[0] === thumbnailKeyOf(hash)) return super.save(...call);
        await em().nativeDelete(UploadedFile, { contentHash: hash });
        await em().transactional((tx) => deletePictures(tx, [hash]));
        throw new StorageUnavailableError('store a file', new Error('Full'));
      }
    }
    const half = new HalfStorage(`${database.folder}/files`);
    await expect(run(hash, () => Promise.resolve(drawn), half)).rejects.toThrow(StorageUnavailableError);
    await deleteLeftovers(em(), storage);
    expect(await storage.exists(thumbnailKeyOf(hash))).toBe(false);
  });

  it('keeps the picture of a content that was deleted and has come again', async () => {
    const hash = await asked();
    await run(hash, () => Promise.resolve(drawn));
    const { user, filename, format, sizeBytes } = await em().findOneOrFail(UploadedFile, {
      contentHash: hash,
    });
    await em().transactional(async (tx) => {
      await tx.nativeDelete(UploadedFile, { contentHash: hash });
      await deletePictures(tx, [hash]);
    });
    const fork = em();
    fork.create(UploadedFile, {
      ...{ user: user.id, key: 'again', filename, format, sizeBytes },
      contentHash: hash,
    });
    await fork.flush();
    await ensurePictures(em(), outbox, [hash]);
    await run(hash, () => Promise.resolve(drawn));
    await deleteLeftovers(em(), storage);
    expect(await storage.exists(pictureKeyOf(hash))).toBe(true);
    expect(await storage.exists(thumbnailKeyOf(hash))).toBe(true);
  });

  it('leaves nothing of a part whose last two files are deleted at the same time', async () => {
    const hash = await asked();
    const file = await em().findOneOrFail(UploadedFile, { contentHash: hash });
    const { user, filename, format, sizeBytes, contentHash } = file;
    const fork = em();
    fork.create(UploadedFile, { user: user.id, key: 'other', filename, format, sizeBytes, contentHash });
    await fork.flush();
    let other = Promise.resolve();
    await em().transactional(async (tx) => {
      await tx.nativeDelete(UploadedFile, { id: file.id });
      await deletePictures(tx, [hash]);
      other = em().transactional(async (beside) => {
        await beside.nativeDelete(UploadedFile, { key: 'other' });
        await deletePictures(beside, [hash]);
      });
      // It ends by then, or waits for this one.
      await Promise.race([other, sleep(500)]);
    });
    await other;
    expect(await rowOf(hash)).toBeNull();
  });
});
