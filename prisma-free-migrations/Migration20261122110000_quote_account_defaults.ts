import { Migration } from '@mikro-orm/migrations';

/** Saved quotes keep whether their purchase was completed from the account. */
export class Migration20261122110000_quote_account_defaults extends Migration {
  override up(): void {
    this.addSql(`alter table "saved_quotes" add column "has_account_defaults" boolean not null default true`);
  }
}
