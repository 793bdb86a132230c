import { Migration } from '@mikro-orm/migrations';

/** File names of up to 1,024 characters on uploads, as quotes and orders take them. */
export class Migration20261122000500_upload_file_names extends Migration {
  override up(): void {
    this.addSql(`alter table "uploaded_files" alter column "filename" type varchar(1024)`);
  }
}
