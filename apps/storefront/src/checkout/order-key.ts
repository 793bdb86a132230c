const keptAs = 'order-key';

/**
 * The `Idempotency-Key` of the order that is being placed. It outlives its page: what is sent after a lost answer and a reload is
 * the same order, or the service says that the first one was placed.
 *
 * @param ofPage where the browser keeps nothing
 */
export function orderKey(ofPage: string): string {
  try {
    const key = sessionStorage.getItem(keptAs) ?? ofPage;
    sessionStorage.setItem(keptAs, key);
    return key;
  } catch {
    return ofPage;
  }
}

/** What is placed from now on is another order. */
export function endOrderKey(): void {
  try {
    sessionStorage.removeItem(keptAs);
  } catch {
    // Nothing was kept.
  }
}
