import { readSettings } from '@shared/config/env.js';
import { migrate } from '@shared/database/migrate.js';
import { describeStartError } from '@shared/config/start-error.js';

try {
  const applied = await migrate(readSettings(process.env, ['databaseUrl']));
  process.stdout.write(
    applied.length > 0 ? `Applied: ${applied.join(', ')}\n` : 'The database is up to date.\n',
  );
} catch (error) {
  process.stderr.write(`${describeStartError(error)}\n`);
  process.exitCode = 1;
}
