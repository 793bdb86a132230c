import { Migration } from '@mikro-orm/migrations';

/** What places an order in one statement. */
export class Migration20261125030000_order_placement extends Migration {
  override up(): void {
    // A query inside a statement sees what was committed before that statement; one in a function, what was before the lock.
    this.addSql(`create function "count_unpaid_orders"(account uuid) returns bigint language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtextextended('quota unpaid orders ' || account, 0));
        return (select count(*) from orders where user_id = account and status = 'unpaid');
      end $$`);
    // Every order comes with its lines, whose trigger writes its words.
    this.addSql('drop trigger "orders_search" on "orders"');
    this
      .addSql(`create trigger "orders_search" after update of number, invoice_number, delivery_address, company,
      purchase_order, project, shipment on "orders" for each row execute function "orders_search"()`);
  }
}
