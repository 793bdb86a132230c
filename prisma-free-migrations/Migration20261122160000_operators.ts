import { Migration } from '@mikro-orm/migrations';

/** Operators and their roles; the audit names also what is no row, such as a queue. */
export class Migration20261122160000_operators extends Migration {
  override up(): void {
    this.addSql(`create table "operators" ("user_id" uuid not null,
      "role" text check ("role" in ('viewer', 'operator', 'admin')) not null,
      "created_at" timestamptz not null, "updated_at" timestamptz not null,
      constraint "operators_pkey" primary key ("user_id"))`);
    this.addSql(`alter table "operators" add constraint "operators_user_id_foreign"
      foreign key ("user_id") references "users" ("id") on delete cascade`);
    this.addSql(
      `alter table "audit_entries" alter column "subject_id" type varchar(120) using "subject_id"::text`,
    );
    this.addSql(`drop index "audit_entries_subject_id_index"`);
    for (const column of ['subject_id', 'actor_email', 'action']) {
      this.addSql(`create index "audit_entries_${column}_id_index" on "audit_entries" ("${column}", "id")`);
    }
  }
}
