import { Migration } from '@mikro-orm/migrations';

/** Projects keep their steps, their answer and the order that follows; an order's line may be a project's. */
export class Migration20261122001100_project_answers extends Migration {
  override up(): void {
    this.addSql(
      `alter table "project_requests"
         add column "history" jsonb not null default '[]',
         add column "answer_centimes" bigint null,
         add column "answer_text" varchar(4000) null,
         add column "answer_days" int null,
         add column "answer_quote_id" uuid null references "saved_quotes" ("id") on update cascade on delete set null,
         add column "answer_file_key" varchar(500) null,
         add column "answered_at" timestamptz null,
         add column "answer_expires_at" timestamptz null,
         add column "order_id" uuid null references "orders" ("id") on update cascade on delete set null`,
    );
    for (const column of ['answer_quote_id', 'answer_file_key', 'order_id']) {
      this.addSql(`create index "project_requests_${column}_index" on "project_requests" ("${column}")`);
    }
    this.addSql(
      `create index "project_requests_status_created_at_index" on "project_requests" ("status", "created_at")`,
    );
    this.addSql(
      `create function pg_temp.iso(moment timestamptz) returns text language sql as
         $$ select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$`,
    );
    // Earlier steps were not dated: the last one is as old as the row's last change.
    this.addSql(
      `update project_requests set history =
         jsonb_build_array(jsonb_build_object('status', 'received', 'by', 'customer', 'at', pg_temp.iso(created_at)))
         || case status when 'received' then '[]'::jsonb
            else jsonb_build_array(jsonb_build_object('status', status, 'at', pg_temp.iso(updated_at), 'by',
              case status when 'quoted' then 'answer' when 'accepted' then 'customer' when 'declined' then 'customer'
                else 'operator' end)) end`,
    );
    this.addSql('drop function pg_temp.iso(timestamptz)');
    this.addSql(
      `alter table "order_lines"
         add column "kind" text not null default 'part' check ("kind" in ('part', 'project')),
         alter column "file_key" drop not null,
         alter column "content_hash" drop not null,
         alter column "box_mm" drop not null,
         alter column "material_id" drop not null,
         alter column "finish" drop not null`,
    );
  }
}
