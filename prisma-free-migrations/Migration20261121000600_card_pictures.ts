import { Migration } from '@mikro-orm/migrations';

export class Migration20261121000600_card_pictures extends Migration {
  override up(): void {
    this.addSql(`alter table "generated_cards"
        add column "picture_status" text null,
        add column "picture_attempts" int not null default 0`);
    this.addSql(
      `alter table "generated_cards" add constraint "generated_cards_picture_status_check" check ("picture_status" in ('pending', 'done', 'failed'))`,
    );
    this.addSql(
      `create index "generated_cards_picture_status_created_at_index" on "generated_cards" ("picture_status", "created_at")`,
    );
    // Whose picture is there already is found out by the job.
    this.addSql(`update "generated_cards" set "picture_status" = 'pending' where "file_id" is not null`);
  }
}
