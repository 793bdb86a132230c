import { Migration } from '@mikro-orm/migrations';

/** What the figures for operators count is read from an index alone. */
export class Migration20261122180500_metrics extends Migration {
  override up(): void {
    this.addSql(
      `create index "file_analyses_given_up_index" on "file_analyses" ("finished_at") where "is_given_up"`,
    );
    this.addSql(
      `create index "payment_events_outcome_received_at_index" on "payment_events" ("outcome", "received_at")`,
    );
  }
}
