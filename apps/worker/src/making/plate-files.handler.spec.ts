import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '@shared/infra/database/new-id.js';
import type { JobQueue } from '@shared/infra/queue/job-queue.js';
import { DiskStorage } from '@shared/infra/storage/disk-storage.js';
import { startWorkerDatabase, type WorkerDatabase } from '@testing/stack/worker-database.js';
import { deleteLeftovers } from '../maintenance/leftovers.js';
import { GivenUpError, PendingWork } from '../work/pending-work.js';
import { plateFileKeys } from './plate-file-keys.js';
import { PlateFilesHandler } from './plate-files.handler.js';
import type { PlateThreads } from './plate-threads.js';

let database: WorkerDatabase;
const em = () => database.orm.em.fork();

beforeAll(async () => {
  database = await startWorkerDatabase();
}, 60_000);

afterAll(() => database.close());

it('leaves no file of a plate that is given up, and keeps those of its next try', async () => {
  const storage = new DiskStorage(`${database.folder}/files`);
  const plate = { id: newId(), number: 'PL-2026-0001' };
  await em().execute(
    `insert into plates (id, number, plan_index, material_id, is_rush, status, gap_mm, copies, estimated_seconds,
       weight_milligrams, created_by, created_at, updated_at)
     values (?, ?, 0, 'pla-noir', false, 'planned', 6, 1, 60, 1000, ?, now(), now())`,
    [plate.id, plate.number, newId()],
  );
  const { model, ticket } = plateFileKeys(plate);
  let fails = true;
  const threads = {
    run: async () => {
      await storage.save(model, Readable.from([Buffer.from('3mf')]));
      if (fails) throw new Error('The thread ended');
      return { outcome: 'written' };
    },
  } as unknown as PlateThreads;
  const work = new PendingWork({ enqueueSoon: () => undefined } as unknown as JobQueue);
  const handler = new PlateFilesHandler(threads, work, storage, database.settings);
  const attempt = () => handler.handle({ plateId: plate.id }, em());
  for (let tries = 0; tries < 2; tries++) await expect(attempt()).rejects.toThrow('The thread ended');
  await expect(attempt()).rejects.toBeInstanceOf(GivenUpError);
  await deleteLeftovers(em(), storage);
  expect(await storage.exists(model)).toBe(false);

  // Given up once more, and tried again before that is swept.
  await em().execute(`update plates set files_status = 'pending', attempts = 2`);
  await expect(attempt()).rejects.toBeInstanceOf(GivenUpError);
  fails = false;
  await em().execute(`update plates set files_status = 'pending', attempts = 0`);
  await attempt();
  await deleteLeftovers(em(), storage);
  expect([await storage.exists(model), await storage.exists(ticket)]).toEqual([true, true]);
});
