import type { EntityManager } from '@mikro-orm/postgresql';
import type { MeshFormat } from '@shared/domain/contract/enums.js';
import type { UploadedFile } from '@shared/infra/database/entities/uploaded-file.entity.js';
import { lateSeconds, NotNowError } from '../not-now.js';

/** From these sizes on a file may take a thread for a good part of a second; 3MF is packed, up to 250 times smaller. */
export const heavyBytes: Record<MeshFormat, number> = { stl: 10e6, obj: 10e6, '3mf': 2e5 };

/** How long a heavy file that must wait is delayed. */
const pauseMs = 500;

/**
 * While other accounts wait, all workers together measure one heavy file of an account at a time. Reads from the rows
 * what is in flight and what waits; two files that begin at the same moment may both pass.
 *
 * @throws {NotNowError}
 */
export async function letOthersGoFirst(
  { contentHash, sizeBytes, format, user }: UploadedFile,
  kernelVersion: string,
  em: EntityManager,
): Promise<void> {
  if (sizeBytes < heavyBytes[format]) return;
  const [found] = await em.execute<{ waits: boolean }[]>(
    `select exists (
       select 1 from file_analyses a join uploaded_files f on f.content_hash = a.content_hash
       where a.status = 'pending' and a.is_alone is not null and a.kernel_version = ? and a.content_hash <> ?
         and f.user_id = ?
         and f.size_bytes >= case f.format when 'stl' then ? when 'obj' then ? else ? end
     ) and exists (
       select 1 from file_analyses a join uploaded_files f on f.content_hash = a.content_hash
       where a.status = 'pending' and a.is_alone is null and a.kernel_version = ? and f.user_id <> ?
         and a.created_at > now() - make_interval(secs => ?)
     ) as waits`,
    [
      ...[kernelVersion, contentHash, user.id, heavyBytes.stl, heavyBytes.obj, heavyBytes['3mf']],
      ...[kernelVersion, user.id, lateSeconds],
    ],
  );
  if (found?.waits === true) throw new NotNowError(pauseMs);
}
