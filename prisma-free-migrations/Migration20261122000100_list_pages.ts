import { Migration } from '@mikro-orm/migrations';

/** Lists are read by pages: each by an index that holds the whole sort key. */
export class Migration20261122000100_list_pages extends Migration {
  override up(): void {
    for (const table of ['orders', 'saved_quotes', 'project_requests', 'uploaded_files']) {
      this.addSql(`create index "${table}_page_index" on "${table}" ("user_id", "created_at", "id")`);
    }
  }
}
