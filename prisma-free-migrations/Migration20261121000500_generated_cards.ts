import { Migration } from '@mikro-orm/migrations';

export class Migration20261121000500_generated_cards extends Migration {
  override up(): void {
    this.addSql(`alter table "uploaded_files" add column "further_skus" text[] not null default '{}'`);
    this.addSql(`create table "generated_cards" (
        "id" uuid not null,
        "user_id" uuid not null,
        "digest" varchar(64) not null,
        "design" jsonb not null,
        "status" text not null default 'pending',
        "attempts" int not null default 0,
        "file_id" uuid null,
        "warnings" jsonb null,
        "faults" jsonb null,
        "picture_status" text null,
        "picture_attempts" int not null default 0,
        "created_at" timestamptz not null,
        "finished_at" timestamptz null,
        primary key ("id")
      )`);
    this.addSql(
      `alter table "generated_cards" add constraint "generated_cards_user_id_digest_unique" unique ("user_id", "digest")`,
    );
    this.addSql(
      `alter table "generated_cards" add constraint "generated_cards_file_id_unique" unique ("file_id")`,
    );
    this.addSql(
      `create index "generated_cards_status_created_at_index" on "generated_cards" ("status", "created_at")`,
    );
    this.addSql(
      `alter table "generated_cards" add constraint "generated_cards_status_check" check ("status" in ('pending', 'done', 'failed'))`,
    );
    this.addSql(
      `alter table "generated_cards" add constraint "generated_cards_picture_status_check" check ("picture_status" in ('pending', 'done', 'failed'))`,
    );
    this.addSql(
      `create index "generated_cards_picture_status_created_at_index" on "generated_cards" ("picture_status", "created_at")`,
    );
    this.addSql(
      `alter table "generated_cards" add constraint "generated_cards_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "generated_cards" add constraint "generated_cards_file_id_foreign" foreign key ("file_id") references "uploaded_files" ("id") on delete set null`,
    );
  }
}
