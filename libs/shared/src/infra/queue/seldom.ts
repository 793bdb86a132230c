/**
 * Whether something may be told that happens thousands of times a second while a server is in trouble.
 *
 * @returns what is true at most once in this time.
 */
export function seldom(everyMs = 1_000): () => boolean {
  let toldMs = -Infinity;
  return () => {
    const nowMs = performance.now();
    if (nowMs - toldMs < everyMs) return false;
    toldMs = nowMs;
    return true;
  };
}
