import { Migration } from '@mikro-orm/migrations';

/** What an account stores, and how long machines took, is summed by an index alone. */
export class Migration20261128060000_sums_by_index extends Migration {
  override up(): void {
    // The stronger lock comes first: one that is raised later may wait for who waits for this one.
    this.addSql(`drop index "uploaded_files_user_id_index"`);
    // Asked for by each upload, of up to 20,000 files.
    this.addSql(
      `create index "uploaded_files_stored" on "uploaded_files" ("user_id") include ("size_bytes")`,
    );
    // The latest plates of each machine and polymer, every few seconds.
    this.addSql(
      `create index "plate_runs_latest" on "plate_runs" ("machine", "polymer", "created_at" desc, "id" desc)
         include ("estimated_seconds", "actual_seconds")`,
    );
  }
}
