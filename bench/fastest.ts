/** Milliseconds of the fastest of some rounds: the least disturbed by other load. */
export async function fastestMs(rounds: number, work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const startedMs = performance.now();
    await work();
    times.push(performance.now() - startedMs);
  }
  return Math.min(...times);
}
