import { Migration } from '@mikro-orm/migrations';

/** What one network, and one account, may leave behind, and what is left of their files. */
export class Migration20261127030000_bounded_accounts extends Migration {
  override up(): void {
    this.addSql('alter table "sign_ups" add column "network" varchar(64) null');
    this.addSql('create index "sign_ups_network_created_at_index" on "sign_ups" ("network", "created_at")');
    // Accounts that nobody has proved, to be found by the sweep.
    this.addSql(`create index "users_unproved_index" on "users" ("created_at") where not is_email_verified`);
    this.addSql(
      `create table "leftover_objects" ("key" varchar(255) primary key, "created_at" timestamptz not null)`,
    );
    this.addSql(
      'create index "leftover_objects_created_at_index" on "leftover_objects" ("created_at", "key")',
    );
    // An order that was cancelled counts for a day: one after the other, they would have no bound.
    this
      .addSql(`create or replace function "count_unpaid_orders"(account uuid) returns bigint language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtextextended('quota unpaid orders ' || account, 0));
        return (select count(*) from orders where user_id = account and status = 'unpaid')
          + (select count(*) from orders where user_id = account and status = 'cancelled'
               and created_at > now() - interval '1 day');
      end $$`);
  }
}
