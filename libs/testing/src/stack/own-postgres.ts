import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgres } from '@shared/infra/embedded/embedded-postgres.js';

/**
 * A PostgreSQL server for one run of a command. It ends with the run, and its folder goes with it.
 *
 * @param run its folder holds the server's log, `server.log`.
 * @param parentFolder where the folder is made.
 */
export async function withOwnPostgres(
  run: (postgres: EmbeddedPostgres, folder: string) => Promise<void>,
  parentFolder = tmpdir(),
): Promise<void> {
  const folder = await mkdtemp(join(parentFolder, 'instant-fdm-run-'));
  const postgres = await EmbeddedPostgres.start(folder, { isDisposable: true });
  try {
    await run(postgres, folder);
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
