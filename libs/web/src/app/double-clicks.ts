/** So long a hand that clicks again may not have seen what has come under it. */
const unseenMs = 500;
/** A list that changes later than this after a click is looked at before the next one. */
const watchedMs = 3_000;
/** Two taps of a finger are not at the same pixel. */
const samePlacePixels = 24;

/** A click on a button, and when another one came under the pointer after it. */
interface Click {
  button: Element;
  place: MouseEvent;
  changedMs: number;
}

/**
 * Has a click do nothing that was meant for a button which has gone: rows leave a list once they are done, and the next row's
 * button is where the last one was. Keys are not concerned.
 */
export function guardDoubleClicks(): void {
  let last: Click | null = null;
  const watcher = new MutationObserver(() => {
    const { button, place } = last!;
    const nowMs = performance.now();
    const isOther = buttonOf(document.elementFromPoint(place.clientX, place.clientY)) !== button;
    if (isOther) last!.changedMs = nowMs;
    if (isOther || nowMs - place.timeStamp > watchedMs) watcher.disconnect();
  });
  const hear = (event: MouseEvent): void => {
    // A key's click has no count.
    if (event.detail === 0) return;
    const button = buttonOf(event.target as Element);
    if (button === null) {
      // The hand has been elsewhere meanwhile.
      watcher.disconnect();
      last = null;
      return;
    }
    if (last !== null && isUnseen(event, button, last)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    last = { button, place: event, changedMs: event.timeStamp };
    watcher.observe(document.body, { childList: true, subtree: true });
  };
  addEventListener('click', hear, true);
}

const buttonOf = (element: Element | null): Element | null => element?.closest('button') ?? null;

function isUnseen(event: MouseEvent, button: Element, { button: before, place, changedMs }: Click): boolean {
  const way = Math.hypot(event.clientX - place.clientX, event.clientY - place.clientY);
  if (button === before || way > samePlacePixels) return false;
  return event.detail > 1 || event.timeStamp - changedMs < unseenMs;
}
