import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { kernelVersion } from '@kernel/version.js';
import { mailRequestLifetimeMs } from '@shared/domain/accounts/account-bounds.js';
import { exportRetentionMs } from '@shared/domain/accounts/export-bounds.js';
import { contactRetentionDays, mailRetentionDays, maxSessions } from '@shared/domain/contract/limits.js';
import { AttemptCounter } from '@shared/infra/database/entities/attempt-counter.entity.js';
import { ContactMessage } from '@shared/infra/database/entities/contact-message.entity.js';
import { IdempotentAnswer } from '@shared/infra/database/entities/idempotent-answer.entity.js';
import { MailRequest } from '@shared/infra/database/entities/mail-request.entity.js';
import { OneTimeLink } from '@shared/infra/database/entities/one-time-link.entity.js';
import { OutboundMail } from '@shared/infra/database/entities/outbound-mail.entity.js';
import { RateCounter } from '@shared/infra/database/entities/rate-counter.entity.js';
import { Session } from '@shared/infra/database/entities/session.entity.js';
import { SignUp } from '@shared/infra/database/entities/sign-up.entity.js';
import { WorkerHeartbeat } from '@shared/infra/database/entities/worker-heartbeat.entity.js';
import { sweepLanes } from '@shared/infra/lanes/sweep-lanes.js';
import { JobQueue } from '@shared/infra/queue/job-queue.js';
import { FILE_STORAGE, type FileStorage } from '@shared/infra/storage/file-storage.js';
import type { JobHandler } from '../work/job-handlers.js';
import { removeUnproved } from '../accounts/remove-unproved.js';
import { overdueUploads, sweepUploads } from '../uploads/sweep-uploads.js';
import { deleteLeftovers, leaveObjects, leaveUnregistered } from './leftovers.js';
import { storedKeySql } from './stored-keys.js';
import { sweepHistory } from './sweep-history.js';

const hourMs = 3_600_000;

/** A quote's PDF is rendered again on request; an invoice's is kept. */
const quoteDocumentMs = 24 * hourMs;
const batchSize = 500;

/** Deletes expired rows and what interrupted uploads left in the storage. */
@Injectable()
export class SweepHandler implements JobHandler<'maintenance.sweep'> {
  constructor(
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
    private readonly jobQueue: JobQueue,
  ) {}

  async handle(_payload: Record<string, never>, em: EntityManager): Promise<void> {
    const now = new Date();
    await em.nativeDelete(Session, { expiresAt: { $lt: now } });
    await endOldestSessions(em);
    await em.nativeDelete(OneTimeLink, { expiresAt: { $lt: new Date(now.getTime() - 24 * hourMs) } });
    await em.nativeDelete(RateCounter, { windowEndsAt: { $lt: now } });
    await em.nativeDelete(AttemptCounter, { windowEndsAt: { $lt: now } });
    await em.nativeDelete(SignUp, { expiresAt: { $lt: now } });
    await removeUnproved(em);
    const oldRequest = new Date(now.getTime() - mailRequestLifetimeMs);
    await em.nativeDelete(MailRequest, { createdAt: { $lt: oldRequest } });
    await em.nativeDelete(IdempotentAnswer, { expiresAt: { $lt: now } });
    const oldMail = new Date(now.getTime() - mailRetentionDays * 24 * hourMs);
    await em.nativeDelete(OutboundMail, { status: { $ne: 'pending' }, createdAt: { $lt: oldMail } });
    const oldMessage = new Date(now.getTime() - contactRetentionDays * 24 * hourMs);
    await em.nativeDelete(ContactMessage, { status: { $ne: 'open' }, updatedAt: { $lt: oldMessage } });
    await em.nativeDelete(WorkerHeartbeat, { seenAt: { $lt: new Date(now.getTime() - hourMs) } });
    const oldDocument = new Date(now.getTime() - quoteDocumentMs);
    const shortLived = `kind in ('quote', 'packingSlip') and created_at < ?`;
    await removeStored(em, 'rendered_documents', shortLived, oldDocument);
    const oldExport = new Date(now.getTime() - exportRetentionMs);
    const runOut = `expires_at < now() or status = 'failed' and created_at < ?`;
    await removeStored(em, 'account_exports', runOut, oldExport);
    await removeForeignAnalyses(em);
    await sweepHistory(em);
    await sweepLanes(em);
    await sweepUploads(em, overdueUploads());
    await this.jobQueue.trimDone();
    await this.storage.removeStaleUploads(new Date(now.getTime() - hourMs));
    await leaveUnregistered(em);
    await deleteLeftovers(em, this.storage);
  }
}

/**
 * Deletes rows of stored objects, and notes those objects.
 *
 * @param due SQL of the rows, which names `before` as `?`
 */
async function removeStored(
  em: EntityManager,
  table: keyof typeof storedKeySql,
  due: string,
  before: Date,
): Promise<void> {
  for (let count = batchSize; count === batchSize;) {
    count = await em.fork().transactional(async (tx) => {
      const rows = await tx.execute<{ key: string }[]>(
        `delete from ${table} where id in (select id from ${table} where ${due} limit ? for update skip locked)
         returning ${storedKeySql[table]} as key`,
        [before, batchSize],
      );
      await leaveObjects(
        tx,
        rows.map(({ key }) => key),
      );
      return rows.length;
    });
  }
}

/** What waits for another release's kernel: a day later that runs no more, and if it does, its API asks for the content again. */
async function removeForeignAnalyses(em: EntityManager): Promise<void> {
  await em.execute(
    `delete from file_analyses where status = 'pending' and kernel_version <> ? and created_at < now() - interval '1 day'`,
    [kernelVersion],
  );
}

/** Ends the oldest sessions of accounts that have more than {@link maxSessions}. */
async function endOldestSessions(em: EntityManager): Promise<void> {
  await em.execute(
    `delete from sessions where id in (
       select id from (
         select id, row_number() over (partition by user_id order by updated_at desc, id desc) as place
         from sessions where user_id in (select user_id from sessions group by user_id having count(*) > ?)
       ) ranked where place > ?)`,
    [maxSessions, maxSessions],
  );
}
