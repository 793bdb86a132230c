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
  if (start.tabIndex < 0) start.tabIndex = -1;
  start.focus();
  return true;
}

/**
 * Follows what the page's `main` shows: the window has its heading as title, and after a move within the program the focus is
 * where the new page begins, once that is drawn.
 *
 * @param program the name of all its pages
 * @param isMove whether the first page takes the place of another one, whose focus is lost
 * @returns what to do at each move
 */
export function useArrival(program: string, isMove = false): () => void {
  // A page that is opened at a place of it begins there.
  const isSettled = useRef(location.hash === '' && !isMove);
  const look = (): void => {
    const main = document.querySelector('main');
    if (main === null) return;
    nameWindow(main, program);
    isSettled.current ||= enter(main);
  };
  useLayoutEffect(() => {
    const main = document.querySelector('main');
    if (main === null) return undefined;
    const observer = new MutationObserver(look);
    observer.observe(main, { childList: true, characterData: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, []);
  return () => {
    // The link that was followed is gone, or no longer where one reads.
    document.querySelector('main')?.focus({ preventScroll: true });
    isSettled.current = false;
    look();
  };
}
