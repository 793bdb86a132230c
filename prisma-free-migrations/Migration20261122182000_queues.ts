import { Migration } from '@mikro-orm/migrations';

/** What the console shows of queues, jobs and workers, and what operators decide about them. */
export class Migration20261122182000_queues extends Migration {
  override up(): void {
    this.addWorkers();
    this.addHistory();
    this.addFailures();
    this.addDecisions();
    this.addLists();
  }

  private addWorkers(): void {
    this.addSql(`alter table "worker_heartbeats"
      add column "started_at" timestamptz null, add column "version" varchar(40) null,
      add column "kernel_version" varchar(20) null, add column "host" varchar(255) null,
      add column "pid" int null, add column "memory_bytes" bigint null,
      add column "busy" int not null default 0, add column "capacity" int not null default 0,
      add column "jobs" jsonb not null default '[]', add column "is_draining" boolean not null default false,
      add column "drain_wanted_by" varchar(255) null, add column "drain_wanted_at" timestamptz null`);
  }

  private addHistory(): void {
    this.addSql(`create table "queue_minutes" ("queue" varchar(20) not null, "starts_at" timestamptz not null,
      "minutes" int not null default 1, "added" int not null default 0, "done" int not null default 0,
      "retried" int not null default 0, "failed" int not null default 0,
      "busy_ms" bigint not null default 0, "capacity_ms" bigint not null default 0,
      "depth" int not null default 0, "oldest_seconds" int not null default 0,
      constraint "queue_minutes_pkey" primary key ("queue", "starts_at"))`);
    this.addSql(`create index "queue_minutes_starts_at_index" on "queue_minutes" ("starts_at")`);
    this.addSql(`create table "job_events" ("id" uuid not null, "job" varchar(40) not null,
      "subject" varchar(120) not null, "kind" varchar(20) not null, "at" timestamptz not null,
      "try" int null, "ms" int null, "worker_id" uuid null, "request_id" varchar(64) null, "note" varchar(300) null,
      constraint "job_events_pkey" primary key ("id"))`);
    this.addSql(`create index "job_events_job_subject_id_index" on "job_events" ("job", "subject", "id")`);
    this.addSql(`create index "job_events_request_id_index" on "job_events" ("request_id")`);
    this.addSql(`create index "job_events_at_index" on "job_events" ("at")`);
  }

  private addFailures(): void {
    this
      .addSql(`create table "failure_groups" ("fingerprint" varchar(16) not null, "job" varchar(40) not null,
      "error" varchar(80) not null, "cause" varchar(300) not null, "frame" varchar(200) not null,
      "tries" bigint not null default 0, "first_at" timestamptz not null, "last_at" timestamptz not null,
      constraint "failure_groups_pkey" primary key ("fingerprint"))`);
    this.addSql(`create index "failure_groups_last_at_index" on "failure_groups" ("last_at", "fingerprint")`);
    this
      .addSql(`create table "job_failures" ("fingerprint" varchar(16) not null, "subject" varchar(120) not null,
      "job" varchar(40) not null, "customers" uuid[] not null default '{}', "tries" int not null default 1,
      "is_given_up" boolean not null default false, "stack" text not null default '',
      "first_at" timestamptz not null, "last_at" timestamptz not null,
      "settled_at" timestamptz null, "settled_note" varchar(300) null,
      constraint "job_failures_pkey" primary key ("fingerprint", "subject"))`);
    this.addSql(`alter table "job_failures" add constraint "job_failures_fingerprint_foreign"
      foreign key ("fingerprint") references "failure_groups" ("fingerprint") on delete cascade`);
    this.addSql(`create index "job_failures_job_subject_index" on "job_failures" ("job", "subject")`);
    this.addSql(`create index "job_failures_last_at_index" on "job_failures" ("last_at")`);
  }

  private addDecisions(): void {
    this.addSql(`create table "work_dismissals" ("job" varchar(40) not null, "subject" varchar(120) not null,
      "dismissed_by" varchar(255) not null, "note" varchar(300) not null, "at" timestamptz not null,
      constraint "work_dismissals_pkey" primary key ("job", "subject"))`);
    this.addSql(`create table "queue_pauses" ("subject" varchar(120) not null,
      "kind" text check ("kind" in ('queue', 'customer')) not null, "reason" varchar(300) not null,
      "paused_by" varchar(255) not null, "since" timestamptz not null,
      constraint "queue_pauses_pkey" primary key ("subject"))`);
    this.addSql(`alter table "payment_events" add column "settled_at" timestamptz null,
      add column "settled_by" varchar(255) null, add column "settled_note" varchar(300) null`);
    this.addSql(`create index "payment_events_unsettled_index" on "payment_events" ("received_at")
      where "outcome" in ('refundDue', 'refused') and "settled_at" is null`);
  }

  /** Lists of jobs are sorted by the age of their rows. */
  private addLists(): void {
    for (const table of listed) {
      this.addSql(`create index "${table}_created_at_index" on "${table}" ("created_at")`);
    }
    this.addSql(`create index "generated_cards_finished_at_index" on "generated_cards" ("finished_at")
      where "file_id" is not null`);
    this.addSql(`create index "rendered_documents_user_id_index" on "rendered_documents" ("user_id")`);
    this.addSql(`create index "file_analyses_given_up_page_index" on "file_analyses" ("created_at")
      where "is_given_up"`);
  }
}

const listed = [
  'account_exports',
  'file_analyses',
  'generated_cards',
  'outbound_mails',
  'part_pictures',
  'refunds',
  'rendered_documents',
  'sandbox_decisions',
];
