import { readdir } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Contour } from '@cards/plane.js';
import { GeneratedCard } from '@shared/infra/database/entities/generated-card.entity.js';
import { LogoOutline } from '@shared/infra/database/entities/logo-outline.entity.js';
import { RefusedLogo } from '@shared/infra/database/entities/refused-logo.entity.js';
import { UploadedFile } from '@shared/infra/database/entities/uploaded-file.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { newId } from '@shared/infra/database/new-id.js';
import type { JobQueue } from '@shared/infra/queue/job-queue.js';
import { DiskStorage } from '@shared/infra/storage/disk-storage.js';
import { StorageUnavailableError } from '@shared/infra/storage/file-storage.js';
import { enqueueAfterCommit } from '@shared/infra/work/work-outbox.js';
import { designOf } from '@testing/cards/card-designs.js';
import { ThreadLostError } from '../thread-pool.js';
import { startWorkerDatabase, type WorkerDatabase } from '@testing/stack/worker-database.js';
import { deleteLeftovers } from '../maintenance/leftovers.js';
import type { CardThreadReply, CardThreads } from './card-threads.js';
import { DrawCardHandler } from './draw-card.handler.js';
import { GenerateCardHandler } from './generate-card.handler.js';
import { NotNowError } from '../not-now.js';
import { LostJobs } from '../work/lost-jobs.js';
import { GivenUpError, PendingWork } from '../work/pending-work.js';

let database: WorkerDatabase;
let storage: DiskStorage;
let tasks: string[];
/** What cards and pictures were made with. */
let outlines: Contour[][];
let enqueued: [name: string, payload: object][];
/** How the next tasks of the threads end. */
let work: () => Promise<CardThreadReply>;

const threads = {
  run: ({ result, outline }: { result: string; outline?: Contour[] | null }) => {
    tasks.push(result);
    if (outline) outlines.push(outline);
    return work();
  },
} as unknown as CardThreads;
const note = (name: string, payload: object) => void enqueued.push([name, payload]);
const jobQueue = {
  enqueue: (name: string, payload: object) => Promise.resolve(note(name, payload)),
  enqueueAll: (name: string, payloads: object[]) =>
    Promise.resolve(payloads.forEach((one) => note(name, one))),
} as unknown as JobQueue;

const pendingWork = new PendingWork(jobQueue);

const em = () => database.orm.em.fork();
const rowOf = (id: string) => em().findOneOrFail(GeneratedCard, id, { populate: ['file'] });
const generate = (cardId: string) =>
  new GenerateCardHandler(threads, pendingWork, storage).handle({ cardId }, em());
const draw = (cardId: string) => new DrawCardHandler(threads, pendingWork, storage).handle({ cardId }, em());

beforeAll(async () => {
  database = await startWorkerDatabase();
  enqueueAfterCommit(database.orm.em, jobQueue);
  storage = new DiskStorage(`${database.folder}/files`);
}, 60_000);

afterAll(() => database.close());

beforeEach(async () => {
  tasks = [];
  outlines = [];
  enqueued = [];
  work = () => Promise.resolve({ outcome: 'made', bytes: Buffer.from('bytes'), warnings: [] });
  await em().nativeDelete(GeneratedCard, {});
  await em().nativeDelete(UploadedFile, {});
});

const failure: CardThreadReply = {
  outcome: 'error',
  name: 'TypeError',
  message: 'no such glyph',
  stack: 'at drawGlyph',
};

const { name, message } = new StorageUnavailableError('find a file', null);
/** As a thread tells it that reads a logo. */
const storageAway: CardThreadReply = { outcome: 'error', name, message };

async function pending(): Promise<string> {
  const fork = em();
  const user = fork.create(User, { email: `${newId()}@example.com`, name: 'Amina', passwordHash: 'x' });
  const card = fork.create(GeneratedCard, { user, digest: newId().padEnd(64, 'd'), design: designOf({}) });
  await fork.flush();
  return card.id;
}

