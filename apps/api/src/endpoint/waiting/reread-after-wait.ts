/** Reading takes longer than this only where it waits for parts that are being measured. */
const withoutWaitMs = 2_000;

/**
 * What `read` finds. Where it had to wait for work, it reads again: an address that was corrected or prices that were
 * published meanwhile are those that hold now, and the work is there by then.
 */
export async function rereadAfterWait<Found>(read: () => Promise<Found>): Promise<Found> {
  const startedMs = performance.now();
  const found = await read();
  return performance.now() - startedMs < withoutWaitMs ? found : read();
}
