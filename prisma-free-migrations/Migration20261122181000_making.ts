import { Migration } from '@mikro-orm/migrations';

/** Holidays of Morocco on a fixed date, as `working-days.ts` has them. */
const holidays = `'01-01','01-11','01-14','05-01','07-30','08-14','08-20','08-21','10-31','11-06','11-18'`;

/** Plates, the shop's own steps of orders, the search of orders, and the stock of colours. */
export class Migration20261122181000_making extends Migration {
  override up(): void {
    this.addTables();
    this.addSteps();
    this.addSearch();
    this.addSql(
      `alter table "materials" add column "stock_milligrams" bigint null, add column "low_stock_milligrams" bigint null,
         add column "is_low_told" boolean not null default false, add column "retired_at" timestamptz null`,
    );
    // Colours that were switched off before stay off.
    this.addSql(`update materials set retired_at = now() where not is_available`);
    this.addSql(`alter table "rendered_documents" drop constraint if exists "rendered_documents_kind_check"`);
    this.addSql(
      `alter table "rendered_documents" add constraint "rendered_documents_kind_check"
         check ("kind" in ('quote', 'invoice', 'creditNote', 'packingSlip'))`,
    );
  }

  private addTables(): void {
    this.addSql(`create table "part_outlines" (
        "content_hash" varchar(64) not null primary key,
        "status" text not null default 'pending' check ("status" in ('pending', 'done', 'failed')),
        "attempts" int not null default 0, "shadow" jsonb null,
        "created_at" timestamptz not null, "finished_at" timestamptz null)`);
    this.addSql(
      `create index "part_outlines_status_created_at_index" on "part_outlines" ("status", "created_at")`,
    );
    this.addSql(`create table "plate_plans" (
        "id" uuid not null primary key, "requested_by" uuid not null, "scope" jsonb not null,
        "status" text not null default 'pending' check ("status" in ('pending', 'done', 'failed')),
        "attempts" int not null default 0, "plan" jsonb null,
        "created_at" timestamptz not null, "finished_at" timestamptz null)`);
    this.addSql(
      `create index "plate_plans_status_created_at_index" on "plate_plans" ("status", "created_at")`,
    );
    this.addSql(`create table "plates" (
        "id" uuid not null primary key, "number" varchar(20) not null,
        "plan_id" uuid null references "plate_plans" ("id") on update cascade on delete set null,
        "plan_index" int not null, "material_id" varchar(64) not null, "is_rush" boolean not null,
        "status" text not null default 'planned'
          check ("status" in ('planned', 'printing', 'done', 'failed', 'withdrawn')),
        "machine" varchar(100) null, "promised_on" date null, "gap_mm" double precision not null,
        "copies" int not null, "estimated_seconds" int not null, "weight_milligrams" bigint not null,
        "actual_seconds" int null, "lost_milligrams" bigint null, "reason" varchar(300) null,
        "created_by" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null,
        "started_at" timestamptz null, "finished_at" timestamptz null,
        "files_status" text not null default 'pending' check ("files_status" in ('pending', 'done', 'failed')),
        "attempts" int not null default 0, "model_key" varchar(120) null, "ticket_key" varchar(120) null,
        constraint "plates_number_unique" unique ("number"),
        constraint "plates_plan_id_plan_index_unique" unique ("plan_id", "plan_index"))`);
    this.addSql(
      `create index "plates_status_promised_on_id_index" on "plates" ("status", "promised_on", "id")`,
    );
    this.addSql(`create index "plates_material_id_status_index" on "plates" ("material_id", "status")`);
    this.addSql(
      `create index "plates_files_status_created_at_index" on "plates" ("files_status", "created_at")`,
    );
    this.addSql(`create index "plates_updated_at_index" on "plates" ("updated_at")`);
    this.addSql(`create table "plate_pieces" (
        "id" uuid not null primary key,
        "plate_id" uuid not null references "plates" ("id") on update cascade on delete cascade,
        "line_id" uuid not null references "order_lines" ("id") on update cascade on delete cascade,
        "copies" int not null check ("copies" > 0),
        "failed_copies" int not null default 0 check ("failed_copies" between 0 and "copies"),
        "placements" jsonb not null)`);
    this.addSql(`create index "plate_pieces_plate_id_index" on "plate_pieces" ("plate_id")`);
    this.addSql(`create index "plate_pieces_line_id_index" on "plate_pieces" ("line_id")`);
    this.addSql(`create table "stock_movements" (
        "id" uuid not null primary key, "material_id" varchar(64) not null,
        "kind" text not null check ("kind" in ('received', 'corrected', 'printed', 'lost')),
        "milligrams" bigint not null, "stock_milligrams" bigint not null, "plate_id" uuid null,
        "reason" varchar(300) null, "by" uuid not null, "at" timestamptz not null)`);
    this.addSql(
      `create index "stock_movements_material_id_id_index" on "stock_movements" ("material_id", "id")`,
    );
  }

