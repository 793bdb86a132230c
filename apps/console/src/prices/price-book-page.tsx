import { useSignal } from '@preact/signals';
import { DataTable } from '@web/components/data-table.js';
import { Definitions } from '@web/components/definitions.js';
import { Notice } from '@web/components/notice.js';
import { dataOf } from '@web/app/failure.js';
import { Record } from '@web/app/use-record.js';
import { useLeaveGuard } from '../app/leave-guard.js';
import { useLive } from '../live/use-live.js';
import { service } from '../service/client.js';
import { mayAct } from '../session/session.js';
import { figures, say } from '../words/language.js';
import { type Compared, Comparison } from './comparison.js';
import { BookForm } from './book-form.js';
import { BookSheet } from './book-sheet.js';
import { figureName, shownFigure } from './figure-groups.js';
import { useDraftSheet, type WholeBook } from './draft-sheet.js';
import { PublishDraft } from './publish-draft.js';

/** A price book: its figures, what it changes, and for a draft how it is published. */
export function PriceBookPage({ id }: { id: string }) {
  const params = { path: { version: id } };
  const [record, reload] = useLive(
    ['priceBooks'],
    () => dataOf(service.GET('/ops/api/price-books/{version}', { params })),
    id,
  );
  return (
    <Record record={record}>
      {(book) => <PriceBookRecord key={book.version} book={book} onDone={reload} />}
    </Record>
  );
}

function PriceBookRecord({ book: loaded, onDone }: { book: WholeBook; onDone: () => void }) {
  const sheet = useDraftSheet(loaded);
  const book = sheet.draft;
  const isDraft = book.status === 'draft' && mayAct('admin');
  const compared = useSignal<{ updatedAt: string; found: Compared } | null>(null);
  // A comparison of figures that have changed since is of no use.
  const found = compared.value?.updatedAt === book.updatedAt ? compared.value.found : null;
  useLeaveGuard(isDraft && sheet.isUnsaved, say('prices.leaveQuestion'));
  return (
    <article class="record">
      <h1>{book.version}</h1>
      <Facts book={book} />
      <Faults book={book} />
      <Changes book={book} />
      {book.status !== 'published' && (
        <Comparison
          draft={book}
          isUnsaved={sheet.isUnsaved}
          found={found}
          onFound={(fresh) => (compared.value = { updatedAt: book.updatedAt, found: fresh })}
        />
      )}
      {isDraft && <PublishDraft sheet={sheet} compared={found?.figures ?? null} onDone={onDone} />}
      {isDraft ? <BookForm sheet={sheet} onDone={onDone} /> : <BookSheet book={book.book} />}
    </article>
  );
}

function Facts({
  book: { status, basedOn, note, createdAt, publishedAt, publishedBy },
}: {
  book: WholeBook;
}) {
  return (
    <Definitions
      rows={[
        [say('prices.status'), say('prices.statusName', { status })],
        [say('prices.since'), figures.moment(publishedAt ?? createdAt)],
        ...(publishedBy === null ? [] : [[say('prices.by'), publishedBy] as const]),
        ...(basedOn === null
          ? []
          : [[say('prices.version'), say('prices.basedOn', { version: basedOn })] as const]),
        [say('prices.note'), note ?? '–'],
      ]}
    />
  );
}

function Faults({ book: { faults } }: { book: WholeBook }) {
  if (faults.length === 0) return null;
  return (
    <Notice tone="bad">
      <p>{say('prices.faults')}</p>
      <ul>
        {faults.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`}>{figureName(field)}</a> {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Changes({ book: { changes, status } }: { book: WholeBook }) {
  if (status === 'published') return null;
  return (
    <section>
      <h2>{say('prices.changes')}</h2>
      {changes.length === 0 ? (
        <p class="soft">{say('prices.noChanges')}</p>
      ) : (
        <DataTable
          label={say('prices.changes')}
          columns={[
            { label: say('prices.field'), isRowHead: true },
            { label: say('prices.now'), isFigure: true },
            { label: say('prices.then'), isFigure: true },
          ]}
          rows={changes.map(({ field, before, after }) => [
            figureName(field),
            shownFigure(field, before),
            shownFigure(field, after),
          ])}
        />
      )}
    </section>
  );
}
