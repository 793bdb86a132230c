import { Migration } from '@mikro-orm/migrations';

/** Words of a search lose accents and the signs of Arabic, as what is typed does; before, the accents of French alone. */
export class Migration20261129150000_search_without_signs extends Migration {
  override up(): void {
    // Of plain ASCII, which most orders are, there is nothing to take off.
    this
      .addSql(`create or replace function search_words(said text) returns text[] language sql immutable as $$
      select coalesce(array_agg(distinct left(word, 60)), '{}') from regexp_split_to_table(
        lower(case when octet_length(said) = length(said) then said
          else regexp_replace(normalize(said, NFD), '[\u0300-\u036f\u064b-\u065f\u0670]', '', 'g') end),
        '[^[:alnum:]]+') word
      where word <> '' $$`);
    // Who changes an order meanwhile waits: words that were read before would take the place of newer ones.
    this.addSql('lock table order_search in share row exclusive mode');
    // Names of files may hold letters and accents apart: their words are without them already, and cut there.
    this.addSql(
      `select write_order_searches(array_agg(order_id)) from order_search
       where octet_length(words::text) <> length(words::text) or order_id in (
         select order_id from order_lines where octet_length(file_name) <> length(file_name))`,
    );
  }
}
