import type { EntityManager } from '@mikro-orm/postgresql';
import { UploadedFile } from '@shared/infra/database/entities/uploaded-file.entity.js';
import type { MeshTask } from '../analysis/mesh-threads.js';
import { ThreadError, type ThreadFailure } from '../thread-failure.js';

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
    const upload = await em.findOne(UploadedFile, { contentHash }, { orderBy: { id: 'desc' } });
    if (upload === null) return null;
    const { id, key, sizeBytes, format, unit } = upload;
    const reply = await read({ key, sizeBytes, format, unit });
    if (reply.outcome !== 'error') return reply as Exclude<Reply, ThreadFailure>;
    // A deletion takes the file first and then the row: its end is awaited.
    const [row] = await em.execute('select id from uploaded_files where id = ? for key share', [id]);
    if (row !== undefined) throw new ThreadError(reply as ThreadFailure);
  }
}
