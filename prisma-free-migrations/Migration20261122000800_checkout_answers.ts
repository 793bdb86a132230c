import { Migration } from '@mikro-orm/migrations';

/**
 * A checkout's kept answer names its attempt, where it named the page's address. The ones of before are dropped: a
 * repeat then finds the order's open attempt, which has the same page.
 */
export class Migration20261122000800_checkout_answers extends Migration {
  override up(): void {
    this.addSql(`delete from idempotent_answers where answer ->> 'url' is not null`);
  }
}
