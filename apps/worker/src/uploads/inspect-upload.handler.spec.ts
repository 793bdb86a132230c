import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DirectUpload } from '@shared/infra/database/entities/direct-upload.entity.js';
import type { JobQueue } from '@shared/infra/queue/job-queue.js';
import type { FileStorage } from '@shared/infra/storage/file-storage.js';
import { createFileStorage } from '@shared/infra/storage/storage-registry.js';
import { incomingKey, UploadDoor, uploadKey } from '@shared/infra/storage/upload-door.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import { type S3TestServer, startS3TestServer } from '@testing/stack/s3-server.js';
import { addAccount, startWorkerDatabase, type WorkerDatabase } from '@testing/stack/worker-database.js';
import { PendingWork } from '../work/pending-work.js';
import { InspectUploadHandler } from './inspect-upload.handler.js';

const [part, other] = [box(40, 20, 10), box(10, 20, 40)].map((mesh) => Buffer.from(encodeBinaryStl(mesh)));

let database: WorkerDatabase;
let s3: S3TestServer;
let storage: FileStorage;
let door: UploadDoor;

beforeAll(async () => {
  database = await startWorkerDatabase();
  s3 = await startS3TestServer(`${database.folder}/s3`, { takesForms: true });
  storage = await createFileStorage(s3.settings);
  await storage.check();
  door = UploadDoor.of(s3.settings)!;
}, 60_000);

afterAll(async () => {
  await s3?.stop();
  await database?.close();
});

const em = () => database.orm.em.fork();

const store = (uploadId: string, content: Buffer) =>
  storage.save(incomingKey(uploadId), Readable.from([content]));

/** An upload whose client says that it has stored the part. */
async function completed(): Promise<{ uploadId: string; key: string }> {
  const fork = em();
  const upload = fork.create(DirectUpload, {
    ...{ user: await addAccount(database), filename: 'part.stl', format: 'stl', unit: 'mm' },
    ...{ sizeBytes: part!.length, status: 'pending', completedAt: new Date() },
  });
  await fork.flush();
  await store(upload.id, part!);
  return { uploadId: upload.id, key: uploadKey(upload.user.id, upload.id, 'stl') };
}

describe('The job that takes over what a client has stored', () => {
  it('copies it once: no other run, beside it or later, copies what the client stores since', async () => {
    const { uploadId, key } = await completed();
    let copies = 0;
    const copied = Promise.withResolvers<void>();
    const isReleased = Promise.withResolvers<void>();
    const slow = Object.assign(Object.create(door) as UploadDoor, {
      async keep(from: string, to: string) {
        copies++;
        await door.keep(from, to);
        copied.resolve();
        await isReleased.promise;
      },
    });
    const run = () =>
      new InspectUploadHandler(storage, slow, new PendingWork({} as JobQueue)).handle({ uploadId }, em());
    const first = run();
    await copied.promise;
    await store(uploadId, other!);
    const second = run();
    isReleased.resolve();
    await Promise.all([first, second]);
    await run();
    expect(copies).toBe(1);
    expect((await buffer(await storage.open(key))).equals(part!)).toBe(true);
    expect(await em().findOneOrFail(DirectUpload, uploadId)).toMatchObject({
      status: 'done',
      sizeBytes: 684,
    });
  });
});
