import { Migration } from '@mikro-orm/migrations';

/** Orders keep their steps, their parcel and what was refunded; refunds and the operators' audit get their tables. */
export class Migration20261122001000_order_steps_refunds extends Migration {
  override up(): void {
    this.addSql(
      `alter table "orders" add column "history" jsonb not null default '[]', add column "shipment" jsonb null,
         add column "paid_with" varchar(20) null, add column "refunded_centimes" bigint not null default 0`,
    );
    this.addSql(
      `create function pg_temp.iso(moment timestamptz) returns text language sql as
         $$ select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$`,
    );
    // Earlier steps were not dated: the last one is as old as the row's last change.
    this.addSql(
      `update orders o set
         paid_with = (select a.provider from payment_attempts a where a.order_id = o.id and a.status = 'succeeded' limit 1),
         refunded_centimes = case when status = 'refunded' then total_centimes else 0 end,
         history = jsonb_build_array(jsonb_build_object('status', 'unpaid', 'by', 'customer', 'at', pg_temp.iso(created_at)))
           || case when paid_at is null then '[]'::jsonb
              else jsonb_build_array(jsonb_build_object('status', 'paid', 'by', 'payment', 'at', pg_temp.iso(paid_at))) end
           || case when status in ('unpaid', 'paid') then '[]'::jsonb
              else jsonb_build_array(jsonb_build_object('status', status, 'at', pg_temp.iso(updated_at), 'by',
                case status when 'refunded' then 'refund' else 'operator' end)) end`,
    );
    this.addSql('drop function pg_temp.iso(timestamptz)');
    this.addSql(
      `create table "refunds" (
         "id" uuid not null primary key,
         "order_id" uuid not null references "orders" ("id") on update cascade,
         "requested_by_id" uuid not null references "users" ("id") on update cascade,
         "amount_centimes" bigint not null,
         "reason" varchar(300) not null,
         "provider" varchar(20) not null,
         "status" text not null default 'pending' check ("status" in ('pending', 'done', 'failed')),
         "reference" varchar(255) null,
         "note" text null,
         "credit_note_number" varchar(20) null,
         "created_at" timestamptz not null,
         "finished_at" timestamptz null,
         constraint "refunds_credit_note_number_unique" unique ("credit_note_number"))`,
    );
    this.addSql(`create index "refunds_order_id_index" on "refunds" ("order_id")`);
    this.addSql(`create index "refunds_status_created_at_index" on "refunds" ("status", "created_at")`);
    this.addSql(
      `create table "audit_entries" (
         "id" uuid not null primary key,
         "at" timestamptz not null,
         "actor_id" uuid not null,
         "actor_email" varchar(255) not null,
         "action" varchar(60) not null,
         "subject_id" uuid not null,
         "before" jsonb not null,
         "after" jsonb not null)`,
    );
    this.addSql(`create index "audit_entries_at_index" on "audit_entries" ("at")`);
    this.addSql(`create index "audit_entries_subject_id_index" on "audit_entries" ("subject_id")`);
    this.addSql(`alter table "rendered_documents" drop constraint if exists "rendered_documents_kind_check"`);
    this.addSql(
      `alter table "rendered_documents" add constraint "rendered_documents_kind_check"
         check ("kind" in ('quote', 'invoice', 'creditNote'))`,
    );
    this.addSql(
      `alter table "payment_attempts" add column "success_url" text null, add column "cancel_url" text null`,
    );
  }
}
