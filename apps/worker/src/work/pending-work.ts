import type { Type } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { UnrecoverableError } from 'bullmq';
import { runSqlAlone, runSqlHere } from '@shared/infra/database/run-sql.js';
import { JobQueue } from '@shared/infra/queue/job-queue.js';
import { type JobPayloads, jobs, type WorkName } from '@shared/infra/queue/jobs.js';
import {
  payloadOf,
  type WorkAttempts,
  type WorkRow,
  workable,
  workNames,
  workTable,
} from '@shared/infra/work/work-table.js';
import { asLikelyAsNot, workRows } from '@shared/infra/work/work-rows.js';
import { PausedLanes } from '@shared/infra/lanes/paused-lanes.js';
import { NotNowError } from '../not-now.js';
import { isNoAttempt } from '../thread-failure.js';
import { WorkTurns } from './work-turns.js';

/** What is particular to one kind of work. */
export interface WorkSteps<Name extends WorkName> {
  /** Before the attempt is counted, of rows that count them: may let other work go first, by a `NotNowError`. */
  admit?: () => Promise<void>;
  /** Does the work and settles the row; retried after a failure. One that ends by a `NotNowError` does not count. */
  run: (row: WorkRow<Name>, em: EntityManager) => Promise<unknown>;
  /** Settles the row of work that has failed too often; by default it is `failed`. */
  giveUp?: (row: WorkRow<Name>, em: EntityManager, cause: unknown) => Promise<unknown>;
}

/** As above, of a kind whose rows count attempts. */
type CountedSteps<Name extends WorkName> = WorkSteps<Name> & { attempts: WorkAttempts };

/** How the ORM stores a property. */
interface Mapping {
  fieldNames: string[];
  customType?: Type<unknown>;
}

/** The work has failed too often, and its row says so; the job is not retried. */
export class GivenUpError extends UnrecoverableError {
  override readonly name = 'GivenUpError';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause));
    this.cause = cause;
  }
}

/** Attempts of the work of pending rows, as the work table describes it. */
@Injectable()
export class PendingWork {
  private readonly turns = new Map(workNames.map((name) => [name, new WorkTurns()]));
  private readonly pausedLanes = new PausedLanes();

  constructor(private readonly jobQueue: JobQueue) {}

  /**
   * Attempts the work of a row that is pending, and does nothing for any other, nor while an operator has paused its
   * customer's lane: resuming that enqueues the row again.
   *
   * @returns whether there was something to do.
   * @throws {GivenUpError} after the last attempt; before that, the attempt's own error.
   */
  async attempt<Name extends WorkName>(
    name: Name,
    payload: JobPayloads[Name],
    em: EntityManager,
    steps: WorkSteps<Name>,
  ): Promise<boolean> {
    const { attempts } = workTable[name];
    if (await this.pausedLanes.holds(name, payload, em)) return false;
    const isDone =
      attempts === undefined
        ? await this.underLock(name, payload, em, steps)
        : await this.counted(name, payload, em, { ...steps, attempts });
    if (isDone) await this.enqueueNext(name, payload, em);
    return isDone;
  }

  /**
   * Settles a row, unless another run has done so: deletes it if rows of its kind exist only while they are pending.
   *
   * @param changes its status among them, and no relations
   * @returns whether it was still pending
   */
  async settle<Name extends WorkName>(
    name: Name,
    payload: JobPayloads[Name],
    em: EntityManager,
    changes: Partial<WorkRow<Name>> = {},
  ): Promise<boolean> {
    const { status, attempts } = workTable[name];
    if (status === undefined) return this.remove(name, payload, em);
    const settled = { ...changes, ...(attempts?.alone !== undefined && { [attempts.alone]: null }) };
    const changed = Object.entries(settled).filter(([, value]) => value !== undefined);
    const set = changed.map(([property], place) => `${columnOf(em, name, property)} = $${place + 2}`);
    const values = changed.map(([property, value]) => storedValue(em, name, property, value));
    const text = `${updateSql(name, set)} returning true`;
    return (await runSqlHere(em, text, [jobs[name].idOf(payload), ...values])).length === 1;
  }

