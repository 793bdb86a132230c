import { Migration } from '@mikro-orm/migrations';

/** The words of an order are written once for all of its lines: with each line they took the square of their number. */
export class Migration20261123003000_order_search extends Migration {
  override up(): void {
    this.addSql('drop trigger "order_lines_search" on "order_lines"');
    this.addSql(`create or replace function "order_lines_search"() returns trigger language plpgsql as $$
      begin
        perform write_order_search(order_id) from (select distinct order_id from added) orders_of_added;
        return null;
      end $$`);
    this.addSql(`create trigger "order_lines_search" after insert on "order_lines"
      referencing new table as added for each statement execute function "order_lines_search"()`);
  }
}
