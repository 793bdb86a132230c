import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Client } from 'pg';
import { projectRoot } from '../config/project-root.js';

/** The web apps whose pages load programs. */
const webApps = ['storefront', 'console'] as const;
export type WebApp = (typeof webApps)[number];

/** How long a page may be open after the release that it is of, in days. */
const keptDays = 30;

const packed = promisify(gzip);

/**
 * Writes the programs of this release's pages beside those of the releases before. While one is rolled out beside another, a
 * page of either asks any process for its programs, whose names change with their content.
 *
 * @param client nobody else publishes meanwhile
 */
export async function publishPrograms(client: Client): Promise<void> {
  const at = new Date();
  for (const app of webApps) {
    const folder = join(projectRoot, 'dist/apps', app);
    // An image without web apps, such as a worker's own, publishes none.
    const names = (await readdir(folder).catch(() => [])).filter((name) => !/\.(br|gz|json)$/.test(name));
    // The release that this one may take the place of ends now; those before it have ended.
    await client.query(
      `update program_files set published_at = $2 where app = $1
         and published_at = (select max(published_at) from program_files where app = $1)`,
      [app, new Date(at.getTime() - 1)],
    );
    const { rows } = await client.query<{ name: string }>(
      'update program_files set published_at = $3 where app = $1 and name = any($2) returning name',
      [app, names, at],
    );
    const known = new Set(rows.map(({ name }) => name));
    for (const name of names.filter((one) => !known.has(one))) {
      await client.query(
        'insert into program_files (app, name, content, published_at) values ($1, $2, $3, $4)',
        [app, name, await packed(await readFile(join(folder, name))), at],
      );
    }
  }
  await client.query(`delete from program_files where published_at < now() - $1 * interval '1 day'`, [
    keptDays,
  ]);
}

/** A program of any release, packed by gzip; `null` for one that was never published, or too long ago. */
export async function publishedProgram(em: EntityManager, app: WebApp, name: string): Promise<Buffer | null> {
  const [row] = await em.execute<{ content: Buffer }[]>(
    'select content from program_files where app = ? and name = ?',
    [app, name],
  );
  return row?.content ?? null;
}
