import { Migration } from '@mikro-orm/migrations';

/** Mails that go to the team, though they name a customer's order or project. */
const toTeam = [
  ...['project-received', 'project-accepted', 'project-declined', 'contact-message'],
  ...['payment-refund-due', 'invoice-failed', 'refund-failed'],
];

/** How an earlier mail leads to its account where its address does not, as that may have changed since. */
const ways = [
  ['users', 'id', `t."email" = m."recipient"`],
  ['orders', 'user_id', `t."number" = m."data" ->> 'orderNumber'`],
  ['project_requests', 'user_id', `t."reference" = m."data" ->> 'reference'`],
  ['saved_quotes', 'user_id', `t."reference" = m."data" ->> 'reference'`],
  [
    'one_time_links',
    'user_id',
    `t."id"::text = m."data" ->> 'linkId' and m."template" <> 'confirm-email-change'`,
  ],
] as const;

/** Mails keep whose they are: an account's address may change. */
export class Migration20261122120100_promises_mail_owners extends Migration {
  override up(): void {
    this.addSql(`alter table "outbound_mails" add column "user_id" uuid null`);
    this.addSql(
      `alter table "outbound_mails" add constraint "outbound_mails_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null`,
    );
    this.addSql(`create index "outbound_mails_user_id_index" on "outbound_mails" ("user_id")`);
    const excluded = toTeam.map((template) => `'${template}'`).join(', ');
    for (const [table, column, condition] of ways) {
      this.addSql(
        `update "outbound_mails" m set "user_id" = t."${column}" from "${table}" t
         where m."user_id" is null and m."template" not in (${excluded}, 'account-deleted') and ${condition}`,
      );
    }
  }
}
