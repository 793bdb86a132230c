import { Migration } from '@mikro-orm/migrations';

/**
 * Waiting jobs in their order, those that are put off apart: by an index over all jobs, PostgreSQL reads the whole queue each
 * second, or all that is put off. And when a queue was last looked at for lanes in arrears, which one process does for all.
 */
export class Migration20261129220000_lanes_by_turn extends Migration {
  override up(): void {
    this.addSql(
      `create index "lane_jobs_waiting_index" on "lane_jobs" ("queue", "is_put_off", "tag_ms") where "started_at" is null`,
    );
    this.addSql(`alter table "lane_clocks" add column "looked_at" timestamptz not null default now()`);
    this.addSql(`drop index "lane_jobs_queue_tag_ms_index"`);
  }
}
