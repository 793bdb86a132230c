import { Migration } from '@mikro-orm/migrations';

/** Payments may be opened on an Arabic page. */
export class Migration20261122101000_arabic_pages_p13 extends Migration {
  override up(): void {
    this.addSql('alter table "payment_attempts" drop constraint if exists "payment_attempts_locale_check"');
    this.addSql(
      `alter table "payment_attempts" add constraint "payment_attempts_locale_check" check ("locale" in ('fr', 'en', 'ar'))`,
    );
  }
}
