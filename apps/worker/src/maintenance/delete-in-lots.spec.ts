import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startWorkerDatabase, type WorkerDatabase } from '@testing/stack/worker-database.js';
import { deleteInLots } from './delete-in-lots.js';

let database: WorkerDatabase;
const em = () => database.orm.em.fork();

beforeAll(async () => {
  database = await startWorkerDatabase();
  await em().execute('create table crumbs (n int)');
  await em().execute('insert into crumbs select * from generate_series(1, 2_500)');
}, 60_000);

afterAll(() => database.close());

it('deletes all that is due and not held by others, however many lots it takes', async () => {
  await em().transactional(async (holder) => {
    await holder.execute('select n from crumbs where n = 7 for update');
    await deleteInLots(em(), 'crumbs c', 'c.n <= ?', [2_400], 100);
  });
  const left = await em().execute<{ n: number }[]>('select n from crumbs order by n');
  expect(left.map(({ n }) => n)).toEqual([7, ...Array.from({ length: 100 }, (_, place) => 2_401 + place)]);
});
