import { readSettings, SettingsError } from '@shared/config/env.js';
import { migrate } from '@shared/database/migrate.js';

try {
  const applied = await migrate(readSettings(process.env));
  process.stdout.write(
    applied.length > 0 ? `Applied: ${applied.join(', ')}\n` : 'The database is up to date.\n',
  );
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
