import { readSettings } from '@shared/infra/config/env.js';
import { migrate } from '@shared/infra/database/migrate.js';
import { describeStartError } from '@shared/infra/config/start-error.js';

try {
  const applied = await migrate(readSettings(process.env, ['databaseUrl']));
  process.stdout.write(
    applied.length > 0 ? `Applied: ${applied.join(', ')}\n` : 'The database is up to date.\n',
  );
} catch (error) {
  process.stderr.write(`${describeStartError(error)}\n`);
  process.exitCode = 1;
}
