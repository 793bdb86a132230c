import { Migration } from '@mikro-orm/migrations';

/** Workers go on looking for lost jobs where another one has ended. */
export class Migration20261128000000_requeue_places extends Migration {
  override up(): void {
    this.addSql(`create table "requeue_places" ("job" varchar(40) not null, "since" timestamptz not null,
      "subject" varchar(120) not null, constraint "requeue_places_pkey" primary key ("job"))`);
  }
}
