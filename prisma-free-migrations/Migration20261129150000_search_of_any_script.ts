import { Migration } from '@mikro-orm/migrations';

/** Words of a search lose the marks of any script, as what is typed does: those of Arabic, and of Latin letters beyond French. */
export class Migration20261129150000_search_of_any_script extends Migration {
  override up(): void {
    // Of plain ASCII, which most orders are, there is nothing to take off.
    this
      .addSql(`create or replace function search_words(said text) returns text[] language sql immutable as $$
      select coalesce(array_agg(distinct left(word, 60)), '{}') from regexp_split_to_table(
        lower(case when octet_length(said) = length(said) then said
          else regexp_replace(normalize(said, NFD), '[\u0300-\u036f\u064b-\u065f\u0670]', '', 'g') end),
        '[^[:alnum:]]+') word
      where word <> '' $$`);
    this.addSql(
      `select write_order_searches(array_agg(order_id)) from order_search
       where octet_length(words::text) <> length(words::text)`,
    );
  }
}
