import { Migration } from '@mikro-orm/migrations';

/** Accounts, and the mails that they are sent, may be in Arabic. */
export class Migration20261122001500_arabic_mails extends Migration {
  override up(): void {
    for (const table of ['outbound_mails', 'users', 'sign_ups', 'mail_requests']) {
      this.addSql(`alter table "${table}" drop constraint if exists "${table}_locale_check"`);
      this.addSql(
        `alter table "${table}" add constraint "${table}_locale_check" check ("locale" in ('fr', 'en', 'ar'))`,
      );
    }
  }
}
