import type { EntityManager } from '@mikro-orm/postgresql';
import type { UploadedFile } from '@shared/infra/database/entities/uploaded-file.entity.js';
import { runSqlAlone } from '@shared/infra/database/run-sql.js';
import type { MeshTask } from '../analysis/mesh-threads.js';
import { ThreadError, type ThreadFailure } from '../thread-failure.js';

/** All of a content are found first: a plan that looked for the newest of all files would read most of them. */
const newestSql = `with same as materialized (
    select id, key, size_bytes as "sizeBytes", format, unit from uploaded_files where content_hash = $1
  ) select * from same order by id desc limit 1`;

type Upload = Pick<UploadedFile, 'id' | 'key' | 'sizeBytes' | 'format' | 'unit'>;

/**
 * Has the newest upload of a content read by a thread. If it is deleted meanwhile, another upload of the same content is
 * read.
 *
 * @returns the thread's reply; `null` once no upload has the content: who asks anew uploads it anew.
 * @throws {ThreadError} the file is there and could not be read.
 */
export async function readUpload<Reply extends { outcome: string }>(
  em: EntityManager,
  contentHash: string,
  read: (task: MeshTask) => Promise<Reply | ThreadFailure>,
): Promise<Exclude<Reply, ThreadFailure> | null> {
  for (;;) {
    const [upload] = await runSqlAlone<Upload>(em, newestSql, [contentHash]);
    if (upload === undefined) return null;
    const { id, ...task } = upload;
    const reply = await read(task);
    if (reply.outcome !== 'error') return reply as Exclude<Reply, ThreadFailure>;
    // A deletion takes the file first and then the row: its end is awaited.
    const [row] = await em.execute('select id from uploaded_files where id = ? for key share', [id]);
    if (row !== undefined) throw new ThreadError(reply as ThreadFailure);
  }
}
