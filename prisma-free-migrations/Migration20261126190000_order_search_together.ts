import { Migration } from '@mikro-orm/migrations';

/** The words of orders that are placed by one statement are written by one, each name and material read once. */
export class Migration20261126190000_order_search_together extends Migration {
  override up(): void {
    this
      .addSql(`create function "write_order_searches"(sought uuid[]) returns void language plpgsql as $$ begin
      insert into order_search (order_id, words)
      select o.id, array_to_tsvector((search_words(concat_ws(' ', o.number, o.invoice_number, u.name, u.email,
          o.delivery_address ->> 'fullName', o.delivery_address ->> 'phone', o.delivery_address ->> 'city',
          o.company ->> 'name', o.company ->> 'ice', o.purchase_order, o.project, o.shipment ->> 'carrier',
          o.shipment ->> 'trackingNumber', lines.names, lines.materials)))[1:2000])
      from unnest(sought) as s(id) join orders o on o.id = s.id join users u on u.id = o.user_id
      cross join lateral (
        select string_agg(distinct l.file_name, ' ') as names, string_agg(distinct l.material_id, ' ') as materials
        from order_lines l where l.order_id = o.id) lines
      order by o.id
      on conflict (order_id) do update set words = excluded.words; end $$`);
    this
      .addSql(`create or replace function "write_order_search"(sought uuid) returns void language plpgsql as $$ begin
      perform write_order_searches(array[sought]); end $$`);
    this
      .addSql(`create or replace function "order_lines_search"() returns trigger language plpgsql as $$ begin
      perform write_order_searches(array_agg(distinct order_id)) from added;
      return null; end $$`);
  }
}
