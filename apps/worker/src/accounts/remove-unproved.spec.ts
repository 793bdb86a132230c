import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@shared/infra/database/new-id.js';
import { addAccount, startWorkerDatabase, type WorkerDatabase } from '@testing/stack/worker-database.js';
import { removeUnproved } from './remove-unproved.js';

let database: WorkerDatabase;
const execute = <Row>(sql: string, values: unknown[] = []) =>
  database.orm.em.fork().execute<Row[]>(sql, values);

beforeAll(async () => {
  database = await startWorkerDatabase();
}, 60_000);

afterAll(() => database.close());

async function madeDaysAgo(days: number, isProved: boolean): Promise<string> {
  const id = await addAccount(database);
  await execute(
    `update users set is_email_verified = ?, created_at = at, updated_at = at
     from (select now() - ? * interval '1 day' - interval '1 minute' as at) made where id = ?`,
    [isProved, days, id],
  );
  return id;
}

describe('accounts whose addresses nobody has proved', () => {
  it('go after seven days, unless a sign-up or a link of theirs still works', async () => {
    const [gone, proved, young] = [
      await madeDaysAgo(7, false),
      await madeDaysAgo(400, true),
      await madeDaysAgo(6, false),
    ];
    const [signedUp, linked] = [await madeDaysAgo(30, false), await madeDaysAgo(30, false)];
    await execute(
      `insert into sign_ups (id, email, browser_hash, name, password_hash, locale, expires_at, created_at)
       select ?, email, 'browser', name, password_hash, locale, now() + interval '1 hour', now() from users where id = ?`,
      [newId(), signedUp],
    );
    await execute(
      `insert into one_time_links (id, user_id, purpose, expires_at, created_at)
       values (?, ?, 'resetPassword', now() + interval '1 hour', now())`,
      [newId(), linked],
    );
    await removeUnproved(database.orm.em.fork());
    const left = await execute<{ id: string }>('select id from users');
    expect(left.map(({ id }) => id).sort()).toEqual([proved, young, signedUp, linked].sort());
    expect(left.map(({ id }) => id)).not.toContain(gone);
  });

  it('stay beside a sign-up of the moment, whose row cannot be seen yet', async () => {
    const id = await madeDaysAgo(30, false);
    // As a sign-up does, whose transaction ends while the removal waits for the account.
    const signUp = database.orm.em.fork();
    await signUp.begin();
    await signUp.execute('update users set updated_at = now() where id = ?', [id]);
    const removal = removeUnproved(database.orm.em.fork());
    await signUp.commit();
    await removal;
    expect(await execute('select id from users where id = ?', [id])).toEqual([{ id }]);
  });

  it('all go at once, however many', async () => {
    await execute(
      `insert into users (id, email, name, password_hash, is_email_verified, created_at, updated_at)
       select gen_random_uuid(), 'bulk-' || i || '@example.com', 'Amina', 'x', false, now() - interval '8 days', now() - interval '8 days'
       from generate_series(1, 1100) i`,
    );
    await removeUnproved(database.orm.em.fork());
    expect(await execute(`select id from users where email like 'bulk-%'`)).toEqual([]);
  });
});
