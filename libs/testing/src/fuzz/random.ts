/** A small generator of repeatable random numbers (mulberry32). */
export class Random {
  constructor(private state: number) {}

  /** An integer from 0 to before `limit`. */
  below(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let h = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    h ^= h + Math.imul(h ^ (h >>> 7), h | 61);
    return Math.floor((((h ^ (h >>> 14)) >>> 0) / 2 ** 32) * limit);
  }

  pick<T>(values: readonly T[]): T {
    const value = values[this.below(values.length)];
    if (value === undefined) throw new RangeError('Nothing to pick from.');
    return value;
  }
}

/** The generator of one case of a run: any case can be repeated alone. */
export function randomOfCase(seed: number, index: number): Random {
  return new Random(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b));
}