  /** Deletes a row whose work has become pointless, unless another run has settled it. @returns whether it was still pending */
  async remove<Name extends WorkName>(
    name: Name,
    payload: JobPayloads[Name],
    em: EntityManager,
  ): Promise<boolean> {
    const { from, match, states } = workRows[name];
    const text = `delete from ${from} using (select $1::text as subject) s
      where ${match} and ${asLikelyAsNot(states.pending)} returning true`;
    return (await runSqlHere(em, text, [jobs[name].idOf(payload)])).length === 1;
  }

  /**
   * Work whose rows count attempts. The attempt is counted before it is made, so that work that kills workers is given
   * up in the end; not if the storage is unavailable or the process stops. Most work is in flight nowhere, and is begun by
   * one statement; a row that this finds in flight was so when its worker died, and is done alone.
   */
  private async counted<Name extends WorkName>(
    name: Name,
    payload: JobPayloads[Name],
    em: EntityManager,
    steps: CountedSteps<Name>,
  ): Promise<boolean> {
    await steps.admit?.();
    const turns = this.turns.get(name)!;
    if (await turns.take(false, () => this.attemptOnce(name, payload, em, steps, false))) return true;
    if (steps.attempts.alone === undefined || (await findRow(name, payload, em, '')) === undefined)
      return false;
    return turns.take(true, () => this.attemptOnce(name, payload, em, steps, true));
  }

  /** @returns whether there was something to do: not for a row that is not pending, or in flight and not to be done alone. */
  private async attemptOnce<Name extends WorkName>(
    name: Name,
    payload: JobPayloads[Name],
    em: EntityManager,
    { attempts, run, giveUp = this.failed(name, payload) }: CountedSteps<Name>,
    isAlone: boolean,
  ): Promise<boolean> {
    const row = await this.begin(name, payload, em, attempts, isAlone);
    if (row === undefined) return false;
    const attempt = valueOf(row, attempts.counter) as number;
    try {
      if (attempt > attempts.max) throw new Error('Each worker that tried was lost');
      await run(row, em);
      return true;
    } catch (error) {
      const isUncounted = isNoAttempt(error) || error instanceof NotNowError;
      if (!isUncounted && attempt >= attempts.max) {
        await giveUp(row, em, error);
        throw new GivenUpError(error);
      }
      await this.giveBack(name, payload, em, attempts, isUncounted);
      throw error;
    }
  }

  /**
   * Work whose rows count nothing: the row is locked meanwhile, so that no two workers do it, and the lock ends with its
   * worker. What `run` writes is committed with the row, or not at all.
   */
  private async underLock<Name extends WorkName>(
    name: Name,
    payload: JobPayloads[Name],
    em: EntityManager,
    { run, giveUp = this.failed(name, payload) }: WorkSteps<Name>,
  ): Promise<boolean> {
    const { since, patienceMs = () => Infinity, refusals } = workTable[name];
    const attempt = em.transactional(async (tx) => {
      const row = await findRow(name, payload, tx, 'for update of t skip locked');
      if (row === undefined) return false;
      try {
        await run(row, tx);
        return true;
      } catch (error) {
        const from = refusals?.is(error) === true ? refusals.since : since;
        // The first refusal is noted after it.
        const fromMs = (valueOf(row, from) as Date | null)?.getTime() ?? Date.now();
        if (Date.now() - fromMs <= patienceMs(error)) throw error;
        await giveUp(row, tx, error);
        return new GivenUpError(error);
      }
    });
    const outcome = await attempt.catch(async (error: unknown) => {
      if (refusals?.is(error)) {
        const column = columnOf(em, name, refusals.since);
        const text = updateSql(name, [`${column} = coalesce(${column}, now())`]);
        await runSqlAlone(em, text, [jobs[name].idOf(payload)]);
      }
      throw error;
    });
    if (outcome instanceof GivenUpError) throw outcome;
    return outcome;
  }

  /**
   * Counts an attempt. One that was made beside other work when the worker died does not count: any of that may have
   * killed it.
   *
   * @returns the row, its attempts those that a worker has begun; `undefined` if it is not pending, or in flight and not
   * to be done alone.
   */
  private async begin<Name extends WorkName>(
    name: Name,
    payload: JobPayloads[Name],
    em: EntityManager,
    attempts: WorkAttempts,
    isAlone: boolean,
  ): Promise<WorkRow<Name> | undefined> {
    const text = beginSql(em, name, attempts, isAlone);
    const [row] = await runSqlAlone<Record<string, unknown>>(em, text, [jobs[name].idOf(payload)]);
    return row && (em.map(workTable[name].entity, row) as WorkRow<Name>);
  }

