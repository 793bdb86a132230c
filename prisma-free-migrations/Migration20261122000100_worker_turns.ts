import { Migration } from '@mikro-orm/migrations';

/** Who is served when, what is in flight, and which logos have no outline that can be worked out in time. */
export class Migration20261122000100_worker_turns extends Migration {
  override up(): void {
    this.addSql(`alter table "file_analyses" add column "is_alone" boolean null`);
    this.addSql(`alter table "file_analyses" add column "is_given_up" boolean not null default false`);
    this.addSql(`alter table "generated_cards" add column "begun_at" timestamptz null`);
    this.addSql(`create table "refused_logos" (
        "content_hash" varchar(64) not null,
        "design_version" int not null,
        "fault" jsonb not null,
        "created_at" timestamptz not null,
        primary key ("content_hash", "design_version")
      )`);
  }
}
