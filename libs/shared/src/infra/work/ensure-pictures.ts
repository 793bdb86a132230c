import type { EntityManager } from '@mikro-orm/postgresql';
import { pictureLook } from './part-pictures.js';
import { runSqlAlone } from '../database/run-sql.js';
import type { WorkOutbox } from './work-outbox.js';

/**
 * Makes sure that measured contents are drawn, or about to be; those that cannot be drawn in this look stay so. One
 * statement, which also settles a race: of several callers one asks for the picture.
 */
export async function ensurePictures(
  em: EntityManager,
  outbox: WorkOutbox,
  contentHashes: readonly string[],
): Promise<void> {
  const rows = await runSqlAlone<{ content_hash: string }>(
    em,
    `insert into part_pictures as p (content_hash, look, status, attempts, created_at)
     select distinct content_hash, $1::int, 'pending', 0, now() from unnest($2::text[]) as asked(content_hash) order by 1
     on conflict (content_hash) do update set look = excluded.look, status = 'pending', attempts = 0, finished_at = null
       where p.status <> 'pending' and p.look < excluded.look
     returning content_hash`,
    [pictureLook, contentHashes],
  );
  for (const row of rows) await outbox.written(em, 'parts.picture', { contentHash: row.content_hash });
}
