import { Migration } from '@mikro-orm/migrations';

/** Plates are sorted by when the parcels of their orders have to leave, read anew each time: their own day was that of the planning. */
export class Migration20261128070000_plates_leaving_day extends Migration {
  override up(): void {
    this.addSql(`drop index "plates_status_promised_on_id_index"`);
    this.addSql(`create index "plates_status_id_index" on "plates" ("status", "id")`);
    this.addSql(
      `comment on column "plates"."promised_on" is 'Of processes of former releases; not read any more.'`,
    );
  }
}
