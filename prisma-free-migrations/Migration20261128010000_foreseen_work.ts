import { Migration } from '@mikro-orm/migrations';

/** How an account's work turns out beside what was foreseen of it tells what its waiting work will take. */
export class Migration20261128010000_foreseen_work extends Migration {
  override up(): void {
    this.addSql(`alter table "account_work" add column "foreseen_ms" bigint not null default 0`);
    this.addSql(`update "account_work" set "foreseen_ms" = "work_ms"`);
  }
}
