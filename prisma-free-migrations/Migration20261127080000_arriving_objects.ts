import { Migration } from '@mikro-orm/migrations';

/** Objects that are noted before they are stored, so that a process that is killed leaves none that nothing leads to. */
export class Migration20261127080000_arriving_objects extends Migration {
  override up(): void {
    this.addSql(
      `create table "arriving_objects" ("key" varchar(255) primary key, "due_at" timestamptz not null)`,
    );
    this.addSql('create index "arriving_objects_due_at_index" on "arriving_objects" ("due_at")');
  }
}
