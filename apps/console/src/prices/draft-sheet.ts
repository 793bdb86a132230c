import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Schema } from '@client/service-client.js';
import { dataOf } from '@web/app/failure.js';
import { service } from '../service/client.js';
import { bookWith, type Typed, typedFigure, unsavedPaths } from './book-figures.js';

export type WholeBook = Schema<'WholePriceBook'>;

/** The name of the note among what is typed. */
const notePath = 'note';

/** A draft with what is typed over it. */
export interface DraftSheet {
  /** As it is saved. */
  draft: WholeBook;
  /** What a field shows: what was typed in it, else what is saved. */
  textOf: (path: string) => string;
  /** What is saved of a field in which something else is typed. */
  savedBeside: (path: string) => string | null;
  write: (path: string, text: string) => void;
  /** Brackets of discounts, with those that are added. */
  brackets: number;
  setBrackets: (count: number) => void;
  isUnsaved: boolean;
  /** When another admin saved it after the typing began; `null` if nobody did. */
  changedAt: string | null;
  save: () => Promise<void>;
}

/** Holds what is typed over a draft until it is saved, whatever others save meanwhile. */
export function useDraftSheet(loaded: WholeBook): DraftSheet {
  const own = useSignal<WholeBook | null>(null);
  const typed = useSignal<Typed>({});
  const count = useSignal<number | null>(null);
  const seenAt = useRef(loaded.updatedAt);
  // What was just saved is here before it is read again.
  const draft = own.value !== null && own.value.updatedAt > loaded.updatedAt ? own.value : loaded;
  const savedText = (path: string): string =>
    path === notePath ? (draft.note ?? '') : typedFigure(draft.book, path);
  const { [notePath]: note, ...figures } = typed.value;
  const isNoteUnsaved = note !== undefined && note.trim() !== savedText(notePath);
  const brackets = count.value ?? draft.book.quantityBrackets.length;
  const unsaved = new Set(unsavedPaths(draft.book, figures));
  const isUnsaved = isNoteUnsaved || unsaved.size > 0 || brackets !== draft.book.quantityBrackets.length;
  if (!isUnsaved) seenAt.current = draft.updatedAt;

  const save = async (): Promise<void> => {
    const [sent, sentCount] = [typed.value, count.value];
    const params = { path: { version: draft.version } };
    // Over what is saved by now: figures that nobody typed here stay as another admin has saved them.
    const { book } = await dataOf(service.GET('/ops/api/price-books/{version}', { params }));
    const body = {
      ...(isNoteUnsaved ? { note: note.trim() || null } : {}),
      book: bookWith(book, figures, sentCount ?? book.quantityBrackets.length),
    };
    own.value = await dataOf(service.PATCH('/ops/api/price-books/{version}', { params, body }));
    // What was typed meanwhile stays, over what is saved by now.
    const isLater = ([path, text]: [string, string]): boolean => sent[path] !== text;
    typed.value = Object.fromEntries(Object.entries(typed.value).filter(isLater));
    if (count.value === sentCount) count.value = null;
    seenAt.current = own.value.updatedAt;
  };
  return {
    draft,
    textOf: (path) => typed.value[path] ?? savedText(path),
    savedBeside: (path) => (unsaved.has(path) ? savedText(path) || null : null),
    write: (path, text) => (typed.value = { ...typed.value, [path]: text }),
    brackets,
    setBrackets: (next) => {
      const isKept = ([path]: [string, string]): boolean =>
        !path.startsWith('quantityBrackets.') || Number(path.split('.')[1]) < next;
      typed.value = Object.fromEntries(Object.entries(typed.value).filter(isKept));
      count.value = next;
    },
    isUnsaved,
    changedAt: draft.updatedAt === seenAt.current ? null : draft.updatedAt,
    save,
  };
}
