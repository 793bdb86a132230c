import { Migration } from '@mikro-orm/migrations';

/** Who asks for mails to an address, and which mails wait for their recipient's server alone. */
export class Migration20261129122000_strangers_mails extends Migration {
  override up(): void {
    this.addSql(`alter table "mail_requests" add column "network" varchar(64) null`);
    this.addSql(`alter table "outbound_mails" add column "refused_since" timestamptz null`);
  }
}
