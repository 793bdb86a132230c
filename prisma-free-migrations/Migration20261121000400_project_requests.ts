import { Migration } from '@mikro-orm/migrations';

export class Migration20261121000400_project_requests extends Migration {
  override up(): void {
    this.addSql(`create table "project_requests" (
        "id" uuid not null,
        "user_id" uuid not null,
        "reference" varchar(20) not null,
        "status" text not null default 'received',
        "vertical" text not null,
        "title" varchar(120) not null,
        "description" varchar(2000) not null,
        "quantity" int not null,
        "phone" varchar(20) null,
        "budget_range" text null,
        "deadline" timestamptz null,
        "reference_url" varchar(500) null,
        "file_key" varchar(500) null,
        "material_pref" varchar(60) null,
        "finish_pref" text null,
        "created_at" timestamptz not null,
        "updated_at" timestamptz not null,
        primary key ("id")
      )`);
    this.addSql(
      `alter table "project_requests" add constraint "project_requests_reference_unique" unique ("reference")`,
    );
    this.addSql(
      `create index "project_requests_user_id_created_at_index" on "project_requests" ("user_id", "created_at")`,
    );
    this.addSql(`create index "project_requests_file_key_index" on "project_requests" ("file_key")`);
    this.addSql(
      `alter table "project_requests" add constraint "project_requests_status_check" check ("status" in ('received', 'inReview', 'quoted', 'accepted', 'declined', 'closed'))`,
    );
    this.addSql(
      `alter table "project_requests" add constraint "project_requests_vertical_check" check ("vertical" in ('automotive', 'cosplay', 'hobby', 'other'))`,
    );
    this.addSql(
      `alter table "project_requests" add constraint "project_requests_budget_range_check" check ("budget_range" in ('b1', 'b2', 'b3', 'b4'))`,
    );
    this.addSql(
      `alter table "project_requests" add constraint "project_requests_finish_pref_check" check ("finish_pref" in ('standard', 'smooth', 'polished'))`,
    );
    this.addSql(
      `alter table "project_requests" add constraint "project_requests_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
  }
}
