import { Migration } from '@mikro-orm/migrations';

/** The unit of an upload's numbers; those of today are in millimetres. */
export class Migration20261122001200_upload_units extends Migration {
  override up(): void {
    this.addSql(
      `alter table "uploaded_files"
         add column "unit" text not null default 'mm' check ("unit" in ('mm', 'cm', 'm', 'in'))`,
    );
  }
}