  private addSteps(): void {
    this.addSql(
      `alter table "orders" add column "promised_on" date null, add column "making_history" jsonb not null default '[]',
         add column "making_step" text null check ("making_step" in ('toPlan', 'printing', 'toFinish', 'packed'))`,
    );
    this.addSql(
      `alter table "order_lines" add column "planned_copies" int not null default 0,
         add column "done_copies" int not null default 0`,
    );
    // Working days after the payment, as for new orders; longer spans than a year are left open.
    this.addSql(`update orders o set promised_on = (
        select d::date from generate_series((o.paid_at at time zone 'Africa/Casablanca')::date + 1,
            (o.paid_at at time zone 'Africa/Casablanca')::date + 500, interval '1 day') d
        where extract(isodow from d) < 6 and to_char(d, 'MM-DD') not in (${holidays})
        order by d offset greatest(0, o.delivery_days - 1) limit 1)
      where o.paid_at is not null and o.delivery_days between 1 and 249`);
    this.addSql(
      `update order_lines l set done_copies = quantity from orders o
       where o.id = l.order_id and o.status in ('shipped', 'delivered')`,
    );
    this.addSql(`update orders set making_step = 'toPlan' where status = 'inProduction'`);
    this.addSql(
      `alter table "order_lines" add constraint "order_lines_copies_check"
         check ("planned_copies" >= 0 and "done_copies" >= 0 and "planned_copies" + "done_copies" <= "quantity")`,
    );
    this.addSql(
      `create index "orders_board_index" on "orders" ("status", "making_step", "promised_on", "id")`,
    );
    this.addSql(
      `create index "order_lines_to_plan_index" on "order_lines" ("material_id", "order_id")
         where "kind" = 'part' and "planned_copies" + "done_copies" < "quantity"`,
    );
  }

  /** Words of an order, kept by triggers: number, customer, address, company, files, colours, parcel. */
  private addSearch(): void {
    this.addSql(`create function search_words(said text) returns text[] language sql immutable as $$
      select coalesce(array_agg(distinct left(word, 60)), '{}') from regexp_split_to_table(
        translate(lower(said), 'àâäáãåçéèêëíìîïñóòôöõúùûüÿ', 'aaaaaaceeeeiiiinooooouuuuy'), '[^[:alnum:]]+') word
      where word <> '' $$`);
    this.addSql(`create table "order_search" (
        "order_id" uuid not null primary key references "orders" ("id") on delete cascade,
        "words" tsvector not null)`);
    this.addSql(`create index "order_search_words_index" on "order_search" using gin ("words")`);
    this.addSql(`create function write_order_search(sought uuid) returns void language sql as $$
      insert into order_search (order_id, words)
      select o.id, array_to_tsvector((search_words(concat_ws(' ', o.number, o.invoice_number, u.name, u.email,
          o.delivery_address ->> 'fullName', o.delivery_address ->> 'phone', o.delivery_address ->> 'city',
          o.company ->> 'name', o.company ->> 'ice', o.purchase_order, o.project, o.shipment ->> 'carrier',
          o.shipment ->> 'trackingNumber', lines.said)))[1:2000])
      from orders o join users u on u.id = o.user_id left join lateral (
        select string_agg(concat_ws(' ', l.file_name, l.material_id), ' ') as said
        from order_lines l where l.order_id = o.id) lines on true
      where o.id = sought
      on conflict (order_id) do update set words = excluded.words $$`);
    this.addTrigger(
      'orders',
      'insert or update of number, invoice_number, delivery_address, company,' +
        ' purchase_order, project, shipment',
      'perform write_order_search(new.id)',
    );
    this.addTrigger('order_lines', 'insert', 'perform write_order_search(new.order_id)');
    this.addTrigger(
      'users',
      'update of name, email',
      'perform write_order_search(id) from orders where user_id = new.id',
    );
    this.addSql('select write_order_search(id) from orders');
  }

  private addTrigger(table: string, event: string, act: string): void {
    this.addSql(`create function "${table}_search"() returns trigger language plpgsql as $$
      begin ${act}; return null; end $$`);
    this.addSql(
      `create trigger "${table}_search" after ${event} on "${table}" for each row execute function "${table}_search"()`,
    );
  }
}