async function generated(): Promise<{ id: string; previewKey: string }> {
  const id = await pending();
  await generate(id);
  const { file } = await rowOf(id);
  return { id, previewKey: file!.key.replace('uploads/', 'previews/').replace('.3mf', '.png') };
}

describe('a card of a newer release', () => {
  it('is left to the workers that come with it, and so is its picture', async () => {
    const isLeft = async (id: string, job: (id: string) => Promise<boolean>) => {
      const design = designOf({});
      await em().nativeUpdate(GeneratedCard, { id }, { design: { ...design, version: design.version + 1 } });
      for (let tries = 0; tries < 4; tries++) await expect(job(id)).rejects.toBeInstanceOf(NotNowError);
    };
    const id = await pending();
    await isLeft(id, generate);
    expect(await rowOf(id)).toMatchObject({ status: 'pending', attempts: 0 });
    const { id: made } = await generated();
    await isLeft(made, draw);
    expect(await rowOf(made)).toMatchObject({ pictureStatus: 'pending', pictureAttempts: 0 });
    expect(tasks).toEqual(['file']);
  });
});

describe('the job that makes a card', () => {
  it('leaves its picture to a job of its own', async () => {
    const { id, previewKey } = await generated();
    expect(tasks).toEqual(['file']);
    expect(enqueued.map(([name]) => name)).toEqual(['cards.generate', 'analysis.measure', 'cards.picture']);
    expect(await rowOf(id)).toMatchObject({ status: 'done', pictureStatus: 'pending', attempts: 1 });
    expect(await storage.exists(previewKey)).toBe(false);
  });

  it('notes the file until it has its row, and leaves none that has no row', async () => {
    const noted = () => em().execute('select key from arriving_objects where due_at > now()');
    const id = await pending();
    const { user } = await rowOf(id);
    const files = () => readdir(`${database.folder}/files/uploads/${user.id}`).catch(() => []);
    const saving = jest.spyOn(storage, 'save').mockImplementationOnce(async (...file) => {
      const saved = await storage.save(...file);
      expect(await noted()).toHaveLength(1);
      // Another worker is faster.
      await em().nativeUpdate(GeneratedCard, { id }, { status: 'failed' });
      return saved;
    });
    await generate(id);
    saving.mockRestore();
    expect([await noted(), await files()]).toEqual([[], []]);
    await em().nativeUpdate(GeneratedCard, { id }, { status: 'pending' });
    await generate(id);
    expect([await noted(), await files()]).toEqual([[], [expect.stringMatching(/\.3mf$/)]]);
  });

  it('gives up a card whose making fails each time, and tells the cause', async () => {
    const id = await pending();
    work = () => Promise.resolve(failure);
    for (let attempt = 1; attempt <= 2; attempt++)
      await expect(generate(id)).rejects.toThrow('no such glyph');
    expect(await rowOf(id)).toMatchObject({ status: 'pending', attempts: 2 });
    const givenUp = await generate(id).catch((error: unknown) => error as GivenUpError);
    expect(givenUp).toBeInstanceOf(GivenUpError);
    expect(givenUp).toMatchObject({
      cause: { name: 'TypeError', message: 'no such glyph', stack: 'at drawGlyph' },
    });
    await generate(id);
    expect(tasks).toEqual(['file', 'file', 'file']);
    expect(await rowOf(id)).toMatchObject({ status: 'failed', faults: null, attempts: 3 });
  });

  it('gives up a card that took its worker with it three times', async () => {
    const id = await pending();
    await em().nativeUpdate(GeneratedCard, { id }, { attempts: 3 });
    await expect(generate(id)).rejects.toBeInstanceOf(GivenUpError);
    expect(tasks).toEqual([]);
    expect((await rowOf(id)).status).toBe('failed');
  });

  it('keeps its attempts while the storage is away, for the thread or for the file', async () => {
    const id = await pending();
    work = () => Promise.resolve(storageAway);
    for (let attempt = 1; attempt <= 4; attempt++) await expect(generate(id)).rejects.toThrow('find a file');
    work = () => Promise.reject(new StorageUnavailableError('keep a file', null));
    await expect(generate(id)).rejects.toThrow('keep a file');
    expect(await rowOf(id)).toMatchObject({ status: 'pending', attempts: 0 });
  });
});

