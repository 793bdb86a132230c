import { Migration } from '@mikro-orm/migrations';

/** Outlines of logos are kept, and refusals for the time they took end: those made so far have ended. */
export class Migration20261122000400_logo_outlines extends Migration {
  override up(): void {
    this.addSql(`create table "logo_outlines" (
        "content_hash" varchar(64) not null,
        "format" varchar(8) not null,
        "design_version" int not null,
        "outline" bytea not null,
        "created_at" timestamptz not null,
        primary key ("content_hash", "format", "design_version")
      )`);
    this.addSql(`alter table "refused_logos" add column "expires_at" timestamptz null`);
    this.addSql(`delete from "refused_logos"`);
    this.addSql(
      `update "generated_cards" set "faults" = null
       where "status" = 'failed' and "faults" @> '[{"field": "logoKey"}]'`,
    );
  }
}
