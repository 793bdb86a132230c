import { Migration } from '@mikro-orm/migrations';

/** When a session last wrote: what it reads must have that. */
export class Migration20261123001300_session_writes extends Migration {
  override up(): void {
    this.addSql(`alter table "sessions" add column "wrote_at" timestamptz null`);
  }
}
