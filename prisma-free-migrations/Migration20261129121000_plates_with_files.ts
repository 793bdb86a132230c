import { Migration } from '@mikro-orm/migrations';

/** Plates that have files are those of a month: the sweep looks at them alone, however many were printed before. */
export class Migration20261129121000_plates_with_files extends Migration {
  override up(): void {
    this.addSql(
      `create index "plates_with_files" on "plates" ("finished_at") where "model_key" is not null or "ticket_key" is not null`,
    );
  }
}
