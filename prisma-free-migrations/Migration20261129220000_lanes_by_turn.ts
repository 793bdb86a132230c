import { Migration } from '@mikro-orm/migrations';

/** Waiting jobs in their order: of an index over all jobs, statistics of a moment ago make PostgreSQL read the whole queue. */
export class Migration20261129220000_lanes_by_turn extends Migration {
  override up(): void {
    this.addSql(
      `create index "lane_jobs_waiting_index" on "lane_jobs" ("queue", "tag_ms") where "started_at" is null`,
    );
    this.addSql(`drop index "lane_jobs_queue_tag_ms_index"`);
  }
}
