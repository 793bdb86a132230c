import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { businessDay } from '@shared/domain/contract/business-time.js';
import { gathered } from '@shared/infra/database/gathered.js';
import { KeptReading } from '@shared/infra/metrics/kept-reading.js';
import { readDays } from '../../endpoint/lists/day-range.js';
import { MoneyLists } from '../../money/money-lists.service.js';
import { homeTasks, type HomeTask, moneyTask } from './home-tasks.js';
import { MachineTasks, machineTasks } from './machine-tasks.service.js';

/** Something that waits for an operator. */
export interface TaskView {
  /** What is to be done; the console says it in words. */
  task: HomeTask;
  /** How many wait. */
  count: number;
  /** Since when the oldest waits. */
  oldestAt: string;
}

interface TaskRow {
  count: number;
  oldest: Date | null;
}

/** One statement, so that a page takes one connection of the pool. */
const rowTasksSql = Object.entries(homeTasks)
  .map(([task, sql]) => `select '${task}' as task, count, oldest from (${sql}) as one`)
  .join(' union all ');

/** What waits for an operator. */
@Injectable()
export class HomeService {
  /** All pages ask at the same moment, when something has changed; each is answered by what was read after that. */
  private readonly rows = gathered(
    (askers: readonly 'all'[]) => this.readRowTasks().then((tasks) => askers.map(() => tasks)),
    { mostUnderWay: 1 },
  );
  /** It reads all payments of the last month: once a minute for all who look. */
  private readonly mismatches = new KeptReading(() => this.money.countMismatches(readDays({})), 60_000);

  constructor(
    private readonly em: EntityManager,
    private readonly machines: MachineTasks,
    private readonly money: MoneyLists,
  ) {}

  /** In the order in which it is to be done: machines first, as all else needs them. What does not wait is left out. */
  async tasks(): Promise<TaskView[]> {
    const [machines, rows, mismatches] = await Promise.all([
      this.machines.find(),
      this.rows('all'),
      this.mismatches.value(),
    ]);
    const found = machineTasks.flatMap((task) => {
      const waiting = machines[task];
      return waiting === null ? [] : [{ task, count: waiting.count, oldestAt: waiting.oldest.toISOString() }];
    });
    return [...found, ...rows, ...this.taskOf(moneyTask, mismatches)];
  }

  private async readRowTasks(): Promise<TaskView[]> {
    const rows = await this.em
      .fork()
      .execute<(TaskRow & { task: HomeTask })[]>(rowTasksSql, [businessDay(new Date())]);
    const found = new Map(rows.map((row) => [row.task, row]));
    const tasks = Object.keys(homeTasks) as HomeTask[];
    return tasks.flatMap((task) => this.taskOf(task, found.get(task) ?? null));
  }

  private taskOf(task: HomeTask, row: TaskRow | null): TaskView[] {
    if (row === null || row.count === 0 || row.oldest === null) return [];
    return [{ task, count: row.count, oldestAt: new Date(row.oldest).toISOString() }];
  }
}
