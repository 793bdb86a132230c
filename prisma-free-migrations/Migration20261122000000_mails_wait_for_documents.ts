import { Migration } from '@mikro-orm/migrations';

export class Migration20261122000000_mails_wait_for_documents extends Migration {
  override up(): void {
    this.addSql(`alter table "outbound_mails" add column "document_id" uuid null`);
    this.addSql(
      `alter table "outbound_mails" add constraint "outbound_mails_document_id_foreign" foreign key ("document_id") references "rendered_documents" ("id") on delete set null`,
    );
    this.addSql(
      `update "outbound_mails" m set "document_id" = d."id", "data" = m."data" - 'documentId'
       from "rendered_documents" d where d."id" = (m."data" ->> 'documentId')::uuid`,
    );
    this.addSql(
      `create index "outbound_mails_document_id_index" on "outbound_mails" ("document_id") where "document_id" is not null`,
    );
  }
}