  /** The row is no longer in flight. */
  private async giveBack<Name extends WorkName>(
    name: Name,
    payload: JobPayloads[Name],
    em: EntityManager,
    { counter, alone }: WorkAttempts,
    isUncounted: boolean,
  ): Promise<void> {
    const counted = columnOf(em, name, counter);
    const changes = isUncounted ? [`${counted} = ${counted} - 1`] : [];
    if (alone !== undefined) changes.push(`${columnOf(em, name, alone)} = null`);
    if (changes.length > 0) await runSqlAlone(em, updateSql(name, changes), [jobs[name].idOf(payload)]);
  }

  /** The usual way to give work up. */
  private failed<Name extends WorkName>(name: Name, payload: JobPayloads[Name]) {
    const changes = { [workTable[name].status!]: 'failed' } as Partial<WorkRow<Name>>;
    return (_row: WorkRow<Name>, em: EntityManager) => this.settle(name, payload, em, changes);
  }

  /** Enqueues the work that depended on this. */
  private async enqueueNext<Name extends WorkName>(
    name: Name,
    payload: JobPayloads[Name],
    em: EntityManager,
  ): Promise<void> {
    for (const next of workNames) {
      const { entity, after } = workTable[next];
      if (after?.work !== name) continue;
      const [id] = Object.values(payload);
      const rows = await em.fork().find(entity, { $and: [{ [after.property]: id }, workable(next)] });
      for (const row of rows) await this.jobQueue.enqueue(next, payloadOf(next, row));
    }
  }
}

/** Two texts a kind at most: connections keep the plan of each. */
function beginSql(
  em: EntityManager,
  name: WorkName,
  { counter, begunAt, alone }: WorkAttempts,
  isAlone: boolean,
): string {
  const column = (property: string) => columnOf(em, name, property);
  const counted = column(counter);
  const more = alone === undefined ? '1' : `case when ${column(alone)} = false then 0 else 1 end`;
  const changes = [`${counted} = ${counted} + ${more}`];
  if (begunAt !== undefined) changes.push(`${column(begunAt)} = now()`);
  if (alone !== undefined) changes.push(`${column(alone)} = ${isAlone}`);
  const isFree = alone === undefined || isAlone ? 'true' : `${column(alone)} is null`;
  return `${updateSql(name, changes, isFree)} returning t.*`;
}

/** Of the pending row whose subject is `$1`: found by its key, however many came to be pending since the planner looked. */
function updateSql(name: WorkName, set: readonly string[], condition = 'true'): string {
  const { from, match, states } = workRows[name];
  return `update ${from} set ${set.join(', ')} from (select $1::text as subject) s
    where ${match} and ${asLikelyAsNot(states.pending)} and ${condition}`;
}

/** The value of a property as the database takes it. */
function storedValue(em: EntityManager, name: WorkName, property: string, value: unknown): unknown {
  const { customType } = mappingOf(em, name, property);
  return customType === undefined ? value : customType.convertToDatabaseValue(value, em.getPlatform());
}

async function findRow<Name extends WorkName>(
  name: Name,
  payload: JobPayloads[Name],
  em: EntityManager,
  lock: '' | 'for update of t skip locked',
): Promise<WorkRow<Name> | undefined> {
  const { from, match, states } = workRows[name];
  const text = `select t.* from ${from}, (select $1::text as subject) s
    where ${match} and ${asLikelyAsNot(states.pending)} ${lock}`;
  const [row] = await runSqlHere<Record<string, unknown>>(em, text, [jobs[name].idOf(payload)]);
  return row && (em.map(workTable[name].entity, row) as WorkRow<Name>);
}

function valueOf(row: object, property: string): unknown {
  return (row as Record<string, unknown>)[property];
}

function columnOf(em: EntityManager, name: WorkName, property: string): string {
  return mappingOf(em, name, property).fieldNames[0]!;
}

function mappingOf(em: EntityManager, name: WorkName, property: string): Mapping {
  const { properties } = em.getMetadata().get(workTable[name].entity);
  return (properties as Record<string, Mapping>)[property]!;
}
