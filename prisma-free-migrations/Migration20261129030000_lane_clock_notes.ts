import { Migration } from '@mikro-orm/migrations';

/** What was done, which the virtual time follows no further than to the first job that waits. */
export class Migration20261129030000_lane_clock_notes extends Migration {
  override up(): void {
    this.addSql(`alter table "lane_clocks" add column "done_ms" double precision not null default 0,
      add column "noted_ms" double precision not null default 0,
      add column "noted_at" timestamptz not null default now()`);
  }
}
