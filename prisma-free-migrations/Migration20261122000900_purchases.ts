import { Migration } from '@mikro-orm/migrations';

/** Companies on accounts, quotes and orders: who buys, its purchase order, its project, and where the invoice goes. */
export class Migration20261122000900_purchases extends Migration {
  override up(): void {
    for (const table of ['users', 'saved_quotes', 'orders']) {
      this.addSql(
        `alter table "${table}" add column "company" jsonb null, add column "purchase_order" varchar(60) null,
           add column "project" varchar(100) null`,
      );
    }
    this.addSql(`alter table "orders" add column "billing_address" jsonb null`);
  }
}
