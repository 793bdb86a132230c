import { domainToUnicode } from 'node:url';
import { Migration } from '@mikro-orm/migrations';

/** Messages go with their account, whatever address that has by then; addresses whose domain was written in ASCII are found again. */
export class Migration20261130090000_messages_of_accounts extends Migration {
  override async up(): Promise<void> {
    await this.execute(
      `alter table "contact_messages" add column "user_id" uuid null
         constraint "contact_messages_user_id_foreign" references "users" ("id") on delete set null`,
    );
    await this.execute('create index "contact_messages_user_id_index" on "contact_messages" ("user_id")');
    await this.execute(
      `update "contact_messages" m set "user_id" = u."id" from "users" u
         where u."email" = m."email" and u."is_email_verified"`,
    );
    await this.spellInLetters('users', `and not exists (select from "users" o where o."email" = s."email")`);
    await this.spellInLetters(
      'sign_ups',
      `and not exists (select from "sign_ups" o where o."email" = s."email" and o."browser_hash" = t."browser_hash")`,
    );
    await this.spellInLetters('one_time_links');
  }

  /** @param condition of rows `t` that may take the spelling `s` */
  private async spellInLetters(table: string, condition = ''): Promise<void> {
    const inAscii = (await this.execute(
      `select "id", "email" from "${table}" where "email" ~ '@(.*[.])?xn--'`,
    )) as { id: string; email: string }[];
    for (const { id, email } of inAscii) {
      const at = email.lastIndexOf('@') + 1;
      const spelled = email.slice(0, at) + domainToUnicode(email.slice(at));
      await this.execute(
        `update "${table}" t set "email" = s."email" from (select ?::uuid as "id", ?::text as "email") s
           where t."id" = s."id" ${condition}`,
        [id, spelled],
      );
    }
  }
}
