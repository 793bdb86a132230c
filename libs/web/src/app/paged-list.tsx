import { type Signal, signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Actions, Button } from '../components/button.js';
import { dataOf, type Outcome, persistently } from './failure.js';
import { appWords } from './app-words.js';
import { FailureNotice } from './failure-notice.js';
import { useAction } from './use-action.js';
import { Record, useRecord } from './use-record.js';

/** Some entries of a list, newest first. */
export interface EntryPage<Entry> {
  entries: readonly Entry[];
  /** Where more follow. */
  nextCursor?: string;
}

/**
 * A page of a list, from an answer whose cursor stands beside `data`.
 *
 * @throws {CallFailure}
 */
export async function pageOf<Entry>(
  call: Promise<Outcome<Entry[]> & { data?: { nextCursor?: string } }>,
): Promise<EntryPage<Entry>> {
  const entries = await dataOf(call);
  return { entries, nextCursor: (await call).data?.nextCursor };
}

interface PagedListProps<Entry> {
  /** The list is another one when this changes. */
  listKey: string;
  /** As many of its pages as are open are loaded again when this changes; what is open in the list stays open. */
  version?: number;
  load: (after?: string) => Promise<EntryPage<Entry>>;
  /** While it says so of the first page, the list is loaded again every few seconds; it is told how often that was. */
  isUnsettled?: (entries: readonly Entry[], looks: number) => boolean;
  children: (entries: readonly Entry[]) => ComponentChildren;
}

/** A list as it was loaded, with the pages that were opened since. */
interface OpenList<Entry> extends Pick<PagedListProps<Entry>, 'listKey' | 'load'> {
  pages: Signal<readonly EntryPage<Entry>[]>;
}

const lookEveryMs = 3000;

/** A list that is read page by page. */
export function PagedList<Entry>({
  listKey,
  version = 0,
  load,
  isUnsettled,
  children,
}: PagedListProps<Entry>) {
  const shown = useRef<OpenList<Entry> | null>(null);
  const openPages = (): number =>
    shown.current?.listKey === listKey ? shown.current.pages.peek().length : 1;
  // What is shown stays the list that it was loaded as while another key's first page is on its way.
  const [record, reload] = useRecord(
    async (): Promise<OpenList<Entry>> => ({
      listKey,
      load,
      pages: signal(await readPages(load, openPages)),
    }),
    listKey,
    version,
  );
  if (record.step === 'here') shown.current = record.data;
  const looks = useSignal(0);
  const isWaiting =
    record.step === 'here' && isUnsettled?.(record.data.pages.value[0]!.entries, looks.value) === true;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => {
      looks.value += 1;
      reload();
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return (
    <Record record={record}>
      {(list) => (
        <Pages key={list.listKey} list={list}>
          {children}
        </Pages>
      )}
    </Record>
  );
}

/** All pages anew: an entry that came or went has moved the ends of all of them. */
async function readPages<Entry>(
  load: PagedListProps<Entry>['load'],
  count: () => number,
): Promise<EntryPage<Entry>[]> {
  const pages = [await load()];
  for (let after = pages[0]!.nextCursor; after !== undefined && pages.length < count();) {
    const next = await nextPage(load, after);
    pages.push(next);
    after = next.nextCursor;
  }
  return pages;
}

const nextPage = <Entry,>(load: PagedListProps<Entry>['load'], after: string): Promise<EntryPage<Entry>> =>
  persistently(() => load(after));

interface PagesProps<Entry> extends Pick<PagedListProps<Entry>, 'children'> {
  list: OpenList<Entry>;
}

function Pages<Entry>({ list, children }: PagesProps<Entry>) {
  const latest = useRef(list);
  latest.current = list;
  const action = useAction();
  const endOf = ({ pages }: OpenList<Entry>): string | undefined => pages.value.at(-1)!.nextCursor;
  const more = async (): Promise<void> => {
    for (let after = endOf(latest.current); after !== undefined;) {
      const next = await nextPage(latest.current.load, after);
      const { pages } = latest.current;
      if (endOf(latest.current) === after) {
        pages.value = [...pages.value, next];
        return;
      }
      // The list was loaded again meanwhile, and ends with another entry.
      after = endOf(latest.current);
    }
  };
  return (
    <>
      {children(list.pages.value.flatMap(({ entries }) => entries))}
      <FailureNotice failure={action.failure.value} />
      {endOf(list) !== undefined && (
        <Actions>
          <Button type="button" isQuiet isBusy={action.isBusy.value} onClick={() => void action.run(more)}>
            {appWords().more}
          </Button>
        </Actions>
      )}
    </>
  );
}
