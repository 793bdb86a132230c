import { useEffect, useRef } from 'preact/hooks';

/** Acts whenever the page is seen again: what it shows may have been changed elsewhere, in another tab or at a payment's. */
export function useReturn(act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) latest.current();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
