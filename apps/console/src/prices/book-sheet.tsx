import { Definitions } from '@web/components/definitions.js';
import { say } from '../words/language.js';
import { type Book, figureAt } from './book-figures.js';
import { bracketFigures, type FigureGroup, groupsAfter, groupsBefore, shownFigure } from './figure-groups.js';

/** All figures of a book that cannot be changed, to be read. */
export function BookSheet({ book }: { book: Book }) {
  const brackets = book.quantityBrackets.map((_one, place) => bracketFigures(place));
  return (
    <div class="book">
      <Groups book={book} groups={groupsBefore()} />
      <section>
        <h2>{say('prices.brackets')}</h2>
        <ul>
          {brackets.map(({ title, figures: both }) => (
            <li key={title}>
              {both
                .map(([path, label]) => `${label} ${shownFigure(path, figureAt(book, path) ?? null)}`)
                .join(', ')}
            </li>
          ))}
        </ul>
      </section>
      <Groups book={book} groups={groupsAfter()} />
    </div>
  );
}

function Groups({ book, groups }: { book: Book; groups: readonly FigureGroup[] }) {
  return (
    <>
      {groups.map(({ title, figures: among }) => (
        <section key={title}>
          <h2>{title}</h2>
          <Definitions
            rows={among.map(
              ([path, label]) => [label, shownFigure(path, figureAt(book, path) ?? null)] as const,
            )}
          />
        </section>
      ))}
    </>
  );
}
