import { Migration } from '@mikro-orm/migrations';

/** Transfers keep the day on which the money had come; payments by card are found by their reference. */
export class Migration20261130150000_received_days extends Migration {
  override up(): void {
    this.addSql(`alter table "payment_events" add column "received_on" date null`);
    // The audit has the days of those before: it is written by the transaction that stores the event.
    this.addSql(
      `update "payment_events" e set "received_on" = (told."after" ->> 'receivedOn')::date
       from "audit_entries" told join "payment_attempts" a on a."order_id"::text = told."subject_id"
       where told."action" = 'order.transferReceived' and told."after" ->> 'receivedOn' is not null
         and e."attempt_id" = a."id" and e."provider" = 'transfer'
         and e."amount_centimes" = (told."after" ->> 'amountCentimes')::bigint
         and e."received_at" between told."at" - interval '1 minute' and told."at" + interval '1 minute'`,
    );
    this.addSql(
      `create index "payment_events_reference" on "payment_events" ("reference") where "reference_key" is null`,
    );
  }
}
