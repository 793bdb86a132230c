import { Migration } from '@mikro-orm/migrations';

export class Migration20261122000100_estimate_plate_runs extends Migration {
  override up(): void {
    this.addSql(`create table "plate_runs" (
        "id" uuid not null,
        "machine" varchar(100) not null,
        "polymer" text not null,
        "estimated_seconds" int not null,
        "actual_seconds" int not null,
        "created_at" timestamptz not null,
        primary key ("id")
      )`);
    this.addSql(
      `alter table "plate_runs" add constraint "plate_runs_polymer_check" check ("polymer" in ('pla', 'petg', 'abs', 'asa', 'tpu'))`,
    );
    this.addSql(`create index "plate_runs_created_at_index" on "plate_runs" ("created_at")`);
  }
}
