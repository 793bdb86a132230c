import { Migration } from '@mikro-orm/migrations';

/** What saves a quote in one statement: how many an account keeps, those without a standing order, counted under its lock. */
export class Migration20261125143000_quote_saving extends Migration {
  override up(): void {
    // In a function, as a query inside a statement does not see what was committed while that waited for the lock.
    this.addSql(`create function "count_saved_quotes"(account uuid) returns bigint language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtextextended('quota saved quotes ' || account, 0));
        return (select count(*) from saved_quotes q where user_id = account and not exists (
          select from orders o where o.quote_id = q.id and o.status not in ('cancelled', 'refunded')));
      end $$`);
  }
}