describe('the outline of a logo', () => {
  const logo = {
    fileKey: 'uploads/a.stl',
    format: 'stl',
    sizeBytes: 84,
    contentHash: 'f'.repeat(64),
  } as const;
  const withLogo = async () => {
    const id = await pending();
    await em().nativeUpdate(GeneratedCard, { id }, { design: { ...designOf({ mark: 'logo' }), logo } });
    return id;
  };

  beforeEach(async () => {
    await em().nativeDelete(RefusedLogo, {});
    await em().nativeDelete(LogoOutline, {});
  });

  it('that outlasts its deadline is a fault of the logo for ten minutes, whatever the text', async () => {
    work = () => Promise.reject(new ThreadLostError('No result within 5000 ms.', true));
    const [first, second] = [await withLogo(), await withLogo()];
    await generate(first);
    await generate(second);
    expect(tasks).toEqual(['outline']);
    for (const id of [first, second]) {
      expect(await rowOf(id)).toMatchObject({
        status: 'failed',
        attempts: 1,
        faults: [
          {
            field: 'logoKey',
            code: 'logoTooIntricate',
            params: { seconds: 5, minutes: 10 },
            isTemporary: true,
          },
        ],
      });
    }
    const [{ expiresAt }] = (await em().findAll(RefusedLogo)) as [RefusedLogo];
    expect(Math.round((expiresAt!.getTime() - Date.now()) / 60_000)).toBe(10);
    await em().nativeUpdate(RefusedLogo, {}, { expiresAt: new Date(Date.now() - 1) });
    work = () => Promise.resolve({ outcome: 'outlined', outline: [] });
    await generate(await withLogo()).catch(() => undefined);
    expect(tasks).toEqual(['outline', 'outline', 'file']);
  });

  it('whose triangles cross too often is refused for good', async () => {
    const faults = [{ field: 'logoKey', message: 'crosses', hint: 'Do not cross.' }];
    work = () => Promise.resolve({ outcome: 'refused', faults, isForGood: true });
    for (const id of [await withLogo(), await withLogo()]) {
      await generate(id);
      expect(await rowOf(id)).toMatchObject({ status: 'failed', faults });
    }
    expect(tasks).toEqual(['outline']);
    expect(await em().findAll(RefusedLogo)).toMatchObject([
      { contentHash: logo.contentHash, expiresAt: null },
    ]);
  });

  it('that cannot be read is no verdict on the same bytes under another name', async () => {
    const faults = [{ field: 'logoKey', message: 'cannot be read', hint: 'Upload an STL.' }];
    work = () => Promise.resolve({ outcome: 'refused', faults });
    await generate(await withLogo());
    expect(await em().count(RefusedLogo)).toBe(0);
  });

  it('that takes its thread with it counts as an attempt of this card alone', async () => {
    work = () => Promise.reject(new ThreadLostError('trap'));
    const id = await withLogo();
    await expect(generate(id)).rejects.toThrow('trap');
    expect(await rowOf(id)).toMatchObject({ status: 'pending', attempts: 1, faults: null });
    expect(await em().count(RefusedLogo)).toBe(0);
  });

  it('is worked out once, and goes into the card, its picture and further cards', async () => {
    const outline: Contour[] = [
      [
        [0.1, 0],
        [1 / 3, -2e-9],
        [0, 7],
      ],
      [],
    ];
    const made = work;
    work = () => (tasks.at(-1) === 'outline' ? Promise.resolve({ outcome: 'outlined', outline }) : made());
    const id = await withLogo();
    await generate(id);
    await draw(id);
    await generate(await withLogo());
    expect(tasks).toEqual(['outline', 'file', 'picture', 'file']);
    expect(outlines).toEqual([outline, outline, outline]);
    expect(await rowOf(id)).toMatchObject({ status: 'done', pictureStatus: 'done' });
  });
});

