import { Migration } from '@mikro-orm/migrations';

/** Projects keep when their customer was reminded of the answer. */
export class Migration20261122110100_answer_reminders extends Migration {
  override up(): void {
    this.addSql(`alter table "project_requests" add column "answer_reminded_at" timestamptz null`);
  }
}
