import { Migration } from '@mikro-orm/migrations';

/** File names of up to 1,024 characters, as every endpoint takes them. */
export class Migration20261122000300_http_file_names extends Migration {
  override up(): void {
    this.addSql(`alter table "saved_quote_lines" alter column "file_name" type varchar(1024)`);
    this.addSql(`alter table "order_lines" alter column "file_name" type varchar(1024)`);
  }
}
