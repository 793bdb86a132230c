import { join } from 'node:path';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { projectRoot } from '../config/project-root.js';

/** MikroORM's options for the given database. */
export function ormOptions(databaseUrl: string): Options {
  return defineConfig({
    clientUrl: databaseUrl,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    migrations: {
      path: join(projectRoot, 'prisma-free-migrations'),
      glob: '!(*.d).{js,ts}',
      emit: 'ts',
      snapshot: false,
    },
  });
}
