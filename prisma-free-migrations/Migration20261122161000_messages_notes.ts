import { Migration } from '@mikro-orm/migrations';

/** Contact messages are answered in the console; operators leave notes for each other. */
export class Migration20261122161000_messages_notes extends Migration {
  override up(): void {
    this.addSql(`create table "contact_messages" (
      "id" uuid not null, "name" varchar(100) not null, "email" varchar(255) not null, "phone" varchar(20) null,
      "subject" text check ("subject" in ('quote', 'order', 'technical', 'partnership', 'other')) not null,
      "message" text not null, "locale" text check ("locale" in ('fr', 'en', 'ar')) not null,
      "status" text check ("status" in ('open', 'answered', 'closed')) not null default 'open',
      "answer" text null, "answered_at" timestamptz null, "answered_by" varchar(255) null,
      "created_at" timestamptz not null, "updated_at" timestamptz not null,
      constraint "contact_messages_pkey" primary key ("id"))`);
    this.addSql(`create index "contact_messages_email_index" on "contact_messages" ("email")`);
    this.addSql(`create index "contact_messages_status_id_index" on "contact_messages" ("status", "id")`);
    this.addSql(`create index "contact_messages_updated_at_index" on "contact_messages" ("updated_at")`);
    this.addSql(`create table "team_notes" (
      "id" uuid not null, "subject_id" uuid not null, "author_id" uuid not null, "author_name" varchar(100) not null,
      "text" text not null, "created_at" timestamptz not null,
      constraint "team_notes_pkey" primary key ("id"))`);
    this.addSql(`create index "team_notes_subject_id_index" on "team_notes" ("subject_id")`);
  }
}
