import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { type ProcessSettings, readSettings } from '@shared/infra/config/env.js';
import { migrate } from '@shared/infra/database/migrate.js';
import { ormOptions } from '@shared/infra/database/orm-options.js';
import { EmbeddedPostgres } from '@shared/infra/embedded/embedded-postgres.js';

/** A database of its own with every table, and a folder for files. */
export interface WorkerDatabase {
  orm: MikroORM;
  settings: ProcessSettings;
  folder: string;
  close(): Promise<void>;
}

/** Starts one; a spec closes it at its end. */
export async function startWorkerDatabase(): Promise<WorkerDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'worker-'));
  const postgres = await EmbeddedPostgres.start(join(folder, 'postgres'), { isDisposable: true });
  await postgres.ensureDatabase('shop');
  const env = {
    DATABASE_URL: postgres.url('shop'),
    DATA_DIR: folder,
    APP_SECRET: 'a secret of at least thirty-two characters',
  };
  const settings = readSettings(env, ['databaseUrl', 'appSecret']);
  await migrate(settings);
  const orm = await MikroORM.init(ormOptions(settings.databaseUrl));
  return {
    orm,
    settings,
    folder,
    close: async () => {
      await orm.close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
