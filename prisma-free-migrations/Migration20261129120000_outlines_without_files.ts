import { Migration } from '@mikro-orm/migrations';

/** Outlines of contents whose last file is gone: they go with it from now on. */
export class Migration20261129120000_outlines_without_files extends Migration {
  override up(): void {
    this.addSql(`delete from part_outlines o where status <> 'pending'
      and not exists (select 1 from uploaded_files f where f.content_hash = o.content_hash)`);
  }
}
