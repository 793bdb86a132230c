import { Migration } from '@mikro-orm/migrations';

/** What was done, which the virtual time follows no further than to the first job that waits its turn. */
export class Migration20261129030000_held_lane_clocks extends Migration {
  override up(): void {
    this.addSql(`alter table "lane_clocks" add column "done_ms" double precision not null default 0,
      add column "held_ms" double precision null, add column "held_at" timestamptz not null default now()`);
    this.addSql(`alter table "lane_jobs" add column "is_put_off" boolean not null default false`);
  }
}
