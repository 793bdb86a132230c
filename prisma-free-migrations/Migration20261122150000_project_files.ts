import { Migration } from '@mikro-orm/migrations';

/** A project request may come with several files. */
export class Migration20261122150000_project_files extends Migration {
  override up(): void {
    this.addSql(`alter table "project_requests" add column "further_file_keys" jsonb not null default '[]'`);
  }
}
