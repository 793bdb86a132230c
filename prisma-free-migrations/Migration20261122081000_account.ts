import { Migration } from '@mikro-orm/migrations';

const withLocale = ['users', 'sign_ups', 'mail_requests', 'outbound_mails'];

export class Migration20261122081000_account extends Migration {
  override up(): void {
    for (const table of withLocale) {
      this.replaceCheck(table, 'locale', ['fr', 'en', 'ar']);
    }
    this.replaceCheck('one_time_links', 'purpose', [
      'verifyEmail',
      'resetPassword',
      'changeEmail',
      'keepEmail',
    ]);
    this.addSql(`alter table "one_time_links" add column "email" varchar(255) null`);
    this.replaceCheck('mail_requests', 'kind', ['signUp', 'verifyEmail', 'resetPassword', 'changeEmail']);
    this.addSql(`alter table "mail_requests" add column "user_id" uuid null`);
    this.addSql(
      `alter table "mail_requests" add constraint "mail_requests_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(`alter table "sessions" add column "used_at" timestamptz null`);
    this.addSql(`alter table "users" add column "deleted_at" timestamptz null`);
    this.addSql(
      `create index "users_deleted_at_index" on "users" ("deleted_at") where "deleted_at" is not null`,
    );
    this.addSql(`create table "account_exports" (
        "id" uuid not null,
        "user_id" uuid not null,
        "locale" text not null,
        "status" text not null default 'pending',
        "attempts" int not null default 0,
        "storage_key" varchar(120) null,
        "size_bytes" bigint null,
        "created_at" timestamptz not null,
        "finished_at" timestamptz null,
        "expires_at" timestamptz null,
        primary key ("id")
      )`);
    this.addSql(
      `create index "account_exports_user_id_created_at_index" on "account_exports" ("user_id", "created_at")`,
    );
    this.addSql(
      `create index "account_exports_status_created_at_index" on "account_exports" ("status", "created_at")`,
    );
    this.addSql(
      `alter table "account_exports" add constraint "account_exports_locale_check" check ("locale" in ('fr', 'en', 'ar'))`,
    );
    this.addSql(
      `alter table "account_exports" add constraint "account_exports_status_check" check ("status" in ('pending', 'done', 'failed'))`,
    );
    this.addSql(
      `alter table "account_exports" add constraint "account_exports_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
  }

  private replaceCheck(table: string, column: string, values: string[]): void {
    const name = `${table}_${column}_check`;
    const listed = values.map((value) => `'${value}'`).join(', ');
    this.addSql(`alter table "${table}" drop constraint "${name}"`);
    this.addSql(`alter table "${table}" add constraint "${name}" check ("${column}" in (${listed}))`);
  }
}
