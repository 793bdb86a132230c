import { Migration } from '@mikro-orm/migrations';

/** The orders of a customer are read by `orders_page_index`, which begins with the columns of this one. */
export class Migration20261128060100_orders_by_page_index extends Migration {
  override up(): void {
    this.addSql(`drop index "orders_user_id_created_at_index"`);
  }
}
