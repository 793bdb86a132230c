import { Migration } from '@mikro-orm/migrations';

/** Why the files of a plate were given up, where no error says it, and of which content. */
export class Migration20261123001100_office_plate_faults extends Migration {
  override up(): void {
    this
      .addSql(`alter table "plates" add column "files_fault" text null, add column "fault_content_hash" varchar(64) null,
      add constraint "plates_files_fault_check" check ("files_fault" in ('fileGone', 'fileUnreadable'))`);
  }
}
