import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { kernelVersion } from '@kernel/version.js';
import { mailRequestLifetimeMs } from '@shared/domain/accounts/account-bounds.js';
import { exportRetentionMs } from '@shared/domain/accounts/export-bounds.js';
import { contactRetentionDays, mailRetentionDays, maxSessions } from '@shared/domain/contract/limits.js';
import { databaseNow } from '@shared/infra/database/database-now.js';
import { sweepLanes } from '@shared/infra/lanes/sweep-lanes.js';
import { FILE_STORAGE, type FileStorage } from '@shared/infra/storage/file-storage.js';
import type { JobHandler } from '../work/job-handlers.js';
import { removeUnproved } from '../accounts/remove-unproved.js';
import { dropPlateFiles } from '../making/drop-plate-files.js';
import { overdueUploads, sweepUploads } from '../uploads/sweep-uploads.js';
import { deleteInLots } from './delete-in-lots.js';
import { deleteLeftovers, leaveObjects, leaveUnregistered } from './leftovers.js';
import { storedKeySql } from './stored-keys.js';
import { sweepHistory } from './sweep-history.js';

const hourMs = 3_600_000;

/** A quote's PDF is rendered again on request; an invoice's is kept. */
const quoteDocumentMs = 24 * hourMs;
/** One that was drawn anew since, for another name or address of its buyer: each change makes one more. */
const supersededMs = hourMs;
/** Of proposals, of which what was accepted has become plates. */
const planRetentionMs = 30 * 24 * hourMs;
const batchSize = 500;

/** Deletes expired rows and what interrupted uploads left in the storage. */
@Injectable()
export class SweepHandler implements JobHandler<'maintenance.sweep'> {
  constructor(@Inject(FILE_STORAGE) private readonly storage: FileStorage) {}

  async handle(_payload: Record<string, never>, em: EntityManager): Promise<void> {
    const now = await databaseNow(em.fork());
    const agoOf = (ms: number) => new Date(now.getTime() - ms);
    await deleteInLots(em, 'sessions', 'expires_at < ?', [now]);
    await endOldestSessions(em);
    await deleteInLots(em, 'one_time_links', 'expires_at < ?', [agoOf(24 * hourMs)]);
    await deleteInLots(em, 'rate_counters', 'window_ends_at < ?', [now]);
    await deleteInLots(em, 'attempt_counters', 'window_ends_at < ?', [now]);
    await deleteInLots(em, 'sign_ups', 'expires_at < ?', [now]);
    await removeUnproved(em);
    await deleteInLots(em, 'mail_requests', 'created_at < ?', [agoOf(mailRequestLifetimeMs)]);
    await deleteInLots(em, 'idempotent_answers', 'expires_at < ?', [now]);
    const oldMail = agoOf(mailRetentionDays * 24 * hourMs);
    await deleteInLots(em, 'outbound_mails', `status <> 'pending' and created_at < ?`, [oldMail]);
    const oldMessage = agoOf(contactRetentionDays * 24 * hourMs);
    await deleteInLots(em, 'contact_messages', `status <> 'open' and updated_at < ?`, [oldMessage]);
    await deleteInLots(em, 'worker_heartbeats', 'seen_at < ?', [agoOf(hourMs)]);
    const oldDocument = agoOf(quoteDocumentMs);
    const shortLived = `kind in ('quote', 'packingSlip') and created_at < ?`;
    await removeStored(em, 'rendered_documents', shortLived, oldDocument);
    const superseded = `kind = 'quote' and created_at < ? and exists (select 1 from rendered_documents later
      where later.kind = 'quote' and later.subject_id = rendered_documents.subject_id
        and later.locale = rendered_documents.locale and later.id > rendered_documents.id)`;
    await removeStored(em, 'rendered_documents', superseded, agoOf(supersededMs));
    const oldExport = agoOf(exportRetentionMs);
    const runOut = `expires_at < now() or status = 'failed' and created_at < ?`;
    await removeStored(em, 'account_exports', runOut, oldExport);
    await dropPlateFiles(em);
    await deleteInLots(em, 'plate_plans', 'created_at < ?', [agoOf(planRetentionMs)]);
    await removeForeignAnalyses(em);
    await sweepHistory(em);
    await sweepLanes(em);
    await sweepUploads(em, overdueUploads(now));
    await this.storage.removeStaleUploads(agoOf(hourMs));
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
function removeForeignAnalyses(em: EntityManager): Promise<void> {
  const due = `status = 'pending' and kernel_version <> ? and created_at < now() - interval '1 day'`;
  return deleteInLots(em, 'file_analyses', due, [kernelVersion]);
}

/** Ends the oldest sessions of accounts that have more than {@link maxSessions}. */
function endOldestSessions(em: EntityManager): Promise<void> {
  const due = `id in (select id from (
      select id, row_number() over (partition by user_id order by updated_at desc, id desc) as place
      from sessions where user_id in (select user_id from sessions group by user_id having count(*) > ?)
    ) ranked where place > ?)`;
  return deleteInLots(em, 'sessions', due, [maxSessions, maxSessions]);
}
