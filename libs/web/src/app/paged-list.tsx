import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
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
  /** Its first page is loaded again when this changes; what is open in the list stays open. */
  version?: number;
  load: (after?: string) => Promise<EntryPage<Entry>>;
  /** While it says so of the first page, that is loaded again every few seconds; it is told how often that was. */
  isUnsettled?: (entries: readonly Entry[], looks: number) => boolean;
  children: (entries: readonly Entry[]) => ComponentChildren;
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
  // What is shown stays the list that it was loaded as while another key's first page is on its way.
  const [record, reload] = useRecord(async () => ({ listKey, load, first: await load() }), listKey, version);
  const looks = useSignal(0);
  const isWaiting = record.step === 'here' && isUnsettled?.(record.data.first.entries, looks.value) === true;
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
        <Pages key={list.listKey} first={list.first} load={list.load}>
          {children}
        </Pages>
      )}
    </Record>
  );
}

interface PagesProps<Entry> extends Pick<PagedListProps<Entry>, 'load' | 'children'> {
  first: EntryPage<Entry>;
}

function Pages<Entry>({ first, load, children }: PagesProps<Entry>) {
  const further = useSignal<readonly EntryPage<Entry>[]>([]);
  const action = useAction();
  const pages = [first, ...further.value];
  const after = pages.at(-1)?.nextCursor;
  const more = async (): Promise<void> => {
    const next = await persistently(() => load(after));
    further.value = [...further.value, next];
  };
  return (
    <>
      {children(pages.flatMap(({ entries }) => entries))}
      <FailureNotice failure={action.failure.value} />
      {after !== undefined && (
        <Actions>
          <Button type="button" isQuiet disabled={action.isBusy.value} onClick={() => void action.run(more)}>
            {appWords().more}
          </Button>
        </Actions>
      )}
    </>
  );
}
