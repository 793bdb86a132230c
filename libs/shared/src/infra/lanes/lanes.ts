import type { EntityManager } from '@mikro-orm/postgresql';
import { awaitedFactor, priorityOf } from '../../domain/lanes/fair-queue.js';
import { runSqlAlone } from '../database/run-sql.js';
import { jobs } from '../queue/jobs.js';
import type { LaneJobName } from './lane-work.js';
import { placeSql, takenBackSql } from './place-sql.js';

/** A job's place among those of its queue. */
export interface LanePlace {
  priority: number;
  /** It may be in its queue already, behind this place: somebody waits for it now. */
  isMovedUp: boolean;
  /** There are others in its queue, none of its owner in flight, and it comes before those that wait. */
  isFirst: boolean;
}

interface PlacedRow {
  subject: string;
  tag_ms: number;
  base_ms: number;
  is_moved_up: boolean;
  is_first: boolean;
  owner: string;
  /** What moved its owner's lane for nothing: another call placed the job sooner at the same time. */
  over_ms: number;
}

/** Gives jobs their places by start-time fair queueing over the accounts that they are for. */
export class Lanes {
  constructor(private readonly em: EntityManager) {}

  /**
   * Places jobs, in this order, behind those of the same owners. A job that has its place keeps it, unless somebody waits for
   * it now and its owner's other lane, or that of another owner of its content, has an earlier one. What belongs to several
   * accounts counts for the one whose lane is served next.
   *
   * @returns the place of each job whose row exists
   */
  async place(
    name: LaneJobName,
    subjects: readonly string[],
    { isAwaited }: { isAwaited: boolean },
  ): Promise<Map<string, LanePlace>> {
    const { queue } = jobs[name];
    const factor = isAwaited ? awaitedFactor : 1;
    const values = [name, queue, isAwaited, factor, subjects];
    const rows = await runSqlAlone<PlacedRow>(this.em, placeSql(name), values);
    const over = rows.filter((row) => row.over_ms > 0);
    if (over.length > 0) await runSqlAlone(this.em, takenBackSql, [queue, isAwaited, JSON.stringify(over)]);
    return new Map(
      rows.map(({ subject, tag_ms, base_ms, is_moved_up, is_first }) => [
        subject,
        { priority: priorityOf(tag_ms, base_ms), isMovedUp: is_moved_up, isFirst: is_first },
      ]),
    );
  }
}
