import { Migration } from '@mikro-orm/migrations';

/** Events of transfers keep their reference without its spaces, dashes and case, by which it is found again. */
export class Migration20261122120000_promises_transfer_keys extends Migration {
  override up(): void {
    this.addSql(`alter table "payment_events" add column "reference_key" varchar(255) null`);
    this.addSql(
      `update "payment_events" set "reference_key" = left(coalesce(
         nullif(upper(regexp_replace(normalize("reference", NFKC),
           '[\\s\\u00AD\\u2000-\\u2015\\u202F\\u2060\\u2212\\u3000-]', '', 'g')), ''), "reference"), 255)
       where "provider" = 'transfer'`,
    );
    this.addSql(
      `create index "payment_events_reference_key_index" on "payment_events" ("reference_key") where "reference_key" is not null`,
    );
  }
}
