import { Migration } from '@mikro-orm/migrations';

/** Files that clients store in S3 by themselves. */
export class Migration20261123001200_direct_uploads extends Migration {
  override up(): void {
    this.addSql(`create table "direct_uploads" ("id" uuid not null, "user_id" uuid not null,
      "filename" varchar(1024) not null, "format" text not null, "unit" text not null, "size_bytes" int not null,
      "status" text not null default 'open', "attempts" int not null default 0, "content_hash" varchar(64) null,
      "refusal" jsonb null, "created_at" timestamptz not null, "completed_at" timestamptz null,
      constraint "direct_uploads_pkey" primary key ("id"),
      constraint "direct_uploads_format_check" check ("format" in ('stl', 'obj', '3mf')),
      constraint "direct_uploads_unit_check" check ("unit" in ('mm', 'cm', 'm', 'in')),
      constraint "direct_uploads_status_check" check ("status" in ('open', 'pending', 'done', 'refused', 'failed')))`);
    this.addSql(`create index "direct_uploads_user_id_index" on "direct_uploads" ("user_id")`);
    this.addSql(`create index "direct_uploads_created_at_index" on "direct_uploads" ("created_at")`);
    this.addSql(`alter table "direct_uploads" add constraint "direct_uploads_user_id_foreign"
      foreign key ("user_id") references "users" ("id") on delete cascade`);
  }
}
