import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { PlateRun } from '@shared/infra/database/entities/plate-run.entity.js';
import type { Polymer } from '@shared/domain/contract/enums.js';
import {
  mostPlates,
  type PaceOfPolymers,
  type PlateRun as Run,
  slowestPaces,
} from '@shared/domain/estimate/machine-pace.js';
import { type AnswerSource, CachedValue } from '../endpoint/answers/cached-value.js';

/** Older plates are ignored: the machines have changed since. */
const memoryDays = 365;

/** How long a machine takes with a polymer, beside the estimates. */
export interface MachinePaceView {
  /** The workshop's name for it. */
  machine: string;
  /** The polymer. */
  polymer: Polymer;
  /** Its time relative to the estimate; `null` until there are enough plates. */
  pace: number | null;
  /** Its latest plates, oldest first. */
  points: { estimatedMinutes: number; actualMinutes: number; at: string }[];
}

/** The pace of the workshop's machines relative to the estimate. Dates use it; prices never do. */
@Injectable()
export class MachinePacesService {
  private readonly held: CachedValue<PaceOfPolymers>;
  /** The paces, for answers that are made of them. */
  readonly source: AnswerSource;

  constructor(
    private readonly em: EntityManager,
    @Inject(SETTINGS) { timeLimits }: ProcessSettings,
  ) {
    this.held = new CachedValue(() => this.learn(), timeLimits.catalogueFreshMs);
    this.source = this.held;
  }

  /** The current paces for dates, cached for a few seconds: another process may have recorded a plate. */
  current(): Promise<PaceOfPolymers> {
    return this.held.get();
  }

  /**
   * Records a printed plate and the hours that an operator entered for it. `estimatedSeconds` is the sum of the
   * estimates of all that lay on it, before any pace.
   *
   * @throws RangeError on times that are not positive whole seconds
   */
  async record(run: Run, em: EntityManager = this.em.fork()): Promise<void> {
    for (const seconds of [run.estimatedSeconds, run.actualSeconds]) {
      if (!Number.isSafeInteger(seconds) || seconds <= 0)
        throw new RangeError(`${seconds} s is no print time.`);
    }
    em.create(PlateRun, run);
    await em.flush();
    this.held.forget();
  }

  /** Each machine and polymer with its latest plates, oldest first, and the pace that was learnt from them. */
  async list(): Promise<MachinePaceView[]> {
    const rows = await this.em.execute<PointRow[]>(
      `select machine, polymer, estimated_seconds, actual_seconds, created_at from (
         select *, row_number() over (partition by machine, polymer order by created_at desc, id desc) as latest
         from plate_runs where created_at > now() - interval '${memoryDays} days'
       ) as plates where latest <= ? order by machine, polymer, created_at, id limit 5000`,
      [mostPlates],
    );
    const groups = Map.groupBy(rows, ({ machine, polymer }) => `${machine}\n${polymer}`);
    return [...groups.values()].map((own): MachinePaceView => {
      const { machine, polymer } = own[0]!;
      const runs = own.map((row) => ({
        ...{ machine, polymer },
        estimatedSeconds: row.estimated_seconds,
        actualSeconds: row.actual_seconds,
      }));
      return {
        ...{ machine, polymer },
        pace: slowestPaces(runs)[polymer] ?? null,
        points: own.map((row) => ({
          estimatedMinutes: Math.round(row.estimated_seconds / 60),
          actualMinutes: Math.round(row.actual_seconds / 60),
          at: new Date(row.created_at).toISOString(),
        })),
      };
    });
  }

  private async learn(): Promise<PaceOfPolymers> {
    const rows = await this.em.execute<Row[]>(
      `select machine, polymer, estimated_seconds, actual_seconds from (
         select *, row_number() over (partition by machine, polymer order by created_at desc, id desc) as latest
         from plate_runs where created_at > now() - interval '${memoryDays} days'
       ) as plates where latest <= ? order by created_at, id`,
      [mostPlates],
    );
    return slowestPaces(
      rows.map(({ machine, polymer, estimated_seconds, actual_seconds }) => ({
        machine,
        polymer,
        estimatedSeconds: estimated_seconds,
        actualSeconds: actual_seconds,
      })),
    );
  }
}

interface PointRow extends Row {
  created_at: Date;
}

interface Row extends Pick<Run, 'machine' | 'polymer'> {
  estimated_seconds: number;
  actual_seconds: number;
}
