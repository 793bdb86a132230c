import { Migration } from '@mikro-orm/migrations';

/** Lists of money by day. */
export class Migration20261122190100_office_money extends Migration {
  override up(): void {
    this.addSql(
      `create index "payment_events_received_at_id_index" on "payment_events" ("received_at", "id")`,
    );
    this.addSql(
      `create index "payment_events_to_return" on "payment_events" ("received_at", "id") where "outcome" = 'refundDue'`,
    );
    this.addSql(`create index "orders_paid_at_id_index" on "orders" ("paid_at", "id")`);
    this.addSql(
      `create index "orders_unpaid_total" on "orders" ("total_centimes") where "status" = 'unpaid'`,
    );
    this.addSql(`create index "refunds_finished_at_id_index" on "refunds" ("finished_at", "id")`);
  }
}
