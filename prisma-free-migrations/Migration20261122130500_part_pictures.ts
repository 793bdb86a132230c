import { Migration } from '@mikro-orm/migrations';

/** Pictures of parts, one a content. */
export class Migration20261122130500_part_pictures extends Migration {
  override up(): void {
    this.addSql(`create table "part_pictures" (
        "content_hash" varchar(64) not null,
        "look" int not null,
        "status" text not null default 'pending' check ("status" in ('pending', 'done', 'failed')),
        "attempts" int not null default 0,
        "created_at" timestamptz not null,
        "finished_at" timestamptz null,
        primary key ("content_hash")
      )`);
    this.addSql(
      `create index "part_pictures_status_created_at_index" on "part_pictures" ("status", "created_at")`,
    );
  }
}
