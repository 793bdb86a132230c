import { useEffect, useRef } from 'preact/hooks';

/** Links to files end 15 minutes after the answer that brought them. */
const usedForMs = 10 * 60_000;
const lookEveryMs = 30_000;

/** Has an answer with links to files read anew while a page that shows it stays open, before they end. */
export function useRenewed(renew: () => void): void {
  const latest = useRef(renew);
  latest.current = renew;
  useEffect(() => {
    // By the clock of the wall: timers stand still while a laptop sleeps.
    let sinceMs = Date.now();
    const look = (): void => {
      if (document.hidden || Date.now() - sinceMs < usedForMs) return;
      sinceMs = Date.now();
      latest.current();
    };
    const timer = setInterval(look, lookEveryMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
