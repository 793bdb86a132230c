import { Migration } from '@mikro-orm/migrations';

/** How an account's work turns out beside what was foreseen of it tells what its waiting work will take. */
export class Migration20261128010000_foreseen_work extends Migration {
  override up(): void {
    // Empty of what was done before: it is taken to have been foreseen.
    this.addSql(`alter table "account_work" add column "foreseen_ms" bigint null`);
  }
}
