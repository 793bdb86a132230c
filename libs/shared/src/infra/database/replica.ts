import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { OnApplicationShutdown } from '@nestjs/common';
import { ormOptions } from './orm-options.js';

const lookEveryMs = 1_000;

/** A replica that is further behind is not asked. */
const mostBehindMs = 5_000;

/** Most that a connection and a read may take, which the replica itself ends then: the primary is asked. */
const statementMs = 2_000;

/** By how much the clocks of API processes may differ. */
const clocksDifferMs = 1_000;

/** Where the log is written may be behind what others see: a commit that waits for no disk is seen before. */
const insertedLsn = 'pg_current_wal_insert_lsn()';

/** One that was promoted keeps the place where its replay ended. */
const replayedLsn = '(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end)';

interface Place {
  /** When the primary was there. */
  atMs: number;
  lsn: bigint;
}

/** A place in the write-ahead log, as PostgreSQL writes it: `16/B374D848`. */
function lsnOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/**
 * A streaming replica of the database, asked only for what it certainly has. Once a second the primary is asked where
 * its log is, and the replica how far it has come: so its age is known without its clock, also while it is cut off.
 */
export class Replica implements OnApplicationShutdown {
  private readonly orm: MikroORM;
  private readonly places: Place[] = [];
  private readonly timer: NodeJS.Timeout;
  private hasAllUntilMs = -Infinity;
  /** The place that the replica had at the last look; `null` before the first. */
  private reached: bigint | null = null;
  private looking: Promise<void> | null = null;

  /** It connects when it is first asked: its absence delays no start. */
  constructor(
    private readonly primary: EntityManager,
    replicaUrl: string,
  ) {
    this.orm = new MikroORM(ormOptions(replicaUrl, { statementMs, isDirect: true }));
    this.timer = setInterval(() => void this.look(), lookEveryMs).unref();
  }

  /** How old the replica's state is at most, in milliseconds; `Infinity` if that is unknown. */
  get behindMs(): number {
    return Date.now() - this.hasAllUntilMs;
  }

  /**
   * An entity manager on the replica, or `null` while that is too far behind or may lack what was written.
   *
   * @param wroteAtMs when the caller wrote last
   */
  emFor(wroteAtMs: number): EntityManager | null {
    const isRecent = this.behindMs <= mostBehindMs;
    if (!isRecent || wroteAtMs + clocksDifferMs >= this.hasAllUntilMs) return null;
    // Within a request a fork would otherwise be one of its own entity manager, on the primary.
    return this.orm.em.fork({ disableContextResolution: true });
  }

  /**
   * Whether a process may read from it what lacks what the primary had then. This one may not ask it at the moment, and another
   * one may: but none asks it that is further behind.
   */
  mayLack(atMs: number): boolean {
    return this.hasAllUntilMs < atMs && Date.now() - atMs <= mostBehindMs + clocksDifferMs;
  }

  /** The replica has failed: it is not asked before it has answered again. */
  distrust(): void {
    this.hasAllUntilMs = -Infinity;
  }

  private forgetPlaces(): void {
    this.places.length = 0;
    this.distrust();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
    await this.orm.close();
  }

  /** One look at a time: a replica that hangs gathers none. */
  look(): Promise<void> {
    this.looking ??= this.compare()
      .catch(() => this.distrust())
      .finally(() => {
        this.looking = null;
      });
    return this.looking;
  }

  private async compare(): Promise<void> {
    const atMs = Date.now();
    const ofPrimary = await read(this.primary, insertedLsn);
    const lsn = lsnOf(ofPrimary.lsn ?? '');
    const { reached: before } = this;
    const ofReplica = await read(this.orm.em, replayedLsn);
    // One that was promoted goes ways of its own, and another server has other data.
    if (ofReplica.lsn === null || ofReplica.system !== ofPrimary.system) return this.distrust();
    const reached = (this.reached = lsnOf(ofReplica.lsn));
    // A primary that is not yet where the replica was before has come after another one, whose end the replica follows.
    if (before === null || before > lsn) return this.forgetPlaces();
    this.places.push({ atMs, lsn });
    while (this.places[0] !== undefined && this.places[0].lsn <= reached) {
      this.hasAllUntilMs = this.places.shift()!.atMs;
    }
    // Older ones say no more than that it is too far behind.
    while (this.places.length * lookEveryMs > 60_000) this.places.shift();
  }
}

async function read(em: EntityManager, lsn: string): Promise<{ lsn: string | null; system: string }> {
  const [row] = await em
    .fork({ disableContextResolution: true })
    .execute<[{ lsn: string | null; system: string }]>(
      `select ${lsn}::text as lsn, system_identifier::text as system from pg_control_system()`,
    );
  return row;
}
