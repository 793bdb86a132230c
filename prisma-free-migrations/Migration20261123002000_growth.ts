import { Migration } from '@mikro-orm/migrations';

/** Reads that grew with history: operators' open orders, lists of jobs, and what the hourly jobs look for. */
export class Migration20261123002000_growth extends Migration {
  override up(): void {
    // The latest orders are the open ones: without it they are found after all others.
    this.addSql(
      `create index "orders_open" on "orders" ("id") where "status" in ('unpaid', 'paid', 'inProduction', 'shipped')`,
    );
    for (const table of ['plates', 'plate_plans', 'part_outlines']) {
      this.addSql(`create index "${table}_created_at_index" on "${table}" ("created_at")`);
    }
    this.addSql(
      `create index "saved_quotes_unexpired" on "saved_quotes" ("expires_at") where "status" <> 'expired'`,
    );
    this.addSql(`drop index "saved_quotes_expires_at_index"`);
    this.addSql(`alter table "uploaded_files" add column "kept_until" timestamptz null`);
    this.addSql(
      `create index "uploaded_files_unseen" on "uploaded_files" ("created_at") where "kept_until" is null`,
    );
    this.addSql(
      `create index "uploaded_files_kept" on "uploaded_files" ("kept_until") where "kept_until" is not null`,
    );
  }
}
