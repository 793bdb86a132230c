import { Migration } from '@mikro-orm/migrations';

/** Whether a person has named an answer's days was told by their difference from the quote's: equal ones were forgotten. */
export class Migration20261130080000_named_days extends Migration {
  override up(): void {
    // What a process of the release before writes meanwhile counts as named: a customer is promised what was told.
    this.addSql(
      'alter table "project_requests" add column "are_answer_days_named" boolean not null default true',
    );
    this.addSql(
      `update "project_requests" p set "are_answer_days_named" = false from "saved_quotes" q
         where q."id" = p."answer_quote_id" and q."delivery_days" = p."answer_days"`,
    );
  }
}
