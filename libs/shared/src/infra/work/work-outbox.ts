import type { EntityManager, EventArgs, EventSubscriber } from '@mikro-orm/core';
import { Logger } from '@nestjs/common';
import type { JobQueue } from '../queue/job-queue.js';
import { type JobPayloads, jobs, subjectOf, type WorkName } from '../queue/jobs.js';
import { payloadOf, workNames, workTable } from './work-table.js';
import type { WorkTally } from './work-tally.js';

/** MikroORM's transaction event; its own type leaves `transaction` untyped. */
interface TransactionEvent {
  em: EntityManager;
  transaction?: { savepointName?: string };
}

interface Work {
  name: WorkName;
  payload: JobPayloads[WorkName];
}

/**
 * Enqueues the job of each row that a commit left pending. Rows written through the unit of work or by an upsert need no
 * call; those of other statements need {@link WorkOutbox.written}. The commit waits until the queue has the job, so that a
 * crash right after an answer delays nothing; it does not wait for unhurried work. If the queue is unavailable, the requeue
 * job finds the row later.
 */
export class WorkOutbox implements EventSubscriber {
  private readonly logger = new Logger(WorkOutbox.name);
  /** Work to enqueue after the commit, by transaction, or by unit of work if that makes its own. */
  private readonly uncommitted = new WeakMap<object, Work[]>();
  /** The transaction around a savepoint, by the savepoint's entity manager. */
  private readonly around = new WeakMap<object, object>();

  constructor(
    private readonly jobQueue: JobQueue,
    private readonly tally: WorkTally | null,
  ) {}

  getSubscribedEntities() {
    return workNames.map((name) => workTable[name].entity);
  }

  afterCreate(args: EventArgs<object>): void {
    this.note(args);
  }

  afterUpdate(args: EventArgs<object>): void {
    this.note(args);
  }

  async afterUpsert(args: EventArgs<object>): Promise<void> {
    this.note(args);
    // A statement outside a transaction is already committed.
    if (!args.em.isInTransaction()) await this.release(args.em);
  }

  beforeTransactionStart({ em, transaction }: TransactionEvent): void {
    if (transaction !== undefined) this.around.set(em, transaction);
  }

  async afterTransactionCommit({ em, transaction }: TransactionEvent): Promise<void> {
    const outer = transaction?.savepointName === undefined ? undefined : this.around.get(em);
    for (const scope of [transaction, em]) {
      if (scope === undefined) continue;
      if (outer === undefined) await this.release(scope);
      else this.add(outer, this.take(scope));
    }
  }

  afterTransactionRollback({ em, transaction }: TransactionEvent): void {
    for (const scope of [transaction, em]) if (scope !== undefined) this.take(scope);
  }

  /** A statement of the caller's own has written a pending row: its job is enqueued as those of other rows are. */
  async written<Name extends WorkName>(
    em: EntityManager,
    name: Name,
    payload: JobPayloads[Name],
  ): Promise<void> {
    const transaction = em.getTransactionContext<object>();
    const scope = transaction ?? {};
    this.add(scope, [{ name, payload }]);
    if (transaction === undefined) await this.release(scope);
  }

  private note({ em, entity, meta, changeSet }: EventArgs<object>): void {
    for (const name of workNames) {
      const { entity: kind, status, after } = workTable[name];
      if (meta.class !== kind) continue;
      const row = entity as Record<string, unknown>;
      const isNew =
        changeSet === undefined || status === undefined || Object.hasOwn(changeSet.payload, status);
      // A row that depends on another is enqueued when that one is settled.
      const waits = after !== undefined && isPending(row[after.property], workTable[after.work].status);
      if (!isPending(row, status) || !isNew || waits) continue;
      const scope: object = em.getTransactionContext<object>() ?? em;
      this.add(scope, [{ name, payload: payloadOf(name, entity) }]);
    }
  }

  private take(scope: object): Work[] {
    const works = this.uncommitted.get(scope) ?? [];
    this.uncommitted.delete(scope);
    return works;
  }

  private add(scope: object, works: readonly Work[]): void {
    this.uncommitted.set(scope, [...this.take(scope), ...works]);
  }

  private async release(scope: object): Promise<void> {
    const enqueued = this.take(scope).map(async ({ name, payload }) => {
      this.tally?.added(name, subjectOf(name, payload));
      if (jobs[name].isUnhurried) this.jobQueue.enqueueSoon(name, payload);
      else
        await this.jobQueue.enqueue(name, payload).catch((error: unknown) => {
          this.logger.warn(
            { job: name, ...payload, err: error },
            'Job not enqueued; the next requeue retries it',
          );
        });
    });
    await Promise.all(enqueued);
  }
}

function isPending(row: unknown, status: string | undefined): boolean {
  if (status === undefined) return true;
  return typeof row === 'object' && row !== null && (row as Record<string, unknown>)[status] === 'pending';
}

/** Makes every commit of this process enqueue the jobs of its pending rows, and count them if there is a tally. */
export function enqueueAfterCommit(
  em: EntityManager,
  jobQueue: JobQueue,
  tally: WorkTally | null = null,
): WorkOutbox {
  const outbox = new WorkOutbox(jobQueue, tally);
  em.getEventManager().registerSubscriber(outbox);
  return outbox;
}
