import type { ComponentChildren } from 'preact';
import { DataTable, type TableColumn } from '@web/components/data-table.js';
import { type EntryPage, PagedList } from '@web/app/paged-list.js';
import { say } from '../words/language.js';

interface OwnedListProps<Entry> {
  title: string;
  id: string;
  /** Of what the page shows: another one after each change. */
  version: number;
  load: (after?: string) => Promise<EntryPage<Entry>>;
  columns: readonly TableColumn[];
  row: (entry: Entry) => ComponentChildren[];
  /** What a row is about, where it is clicked in. */
  keyOf?: (entry: Entry) => string;
}

/** One of a customer's lists, read page by page. */
export function OwnedList<Entry>({ title, id, version, load, columns, row, keyOf }: OwnedListProps<Entry>) {
  return (
    <section>
      <h2>{title}</h2>
      <PagedList listKey={`${title} ${id}`} version={version} load={load}>
        {(entries) =>
          entries.length === 0 ? (
            <p class="soft">{say('customers.nothing')}</p>
          ) : (
            <DataTable
              label={title}
              columns={columns}
              rows={entries.map(row)}
              keys={keyOf && entries.map(keyOf)}
            />
          )
        }
      </PagedList>
    </section>
  );
}

/** The request of a page of a customer's list. */
export const ownedPage = (id: string, after?: string) => ({
  params: { path: { id }, query: { limit: 20, after } },
});
