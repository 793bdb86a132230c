import { Migration } from '@mikro-orm/migrations';

/** A plate of parts in several colours, such as business cards, is printed with all of them. */
export class Migration20261127204000_plate_colours extends Migration {
  override up(): void {
    this.addSql(`alter table "plates" add column "further_skus" text[] not null default '{}'`);
  }
}
