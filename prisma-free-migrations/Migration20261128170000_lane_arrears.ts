import { Migration } from '@mikro-orm/migrations';

/** What a lane's jobs took beyond their predictions, which its waiting jobs are moved back by. */
export class Migration20261128170000_lane_arrears extends Migration {
  override up(): void {
    this.addSql(`alter table "lanes" add column "beyond_ms" double precision not null default 0,
      add column "passed_on_ms" double precision not null default 0`);
    this.addSql(`alter table "lane_jobs" add column "beyond_ms" double precision not null default 0`);
  }
}
