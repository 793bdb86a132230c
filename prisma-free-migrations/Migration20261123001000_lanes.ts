import { Migration } from '@mikro-orm/migrations';

/** Jobs served by owner, and what an account's work may take. */
export class Migration20261123001000_lanes extends Migration {
  override up(): void {
    this.addSql(`alter table "worker_heartbeats" add column "concurrency" jsonb not null default '{}'`);
    this.addSql(`create table "lane_clocks" ("queue" varchar(20) not null,
      "virtual_ms" double precision not null default 0, "base_ms" double precision not null default 0,
      "is_numbered" boolean not null default true,
      constraint "lane_clocks_pkey" primary key ("queue"))`);
    this.addSql(`create table "lanes" ("queue" varchar(20) not null, "owner" uuid not null,
      "is_awaited" boolean not null, "last_ms" double precision not null,
      constraint "lanes_pkey" primary key ("queue", "owner", "is_awaited"))`);
    this.addSql(`create index "lanes_queue_last_ms_index" on "lanes" ("queue", "last_ms")`);
    this.addSql(`create table "lane_jobs" ("job" varchar(40) not null, "subject" varchar(120) not null,
      "queue" varchar(20) not null, "owner" uuid not null, "is_awaited" boolean not null,
      "tag_ms" double precision not null, "size_ms" double precision not null,
      "cost_ms" double precision not null,
      "size_class" varchar(20) not null, "weight" int not null,
      "waits_since" timestamptz not null, "started_at" timestamptz null,
      constraint "lane_jobs_pkey" primary key ("job", "subject"))`);
    this.addSql(`create index "lane_jobs_queue_tag_ms_index" on "lane_jobs" ("queue", "tag_ms")`);
    this.addSql(`create index "lane_jobs_queue_started_at_waits_since_index"
      on "lane_jobs" ("queue", "started_at", "waits_since")`);
    this.addSql(`create index "lane_jobs_owner_index" on "lane_jobs" ("owner")`);
    this.addSql(`create table "lane_costs" ("job" varchar(40) not null, "size_class" varchar(20) not null,
      "factor" double precision not null, constraint "lane_costs_pkey" primary key ("job", "size_class"))`);
    this.addSql(`create table "account_work" ("user_id" uuid not null, "starts_at" timestamptz not null,
      "work_ms" bigint not null default 0, constraint "account_work_pkey" primary key ("user_id", "starts_at"))`);
    this.addSql(`alter table "account_work" add constraint "account_work_user_id_foreign"
      foreign key ("user_id") references "users" ("id") on delete cascade`);
    this.addSql(`create index "account_work_starts_at_index" on "account_work" ("starts_at")`);
  }
}
