import { useLayoutEffect, useRef } from 'preact/hooks';

/** Names the window after the page's heading, so that tabs, history and bookmarks can be told apart. */
function nameWindow(main: Element, program: string): void {
  const heading = main.querySelector('h1')?.textContent?.trim();
  const title = heading ? `${heading} · ${program}` : program;
  if (document.title !== title) document.title = title;
}

/** Where a page is read from: what its address points at, else its heading. */
function startOf(main: Element): HTMLElement | null {
  const id = decodeURIComponent(location.hash.slice(1));
  return (id === '' ? null : document.getElementById(id)) ?? main.querySelector('h1');
}

/** Puts the focus where the page begins, unless its reader is elsewhere already. Answers whether that is settled. */
function enter(main: HTMLElement): boolean {
  const focus = document.activeElement;
  if (focus !== null && focus !== document.body && focus !== main) return true;
  const start = startOf(main);
  if (start === null) return false;
  focusOn(start);
  return true;
}

function focusOn(place: HTMLElement, options?: FocusOptions): void {
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus(options);
}

/**
 * Where what had the focus is gone, focuses what has taken its place: what is told around it, else the nearest heading.
 *
 * @param path what had the focus, and all around it
 */
function keepFocus([focused, ...around]: readonly EventTarget[]): void {
  const isLost =
    focused instanceof Element && !focused.isConnected && document.activeElement === document.body;
  if (!isLost) return;
  for (const place of around) {
    if (!(place instanceof Element) || !place.isConnected) continue;
    const next =
      place.querySelector<HTMLElement>('[role=status]') ?? place.querySelector<HTMLElement>('h1, h2');
    if (next === null) continue;
    focusOn(next, { preventScroll: true });
    return;
  }
}

/**
 * Follows what the page's `main` shows: the window has its heading as title, and after a move within the program the focus is
 * where the new page begins, once that is drawn. Within a page it goes on where what had it was.
 *
 * @param program the name of all its pages
 * @param isMove whether the first page takes the place of another one, whose focus is lost
 * @returns what to do at each move
 */
export function useArrival(program: string, isMove = false): () => void {
  // A page that is opened at a place of it begins there.
  const isSettled = useRef(location.hash === '' && !isMove);
  const focused = useRef<readonly EventTarget[]>([]);
  const look = (): void => {
    const main = document.querySelector('main');
    if (main === null) return;
    nameWindow(main, program);
    if (isSettled.current) keepFocus(focused.current);
    else isSettled.current = enter(main);
  };
  useLayoutEffect(() => {
    const main = document.querySelector('main');
    if (main === null) return undefined;
    const observer = new MutationObserver(look);
    const follow = (event: FocusEvent): void => void (focused.current = event.composedPath());
    document.addEventListener('focusin', follow);
    observer.observe(main, { childList: true, characterData: true, subtree: true });
    look();
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', follow);
    };
  }, []);
  return () => {
    // The link that was followed is gone, or no longer where one reads.
    document.querySelector('main')?.focus({ preventScroll: true });
    isSettled.current = false;
    look();
  };
}
