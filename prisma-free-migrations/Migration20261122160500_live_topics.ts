import { Migration } from '@mikro-orm/migrations';

/** Pages of the console ask each second what has changed last. */
export class Migration20261122160500_live_topics extends Migration {
  override up(): void {
    for (const table of ['orders', 'project_requests']) {
      this.addSql(`create index "${table}_updated_at_index" on "${table}" ("updated_at")`);
    }
  }
}
