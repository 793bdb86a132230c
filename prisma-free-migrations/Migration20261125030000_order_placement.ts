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
    // In PL/pgSQL, which plans it once a connection.
    this
      .addSql(`create or replace function "write_order_search"(sought uuid) returns void language plpgsql as $$ begin
      insert into order_search (order_id, words)
      select o.id, array_to_tsvector((search_words(concat_ws(' ', o.number, o.invoice_number, u.name, u.email,
          o.delivery_address ->> 'fullName', o.delivery_address ->> 'phone', o.delivery_address ->> 'city',
          o.company ->> 'name', o.company ->> 'ice', o.purchase_order, o.project, o.shipment ->> 'carrier',
          o.shipment ->> 'trackingNumber', lines.said)))[1:2000])
      from orders o join users u on u.id = o.user_id left join lateral (
        select string_agg(concat_ws(' ', l.file_name, l.material_id), ' ') as said
        from order_lines l where l.order_id = o.id) lines on true
      where o.id = sought
      on conflict (order_id) do update set words = excluded.words; end $$`);
    // Every order comes with its lines, whose trigger writes its words.
    this.addSql('drop trigger "orders_search" on "orders"');
    this
      .addSql(`create trigger "orders_search" after update of number, invoice_number, delivery_address, company,
      purchase_order, project, shipment on "orders" for each row execute function "orders_search"()`);
  }
}
