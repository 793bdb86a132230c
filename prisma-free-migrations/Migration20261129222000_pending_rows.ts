import { Migration } from '@mikro-orm/migrations';

/** Work that waits is found without reading what is done, or what a mail server puts off: each process asks every few seconds. */
export class Migration20261129222000_pending_rows extends Migration {
  override up(): void {
    this.addSql(
      `create index "direct_uploads_work_index" on "direct_uploads" ("status", "completed_at")
         where "status" in ('pending', 'failed')`,
    );
    this.addSql(
      `create index "outbound_mails_due_index" on "outbound_mails" ("created_at")
         where "status" = 'pending' and "refused_since" is null`,
    );
  }
}
