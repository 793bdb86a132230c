import { Migration } from '@mikro-orm/migrations';

/** The programs of pages, of this release and those before it; and reads of what is open, found without what is over. */
export class Migration20261128120000_program_files extends Migration {
  override up(): void {
    this.addSql(`create table "program_files" (
      "app" varchar(40) not null,
      "name" varchar(200) not null,
      "content" bytea not null,
      "published_at" timestamptz not null,
      primary key ("app", "name"))`);
    // Packed already.
    this.addSql(`alter table "program_files" alter column "content" set storage external`);
    this.addSql(
      `create index "job_failures_open_index" on "job_failures" ("fingerprint") where "settled_at" is null`,
    );
    this.addSql(
      `create index "project_requests_open_index" on "project_requests" ("id") where "status" <> 'closed'`,
    );
    this.addSql(`create index "work_dismissals_at_index" on "work_dismissals" ("at")`);
  }
}
