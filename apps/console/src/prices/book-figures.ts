import type { Schema } from '@client/service-client.js';

export type Book = Schema<'PriceBook'>;

/** What is typed, by the path of its figure. */
export type Typed = Readonly<Record<string, string>>;

/** Whether a figure is centimes, which people read and type as dirhams. */
export function isAmount(path: string): boolean {
  return /centimes/i.test(path);
}

/** Whether a figure is seconds, which people read and type as hours. */
export function isSpan(path: string): boolean {
  return path.endsWith('Seconds');
}

/** The figure at a path such as `materials.pla.centimesPerGram`; `undefined` where the book has no such bracket. */
export function figureAt(book: Book, path: string): number | undefined {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], book) as
    number | undefined;
}

/** How a figure of a book is typed; empty where it has none. */
export function typedFigure(book: Book, path: string): string {
  const figure = figureAt(book, path);
  if (figure === undefined) return '';
  if (isAmount(path)) return (figure / 100).toFixed(2);
  return isSpan(path) ? String(Number((figure / 3600).toFixed(3))) : String(figure);
}

/** The paths whose typed figures differ from the book's. */
export function unsavedPaths(book: Book, typed: Typed): string[] {
  return Object.entries(typed).flatMap(([path, text]) => {
    const isSame = text.trim() !== '' && figureOf(text, path) === figureAt(book, path);
    return isSame ? [] : [path];
  });
}

/** The book with what is typed, and this many brackets. */
export function bookWith(book: Book, typed: Typed, brackets: number): Omit<Book, 'version'> {
  const figures: Omit<Book, 'version'> & { version?: string } = structuredClone(book);
  delete figures.version;
  const last = figures.quantityBrackets.at(-1)!;
  figures.quantityBrackets = Array.from(
    { length: brackets },
    (_one, place) => figures.quantityBrackets[place] ?? { ...last },
  );
  const fill = (value: object, path: string): void => {
    for (const [name, inner] of Object.entries(value)) {
      const at = path === '' ? name : `${path}.${name}`;
      if (typeof inner === 'object') fill(inner as object, at);
      else if (typed[at] !== undefined) Object.assign(value, { [name]: figureOf(typed[at], at) });
    }
  };
  fill(figures, '');
  return figures;
}

function figureOf(text: string, path: string): number {
  const figure = Number(text.replace(',', '.'));
  if (isAmount(path)) return Math.round(figure * 100);
  return isSpan(path) ? Math.round(figure * 3600) : figure;
}
