import { Migration } from '@mikro-orm/migrations';

export class Migration20261121000000_accounts_catalogue_files extends Migration {
  override up(): void {
    this.addSql(`create table "destinations" (
        "id" uuid not null,
        "code" varchar(16) not null,
        "name" varchar(100) not null,
        "aliases" text[] not null,
        "delivery_days_min" int not null,
        "delivery_days_max" int not null,
        "position" int not null,
        primary key ("id")
      )`);
    this.addSql(`alter table "destinations" add constraint "destinations_code_unique" unique ("code")`);
    this.addSql(`create table "file_analyses" (
        "content_hash" varchar(64) not null,
        "kernel_version" varchar(20) not null,
        "format" text not null,
        "status" text not null default 'pending',
        "attempts" int not null default 0,
        "analysis" jsonb null,
        "validation" jsonb null,
        "estimate" jsonb null,
        "fault" jsonb null,
        "created_at" timestamptz not null,
        "finished_at" timestamptz null,
        primary key ("content_hash", "kernel_version")
      )`);
    this.addSql(
      `create index "file_analyses_status_created_at_index" on "file_analyses" ("status", "created_at")`,
    );
    this.addSql(
      `alter table "file_analyses" add constraint "file_analyses_format_check" check ("format" in ('stl', 'obj', '3mf'))`,
    );
    this.addSql(
      `alter table "file_analyses" add constraint "file_analyses_status_check" check ("status" in ('pending', 'done', 'failed'))`,
    );
    this.addSql(`create table "materials" (
        "sku" varchar(64) not null,
        "name" varchar(100) not null,
        "name_fr" varchar(100) not null,
        "polymer" text not null,
        "preview_color" varchar(7) not null,
        "is_available" boolean not null default true,
        "position" int not null,
        primary key ("sku")
      )`);
    this.addSql(
      `alter table "materials" add constraint "materials_polymer_check" check ("polymer" in ('pla', 'petg', 'abs', 'asa', 'tpu'))`,
    );
    this.addSql(`create table "outbound_mails" (
        "id" uuid not null,
        "template" varchar(60) not null,
        "locale" text not null,
        "recipient" varchar(255) not null,
        "data" jsonb not null,
        "status" text not null default 'pending',
        "created_at" timestamptz not null,
        "sent_at" timestamptz null,
        primary key ("id")
      )`);
    this.addSql(
      `create index "outbound_mails_status_created_at_index" on "outbound_mails" ("status", "created_at")`,
    );
    this.addSql(
      `alter table "outbound_mails" add constraint "outbound_mails_locale_check" check ("locale" in ('fr', 'en'))`,
    );
    this.addSql(
      `alter table "outbound_mails" add constraint "outbound_mails_status_check" check ("status" in ('pending', 'sent', 'failed'))`,
    );
    this.addSql(`create unlogged table "rate_counters" (
        "key" varchar(64) not null,
        "hits" int not null,
        "window_ends_at" timestamptz not null,
        primary key ("key")
      )`);
    this.addSql(`create index "rate_counters_window_ends_at_index" on "rate_counters" ("window_ends_at")`);
    this.addSql(`create table "users" (
        "id" uuid not null,
        "email" varchar(255) not null,
        "is_email_verified" boolean not null default false,
        "name" varchar(100) not null,
        "password_hash" varchar(255) not null,
        "phone" varchar(20) null,
        "image" text null,
        "locale" text not null default 'fr',
        "created_at" timestamptz not null,
        "updated_at" timestamptz not null,
        primary key ("id")
      )`);
    this.addSql(`alter table "users" add constraint "users_email_unique" unique ("email")`);
    this.addSql(`alter table "users" add constraint "users_locale_check" check ("locale" in ('fr', 'en'))`);
    this.addSql(`create table "uploaded_files" (
        "id" uuid not null,
        "user_id" uuid not null,
        "key" varchar(120) not null,
        "filename" varchar(255) not null,
        "format" text not null,
        "size_bytes" int not null,
        "content_hash" varchar(64) not null,
        "created_at" timestamptz not null,
        primary key ("id")
      )`);
    this.addSql(`create index "uploaded_files_user_id_index" on "uploaded_files" ("user_id")`);
    this.addSql(`alter table "uploaded_files" add constraint "uploaded_files_key_unique" unique ("key")`);
    this.addSql(`create index "uploaded_files_content_hash_index" on "uploaded_files" ("content_hash")`);
    this.addSql(
      `alter table "uploaded_files" add constraint "uploaded_files_format_check" check ("format" in ('stl', 'obj', '3mf'))`,
    );
    this.addSql(`create table "sessions" (
        "id" uuid not null,
        "user_id" uuid not null,
        "token_hash" varchar(64) not null,
        "is_remembered" boolean not null,
        "expires_at" timestamptz not null,
        "ip_address" varchar(64) null,
        "user_agent" varchar(255) null,
        "created_at" timestamptz not null,
        "updated_at" timestamptz not null,
        primary key ("id")
      )`);
    this.addSql(`create index "sessions_user_id_index" on "sessions" ("user_id")`);
    this.addSql(`alter table "sessions" add constraint "sessions_token_hash_unique" unique ("token_hash")`);
    this.addSql(`create index "sessions_expires_at_index" on "sessions" ("expires_at")`);
    this.addSql(`create table "one_time_links" (
        "id" uuid not null,
        "user_id" uuid not null,
        "purpose" text not null,
        "callback_url" text null,
        "claims" jsonb null,
        "expires_at" timestamptz not null,
        "used_at" timestamptz null,
        "created_at" timestamptz not null,
        primary key ("id")
      )`);
    this.addSql(`create index "one_time_links_user_id_index" on "one_time_links" ("user_id")`);
    this.addSql(`create index "one_time_links_expires_at_index" on "one_time_links" ("expires_at")`);
    this.addSql(
      `alter table "one_time_links" add constraint "one_time_links_purpose_check" check ("purpose" in ('verifyEmail', 'resetPassword'))`,
    );
    this.addSql(`create table "worker_heartbeats" (
        "worker_id" uuid not null,
        "seen_at" timestamptz not null,
        primary key ("worker_id")
      )`);
    this.addSql(
      `alter table "uploaded_files" add constraint "uploaded_files_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "sessions" add constraint "sessions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "one_time_links" add constraint "one_time_links_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
  }
}
