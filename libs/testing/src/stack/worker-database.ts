import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { type ProcessSettings, readSettings } from '@shared/infra/config/env.js';
import { newId } from '@shared/infra/database/new-id.js';
import { ormOptions } from '@shared/infra/database/orm-options.js';
import { createDatabase, runAdminUrl, templateOf } from './test-database.js';

/** A database of its own with every table, and a folder for files. */
export interface WorkerDatabase {
  orm: MikroORM;
  settings: ProcessSettings;
  folder: string;
  close(): Promise<void>;
}

/** Makes one on the run's server; a spec closes it at its end. */
export async function startWorkerDatabase(): Promise<WorkerDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'worker-'));
  const database = await createDatabase(runAdminUrl(), templateOf('postgres'));
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    APP_SECRET: 'a secret of at least thirty-two characters',
  };
  const settings = readSettings(env, ['databaseUrl', 'appSecret']);
  const orm = await MikroORM.init(ormOptions(settings.databaseUrl));
  return {
    orm,
    settings,
    folder,
    close: async () => {
      await orm.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A customer's account, by a row; answers its id. */
export async function addAccount({ orm }: Pick<WorkerDatabase, 'orm'>): Promise<string> {
  const id = newId();
  await orm.em
    .fork()
    .execute(
      `insert into users (id, email, name, password_hash, created_at, updated_at) values (?, ?, 'Amina', 'x', now(), now())`,
      [id, `${id}@example.com`],
    );
  return id;
}

/** A customer's file, by a row; answers its key. */
export async function addFile({ orm }: Pick<WorkerDatabase, 'orm'>, userId: string): Promise<string> {
  const id = newId();
  const key = `uploads/${userId}/${id}.stl`;
  await orm.em.fork().execute(
    `insert into uploaded_files (id, user_id, key, filename, format, size_bytes, content_hash, created_at)
     values (?, ?, ?, 'part.stl', 'stl', 684, repeat('a', 64), now())`,
    [id, userId, key],
  );
  return key;
}
