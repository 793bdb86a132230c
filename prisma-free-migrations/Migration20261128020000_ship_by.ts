import { Migration } from '@mikro-orm/migrations';

/** When a parcel has to leave, so that it arrives on the day that was promised. */
export class Migration20261128020000_ship_by extends Migration {
  override up(): void {
    this.addSql(`alter table "orders" add column "ship_by_on" date null`);
  }
}
