import { Migration } from '@mikro-orm/migrations';

/** What an account stores, and how long machines took, is summed by an index alone; two that others begin with are gone. */
export class Migration20261128060000_sums_by_index extends Migration {
  override up(): void {
    // Asked for by each upload, of up to 20,000 files.
    this.addSql(
      `create index "uploaded_files_stored" on "uploaded_files" ("user_id") include ("size_bytes")`,
    );
    this.addSql(`drop index "uploaded_files_user_id_index"`);
    // The beginning of orders_page_index.
    this.addSql(`drop index "orders_user_id_created_at_index"`);
    // The latest plates of each machine and polymer, every few seconds.
    this.addSql(
      `create index "plate_runs_latest" on "plate_runs" ("machine", "polymer", "created_at" desc, "id" desc)
         include ("estimated_seconds", "actual_seconds")`,
    );
  }
}
