import { Migration } from '@mikro-orm/migrations';

/** The words of new orders are written by their own insertion: that of their lines, twenty-five times as many, was kept for it. */
export class Migration20261128040000_order_words extends Migration {
  override up(): void {
    this.addSql('drop trigger "order_lines_search" on "order_lines"');
    this.addSql('drop function "order_lines_search"()');
    // Runs once the whole statement is done, which writes an order together with its lines.
    this.addSql(`create function "placed_orders_search"() returns trigger language plpgsql as $$ begin
      perform write_order_searches(array_agg(id)) from placed;
      return null; end $$`);
    this
      .addSql(`create trigger "placed_orders_search" after insert on "orders" referencing new table as placed
      for each statement execute function "placed_orders_search"()`);
  }
}
