import { Migration } from '@mikro-orm/migrations';

/**
 * What each invoice and credit note states, in a narrow row beside its document: sums of a year read no contents. A trigger
 * writes the row with the document, also for a process of the release before. A copy in another language comes later,
 * finds its document's row and adds none.
 */
export class Migration20261123001000_office_issued_documents extends Migration {
  override up(): void {
    this.addSql(`create table "issued_documents" (
      "kind" text not null, "subject_id" uuid not null,
      "document_id" uuid not null unique references "rendered_documents" ("id") on delete cascade,
      "issued_at" timestamptz not null, "tax_percent" int not null,
      "net_centimes" bigint not null, "tax_centimes" bigint not null, "total_centimes" bigint not null,
      primary key ("kind", "subject_id"),
      constraint "issued_documents_kind_check" check ("kind" in ('invoice', 'creditNote')))`);
    this.addSql(`create function "issue_document"(kind text, subject_id uuid, document_id uuid, content jsonb)
      returns void language sql as $$
        insert into issued_documents values (kind, subject_id, document_id,
          (content ->> 'issuedAt')::timestamptz, (content ->> 'tvaPercent')::int, (content ->> 'totalHtCentimes')::bigint,
          (content ->> 'tvaCentimes')::bigint, (content -> 'totals' ->> 'totalCentimes')::bigint)
        on conflict do nothing $$`);
    this.addSql(`create function "rendered_documents_issue"() returns trigger language plpgsql as $$
      begin perform issue_document(new.kind, new.subject_id, new.id, new.content); return null; end $$`);
    this.addSql(`create trigger "rendered_documents_issue" after insert on "rendered_documents" for each row
      when (${isIssued('new')}) execute function "rendered_documents_issue"()`);
    this.issueOlder();
    this.addSql(
      `create index "issued_documents_issued_at_index" on "issued_documents" ("issued_at", "subject_id")`,
    );
    // Holds what orders_paid_at_id_index does, and the total: a year's orders are compared without reading them.
    this.addSql(
      `create index "orders_paid_totals" on "orders" ("paid_at", "id") include ("total_centimes") where "paid_at" is not null`,
    );
    this.addSql(`drop index "orders_paid_at_id_index"`);
  }

  /** Documents of before, the oldest first, 2,000 at a time. */
  private issueOlder(): void {
    this.addSql(`do $$
      declare last uuid := '00000000-0000-0000-0000-000000000000'; batch uuid[];
      begin
        loop
          batch := array(select d.id from rendered_documents d where d.id > last order by d.id limit 2000);
          exit when batch = '{}';
          last := batch[cardinality(batch)];
          perform issue_document(d.kind, d.subject_id, d.id, d.content)
          from (select * from rendered_documents where id = any (batch) order by id) d where ${isIssued('d')};
        end loop;
      end $$`);
    this.addSql(`analyze "issued_documents"`);
  }
}

/** An invoice or a credit note that states its sums; the money's list of mismatches names one that does not. */
function isIssued(row: string): string {
  return `${row}.kind in ('invoice', 'creditNote') and ${row}.content -> 'totals' ? 'totalCentimes'
    and ${row}.content ?& array['issuedAt', 'tvaPercent', 'totalHtCentimes', 'tvaCentimes']`;
}
