import { Migration } from '@mikro-orm/migrations';

/** Saved quotes can be read by a link. */
export class Migration20261122002000_papers_quote_shares extends Migration {
  override up(): void {
    this.addSql(`alter table "saved_quotes" add column "share_id" uuid null`);
    this.addSql(
      `alter table "saved_quotes" add constraint "saved_quotes_share_id_unique" unique ("share_id")`,
    );
  }
}
