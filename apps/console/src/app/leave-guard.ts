import { useEffect, useRef } from 'preact/hooks';

/** Whether a click leads to another page within this window. */
function leadsAway(event: MouseEvent): boolean {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.hasAttribute('download')) return false;
  return !/^#/.test(link.getAttribute('href') ?? '#') && /^(_self)?$/.test(link.target);
}

/**
 * Asks before the page is left with something unsaved: by a link, by going back, by closing or reloading the window.
 *
 * @param question asked within the console; for the window the browser has words of its own
 */
export function useLeaveGuard(isUnsaved: boolean, question: string): void {
  const isAllowed = useRef(false);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    isAllowed.current = false;
    const { href } = location;
    const mayLeave = (): boolean => (isAllowed.current ||= confirm(question));
    // Before the router hears of it.
    const onClick = (event: MouseEvent): void => {
      if (!leadsAway(event) || mayLeave()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const onPopState = (event: PopStateEvent): void => {
      if (location.href.split('#')[0] === href.split('#')[0] || mayLeave()) return;
      event.stopImmediatePropagation();
      history.pushState(null, '', href);
    };
    const onBeforeUnload = (event: BeforeUnloadEvent): void => {
      if (!isAllowed.current) event.preventDefault();
    };
    addEventListener('click', onClick, true);
    addEventListener('popstate', onPopState, true);
    addEventListener('beforeunload', onBeforeUnload);
    return () => {
      removeEventListener('click', onClick, true);
      removeEventListener('popstate', onPopState, true);
      removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [isUnsaved, question]);
}
