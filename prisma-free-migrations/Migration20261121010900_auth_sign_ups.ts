import { Migration } from '@mikro-orm/migrations';

export class Migration20261121010900_auth_sign_ups extends Migration {
  override up(): void {
    this.addSql(`create table "sign_ups" (
        "id" uuid not null,
        "email" varchar(255) not null,
        "browser_hash" varchar(64) not null,
        "name" varchar(100) not null,
        "phone" varchar(20) null,
        "password_hash" varchar(255) not null,
        "locale" text not null,
        "callback_url" text null,
        "expires_at" timestamptz not null,
        "created_at" timestamptz not null,
        primary key ("id")
      )`);
    this.addSql(
      `alter table "sign_ups" add constraint "sign_ups_email_browser_hash_unique" unique ("email", "browser_hash")`,
    );
    this.addSql(`create index "sign_ups_expires_at_index" on "sign_ups" ("expires_at")`);
    this.addSql(
      `alter table "sign_ups" add constraint "sign_ups_locale_check" check ("locale" in ('fr', 'en'))`,
    );
    this.addSql(`create table "mail_requests" (
        "id" uuid not null,
        "email" varchar(255) not null,
        "kind" text not null,
        "locale" text not null,
        "callback_url" text null,
        "created_at" timestamptz not null,
        primary key ("id")
      )`);
    this.addSql(`create index "mail_requests_created_at_index" on "mail_requests" ("created_at")`);
    this.addSql(
      `alter table "mail_requests" add constraint "mail_requests_kind_check" check ("kind" in ('signUp', 'verifyEmail', 'resetPassword'))`,
    );
    this.addSql(
      `alter table "mail_requests" add constraint "mail_requests_locale_check" check ("locale" in ('fr', 'en'))`,
    );
    this.addSql(`create table "attempt_counters" (
        "key" varchar(64) not null,
        "hits" int not null,
        "window_ends_at" timestamptz not null,
        primary key ("key")
      )`);
    this.addSql(
      `create index "attempt_counters_window_ends_at_index" on "attempt_counters" ("window_ends_at")`,
    );
    this.addSql(`insert into "attempt_counters" ("key", "hits", "window_ends_at")
        select "key", "hits", "window_ends_at" from "rate_counters" where "key" ~ '^[0-9a-f]{64}$'
        on conflict do nothing`);
    this.addSql(
      `create index "outbound_mails_recipient_created_at_index" on "outbound_mails" ("recipient", "created_at")`,
    );
    // What a sign-up said must not become an account's by a link alone: no link carries it any more.
    this.addSql(`update "one_time_links" set "claims" = null where "claims" is not null`);
  }
}
