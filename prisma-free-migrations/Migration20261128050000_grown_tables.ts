import { Migration } from '@mikro-orm/migrations';

/** What is read once a second, at each sweep or at each deletion is read by an index, however much the tables have grown. */
export class Migration20261128050000_grown_tables extends Migration {
  override up(): void {
    this.addIndex(
      'payment_events',
      'payment_events_settled',
      '("settled_at") where "settled_at" is not null',
    );
    this.addIndex('refunds', 'refunds_requested_by', '("requested_by_id")');
    this.addIndex('mail_requests', 'mail_requests_user', '("user_id")');
    this.addIndex('generated_cards', 'generated_cards_unused', '("finished_at") where "file_id" is null');
    // Of short life among invoices, which stay.
    this.addIndex(
      'rendered_documents',
      'rendered_documents_short_lived',
      `("created_at") where "kind" in ('quote', 'packingSlip')`,
    );
    this.addSql(`create or replace function "users_search"() returns trigger language plpgsql as $$ begin
      perform write_order_searches(array(select id from orders where user_id = new.id));
      return null; end $$`);
  }

  private addIndex(table: string, name: string, what: string): void {
    this.addSql(`create index "${name}" on "${table}" ${what}`);
  }
}
