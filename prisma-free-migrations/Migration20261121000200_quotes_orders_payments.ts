import { Migration } from '@mikro-orm/migrations';

export class Migration20261121000200_quotes_orders_payments extends Migration {
  override up(): void {
    this.addSql(`create table "idempotent_answers" (
        "user_id" uuid not null,
        "key" varchar(255) not null,
        "fingerprint" varchar(64) not null,
        "answer" json not null,
        "expires_at" timestamptz not null,
        primary key ("user_id", "key")
      )`);
    this.addSql(`create index "idempotent_answers_expires_at_index" on "idempotent_answers" ("expires_at")`);
    this.addSql(`create table "number_counters" (
        "series" varchar(20) not null,
        "year" int not null,
        "last" int not null,
        primary key ("series", "year")
      )`);
    this.addSql(`create table "payment_events" (
        "id" uuid not null,
        "provider" varchar(20) not null,
        "event_id" varchar(255) not null,
        "kind" varchar(20) not null,
        "attempt_id" uuid null,
        "amount_centimes" bigint null,
        "currency" varchar(8) null,
        "reference" varchar(255) not null,
        "outcome" text not null,
        "note" text null,
        "received_at" timestamptz not null,
        primary key ("id")
      )`);
    this.addSql(`create index "payment_events_attempt_id_index" on "payment_events" ("attempt_id")`);
    this.addSql(
      `alter table "payment_events" add constraint "payment_events_provider_event_id_unique" unique ("provider", "event_id")`,
    );
    this.addSql(
      `alter table "payment_events" add constraint "payment_events_outcome_check" check ("outcome" in ('applied', 'refundDue', 'refused'))`,
    );
    this.addSql(`create table "saved_quotes" (
        "id" uuid not null,
        "user_id" uuid not null,
        "reference" varchar(20) not null,
        "status" text not null default 'pending',
        "price_book" varchar(20) not null,
        "kernel_version" varchar(20) not null,
        "totals" jsonb not null,
        "total_centimes" bigint not null,
        "item_count" int not null,
        "expires_at" timestamptz not null,
        "expiry_told_at" timestamptz null,
        "created_at" timestamptz not null,
        "updated_at" timestamptz not null,
        primary key ("id")
      )`);
    this.addSql(
      `alter table "saved_quotes" add constraint "saved_quotes_reference_unique" unique ("reference")`,
    );
    this.addSql(`create index "saved_quotes_expires_at_index" on "saved_quotes" ("expires_at")`);
    this.addSql(
      `create index "saved_quotes_user_id_created_at_index" on "saved_quotes" ("user_id", "created_at")`,
    );
    this.addSql(
      `alter table "saved_quotes" add constraint "saved_quotes_status_check" check ("status" in ('draft', 'pending', 'confirmed', 'expired'))`,
    );
    this.addSql(`create table "saved_quote_lines" (
        "id" uuid not null,
        "quote_id" uuid not null,
        "position" int not null,
        "file_key" varchar(120) not null,
        "file_name" varchar(500) not null,
        "file_size" bigint not null,
        "material_id" varchar(64) not null,
        "finish" text not null,
        "quantity" bigint not null,
        "price" jsonb not null,
        primary key ("id")
      )`);
    this.addSql(`create index "saved_quote_lines_quote_id_index" on "saved_quote_lines" ("quote_id")`);
    this.addSql(`create index "saved_quote_lines_file_key_index" on "saved_quote_lines" ("file_key")`);
    this.addSql(
      `alter table "saved_quote_lines" add constraint "saved_quote_lines_finish_check" check ("finish" in ('standard', 'smooth', 'polished'))`,
    );
    this.addSql(`create table "rendered_documents" (
        "id" uuid not null,
        "user_id" uuid not null,
        "kind" text not null,
        "subject_id" uuid not null,
        "locale" text not null,
        "digest" varchar(64) not null,
        "content" jsonb not null,
        "status" text not null default 'pending',
        "attempts" int not null default 0,
        "storage_key" varchar(120) null,
        "created_at" timestamptz not null,
        "finished_at" timestamptz null,
        primary key ("id")
      )`);
    this.addSql(
      `create index "rendered_documents_status_created_at_index" on "rendered_documents" ("status", "created_at")`,
    );
    this.addSql(
      `alter table "rendered_documents" add constraint "rendered_documents_kind_subject_id_digest_unique" unique ("kind", "subject_id", "digest")`,
    );
    this.addSql(
      `alter table "rendered_documents" add constraint "rendered_documents_kind_check" check ("kind" in ('quote', 'invoice'))`,
    );
    this.addSql(
      `alter table "rendered_documents" add constraint "rendered_documents_locale_check" check ("locale" in ('fr', 'en'))`,
    );
    this.addSql(
      `alter table "rendered_documents" add constraint "rendered_documents_status_check" check ("status" in ('pending', 'done', 'failed'))`,
    );
    this.addSql(`create table "orders" (
        "id" uuid not null,
        "user_id" uuid not null,
        "number" varchar(20) not null,
        "status" text not null default 'unpaid',
        "quote_id" uuid null,
        "delivery_address" jsonb not null,
        "price_book" varchar(20) not null,
        "kernel_version" varchar(20) not null,
        "totals" jsonb not null,
        "total_centimes" bigint not null,
        "item_count" int not null,
        "terms_accepted_at" timestamptz not null,
        "created_at" timestamptz not null,
        "updated_at" timestamptz not null,
        "paid_at" timestamptz null,
        "payment_reference" varchar(255) null,
        "invoice_number" varchar(20) null,
        primary key ("id")
      )`);
    this.addSql(`alter table "orders" add constraint "orders_number_unique" unique ("number")`);
    this.addSql(`create index "orders_quote_id_index" on "orders" ("quote_id")`);
    this.addSql(
      `alter table "orders" add constraint "orders_invoice_number_unique" unique ("invoice_number")`,
    );
    this.addSql(`create index "orders_user_id_created_at_index" on "orders" ("user_id", "created_at")`);
    this.addSql(`create index "orders_status_created_at_index" on "orders" ("status", "created_at")`);
    this.addSql(
      `alter table "orders" add constraint "orders_status_check" check ("status" in ('unpaid', 'paid', 'inProduction', 'shipped', 'delivered', 'cancelled', 'refunded'))`,
    );
    this.addSql(`create table "payment_attempts" (
        "id" uuid not null,
        "order_id" uuid not null,
        "provider" varchar(20) not null,
        "status" text not null default 'open',
        "amount_centimes" bigint not null,
        "currency" varchar(3) not null,
        "locale" text not null,
        "url" text null,
        "expires_at" timestamptz null,
        "created_at" timestamptz not null,
        "closed_at" timestamptz null,
        primary key ("id")
      )`);
    this.addSql(`create index "payment_attempts_order_id_index" on "payment_attempts" ("order_id")`);
    this.addSql(
      `alter table "payment_attempts" add constraint "payment_attempts_status_check" check ("status" in ('open', 'succeeded', 'failed', 'expired'))`,
    );
    this.addSql(
      `alter table "payment_attempts" add constraint "payment_attempts_locale_check" check ("locale" in ('fr', 'en'))`,
    );
    this.addSql(`create table "order_lines" (
        "id" uuid not null,
        "order_id" uuid not null,
        "position" int not null,
        "file_key" varchar(120) not null,
        "file_name" varchar(500) not null,
        "content_hash" varchar(64) not null,
        "box_mm" jsonb not null,
        "material_id" varchar(64) not null,
        "finish" text not null,
        "quantity" int not null,
        "is_rush" boolean not null,
        "quote_line_id" uuid null,
        "price" jsonb not null,
        primary key ("id")
      )`);
    this.addSql(`create index "order_lines_order_id_index" on "order_lines" ("order_id")`);
    this.addSql(`create index "order_lines_file_key_index" on "order_lines" ("file_key")`);
    this.addSql(
      `alter table "order_lines" add constraint "order_lines_finish_check" check ("finish" in ('standard', 'smooth', 'polished'))`,
    );
    this.addSql(`create table "addresses" (
        "id" uuid not null,
        "user_id" uuid not null,
        "label" varchar(50) not null,
        "full_name" varchar(100) not null,
        "phone" varchar(20) not null,
        "street" varchar(200) not null,
        "city" varchar(100) not null,
        "destination_id" uuid not null,
        "postal_code" varchar(5) null,
        "is_default" boolean not null default false,
        "created_at" timestamptz not null,
        "updated_at" timestamptz not null,
        primary key ("id")
      )`);
    this.addSql(`create index "addresses_user_id_index" on "addresses" ("user_id")`);
    this.addSql(
      `alter table "saved_quotes" add constraint "saved_quotes_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "saved_quote_lines" add constraint "saved_quote_lines_quote_id_foreign" foreign key ("quote_id") references "saved_quotes" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "rendered_documents" add constraint "rendered_documents_user_id_foreign" foreign key ("user_id") references "users" ("id")`,
    );
    this.addSql(
      `alter table "orders" add constraint "orders_user_id_foreign" foreign key ("user_id") references "users" ("id")`,
    );
    this.addSql(
      `alter table "orders" add constraint "orders_quote_id_foreign" foreign key ("quote_id") references "saved_quotes" ("id") on delete set null`,
    );
    this.addSql(
      `alter table "payment_attempts" add constraint "payment_attempts_order_id_foreign" foreign key ("order_id") references "orders" ("id")`,
    );
    this.addSql(
      `alter table "order_lines" add constraint "order_lines_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "addresses" add constraint "addresses_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "addresses" add constraint "addresses_destination_id_foreign" foreign key ("destination_id") references "destinations" ("id")`,
    );
    this.addSql(`create unique index "addresses_one_default" on "addresses" ("user_id") where "is_default"`);
    this.addSql(
      `create unique index "orders_one_live_per_quote" on "orders" ("quote_id") where "status" not in ('cancelled', 'refunded')`,
    );
    this.addSql(
      `create unique index "payment_attempts_one_open" on "payment_attempts" ("order_id") where "status" = 'open'`,
    );
  }
}
