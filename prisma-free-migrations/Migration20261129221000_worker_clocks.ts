import { Migration } from '@mikro-orm/migrations';

/** Heartbeats have the database's time, so that a worker whose clock is behind takes jobs; how far it is off is told beside it. */
export class Migration20261129221000_worker_clocks extends Migration {
  override up(): void {
    this.addSql(
      `alter table "worker_heartbeats" add column "clock_off_ms" double precision not null default 0`,
    );
  }
}
