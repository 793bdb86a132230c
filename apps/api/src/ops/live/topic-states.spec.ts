import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { liveTopics } from '@shared/domain/contract/live-topics.js';
import { newId } from '@shared/infra/database/new-id.js';
import { startWorkerDatabase, type WorkerDatabase } from '@testing/stack/worker-database.js';
import { topicStates } from './topic-states.js';

let database: WorkerDatabase;

beforeAll(async () => {
  database = await startWorkerDatabase();
}, 60_000);

afterAll(() => database.close());

const run = (sql: string, values: unknown[] = []) => database.orm.em.fork().execute<object[]>(sql, values);

describe('The state of a topic', () => {
  it.each([...liveTopics])('of %s is one text', async (topic) => {
    const [row] = await run(topicStates[topic]);
    expect(Object.keys(row!)).toHaveLength(1);
  });

  it('changes with a row that comes after one with a later id', async () => {
    const [first, second] = [newId(), newId()];
    const add = (id: string) =>
      run(
        `insert into job_events (id, job, subject, kind, at) values (?, 'mail.send', ?, 'started', now())`,
        [id, newId()],
      );
    await add(second);
    const before = await run(topicStates.work);
    expect(await run(topicStates.work)).toEqual(before);
    await add(first);
    expect(await run(topicStates.work)).not.toEqual(before);
  });
});
