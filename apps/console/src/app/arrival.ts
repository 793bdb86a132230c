import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { say } from '../words/language.js';

/** Names the window after the page's heading, so that tabs, history and bookmarks can be told apart. */
function nameWindow(main: Element): void {
  const heading = main.querySelector('h1')?.textContent?.trim();
  const title = heading ? `${heading} · ${say('frame.title')}` : say('frame.title');
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
 * Follows what the page shows: the window has its heading as title, and after a move within the console the focus is
 * where the new page begins, once that is drawn.
 *
 * @returns what to do at each move
 */
export function useArrival(): { main: RefObject<HTMLElement | null>; onRouteChange: () => void } {
  const main = useRef<HTMLElement>(null);
  // A page that is opened at a place of it begins there.
  const isSettled = useRef(location.hash === '');
  const look = (): void => {
    if (main.current === null) return;
    nameWindow(main.current);
    isSettled.current ||= enter(main.current);
  };
  useLayoutEffect(() => {
    if (main.current === null) return undefined;
    const observer = new MutationObserver(look);
    observer.observe(main.current, { childList: true, characterData: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, []);
  const onRouteChange = (): void => {
    // The link that was followed is gone, or no longer where one reads.
    main.current?.focus({ preventScroll: true });
    isSettled.current = false;
    look();
  };
  return { main, onRouteChange };
}
