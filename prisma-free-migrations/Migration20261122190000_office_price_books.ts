import { Migration } from '@mikro-orm/migrations';
import { firstPriceBook } from './data/first-price-book.ts';

/** Price books live in the database; what was published stays as it is. */
export class Migration20261122190000_office_price_books extends Migration {
  override async up(): Promise<void> {
    await this.execute(`create table "price_books" (
      "version" varchar(20) not null,
      "content" jsonb not null,
      "status" text check ("status" in ('draft', 'published', 'retired')) not null default 'draft',
      "based_on" varchar(20) null,
      "note" varchar(500) null,
      "created_at" timestamptz not null,
      "updated_at" timestamptz not null,
      "published_at" timestamptz null,
      "published_by" varchar(255) null,
      constraint "price_books_pkey" primary key ("version"))`);
    await this.execute(
      `create index "price_books_created_at_version_index" on "price_books" ("created_at", "version")`,
    );
    await this.execute(
      `create unique index "price_books_one_current" on "price_books" ("status") where "status" = 'published'`,
    );
    await this.execute(`create function keep_price_books() returns trigger language plpgsql as $body$
      begin
        if old.status <> 'draft' and (tg_op = 'DELETE' or new.version <> old.version or new.content <> old.content
          or new.status = 'draft') then
          raise exception 'Price book % is no draft: it stays as it is', old.version;
        end if;
        if tg_op = 'DELETE' then return old; end if;
        return new;
      end $body$`);
    await this.execute(`create trigger "price_books_keep" before update or delete on "price_books"
      for each row execute function keep_price_books()`);
    await this.execute(
      `insert into price_books (version, content, status, created_at, updated_at, published_at)
       values (?, ?::jsonb, 'published', '2026-11-21T00:00:00Z', '2026-11-21T00:00:00Z', '2026-11-21T00:00:00Z')`,
      [firstPriceBook.version, JSON.stringify(firstPriceBook)],
    );
  }
}