describe('the picture of a card', () => {
  it('is drawn once and kept beside the file', async () => {
    const { id, previewKey } = await generated();
    await draw(id);
    await draw(id);
    expect(tasks).toEqual(['file', 'picture']);
    expect(String(await buffer(await storage.open(previewKey)))).toBe('bytes');
    expect(await rowOf(id)).toMatchObject({ pictureStatus: 'done', pictureAttempts: 1 });
  });

  it('is not drawn again when it was kept before a crash', async () => {
    const { id, previewKey } = await generated();
    await storage.save(previewKey, Readable.from([Buffer.from('kept')]));
    await draw(id);
    expect(tasks).toEqual(['file']);
    expect((await rowOf(id)).pictureStatus).toBe('done');
  });

  it('is given up when it took a thread with it three times', async () => {
    const { id } = await generated();
    work = () => Promise.reject(new ThreadLostError('trap'));
    for (let attempt = 1; attempt <= 2; attempt++) await expect(draw(id)).rejects.toThrow('trap');
    await expect(draw(id)).rejects.toMatchObject({ name: 'GivenUpError', message: 'trap' });
    await draw(id);
    expect(tasks).toEqual(['file', 'picture', 'picture', 'picture']);
    expect((await rowOf(id)).pictureStatus).toBe('failed');
  });

  it('is given up when drawing it fails each time, with its cause', async () => {
    const { id } = await generated();
    work = () => Promise.resolve(failure);
    for (let attempt = 1; attempt <= 2; attempt++) await expect(draw(id)).rejects.toThrow('no such glyph');
    await expect(draw(id)).rejects.toMatchObject({ name: 'GivenUpError', cause: { name: 'TypeError' } });
    expect(await rowOf(id)).toMatchObject({ pictureStatus: 'failed', pictureAttempts: 3 });
  });

  it('keeps its attempts while the storage is away', async () => {
    const { id } = await generated();
    work = () => Promise.resolve(storageAway);
    for (let attempt = 1; attempt <= 5; attempt++) await expect(draw(id)).rejects.toThrow('find a file');
    expect(await rowOf(id)).toMatchObject({ pictureStatus: 'pending', pictureAttempts: 0 });
  });

  it('is nothing to draw before there is a file', async () => {
    const id = await pending();
    await draw(id);
    expect(tasks).toEqual([]);
  });

  it('is enqueued again by maintenance when its job was lost', async () => {
    const { id } = await generated();
    const lost = new LostJobs(jobQueue);
    const longAgo = new Date(Date.now() - 31_000);
    enqueued = [];
    await lost.enqueueNext(em());
    expect(enqueued).toEqual([]);
    await em().nativeUpdate(GeneratedCard, { id }, { finishedAt: longAgo });
    await lost.enqueueNext(em());
    expect(enqueued).toEqual([['cards.picture', { cardId: id }]]);
    enqueued = [];
    await draw(id);
    await lost.enqueueNext(em());
    expect(enqueued).toEqual([]);
  });
});

describe('a picture that is drawn while its card is deleted', () => {
  it('is deleted, too', async () => {
    const { id, previewKey } = await generated();
    work = async () => {
      await em().nativeDelete(GeneratedCard, { id });
      return { outcome: 'made', bytes: Buffer.from('bytes'), warnings: [] };
    };
    await draw(id);
    await deleteLeftovers(em(), storage);
    expect([tasks, await storage.exists(previewKey)]).toEqual([['file', 'picture'], false]);
  });
});
