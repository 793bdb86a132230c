import { Migration } from '@mikro-orm/migrations';

export class Migration20261121000300_sandbox_decisions extends Migration {
  override up(): void {
    this.addSql(`create table "sandbox_decisions" (
        "attempt_id" uuid not null,
        "decision" text not null,
        "status" text not null default 'pending',
        "created_at" timestamptz not null,
        "heard_at" timestamptz null,
        primary key ("attempt_id")
      )`);
    this.addSql(
      `create index "sandbox_decisions_status_created_at_index" on "sandbox_decisions" ("status", "created_at")`,
    );
    this.addSql(
      `alter table "sandbox_decisions" add constraint "sandbox_decisions_decision_check" check ("decision" in ('pay', 'decline'))`,
    );
    this.addSql(
      `alter table "sandbox_decisions" add constraint "sandbox_decisions_status_check" check ("status" in ('pending', 'done'))`,
    );
    this.addSql(
      `alter table "sandbox_decisions" add constraint "sandbox_decisions_attempt_id_foreign" foreign key ("attempt_id") references "payment_attempts" ("id")`,
    );
    this.addSql(`alter table "payment_events" drop constraint "payment_events_outcome_check"`);
    this.addSql(
      `alter table "payment_events" add constraint "payment_events_outcome_check" check ("outcome" in ('applied', 'ignored', 'refundDue', 'refused'))`,
    );
  }
}
