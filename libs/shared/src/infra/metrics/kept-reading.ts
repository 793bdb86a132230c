import { within } from '../queue/within.js';

/** How long figures are kept: the database is asked for them at most so often, however many read them. */
const keptMs = 5_000;

/** How long a reader of figures waits for them. */
const answerMs = 1_000;

/** Figures that cost a query: read once for all who ask within some seconds, and one reading at a time. */
export class KeptReading<T> {
  private reading: Promise<T> | null = null;
  private last: { value: T; atMs: number } | null = null;

  constructor(
    private readonly read: () => Promise<T>,
    private readonly keptForMs = keptMs,
  ) {}

  /** The figures; `null` if they cannot be had within a second. A slow reading continues for the next reader. */
  async value(): Promise<T | null> {
    if (this.last !== null && performance.now() - this.last.atMs < this.keptForMs) return this.last.value;
    this.reading ??= this.readOnce();
    return within(this.reading, answerMs).catch(() => null);
  }

  private async readOnce(): Promise<T> {
    try {
      const value = await this.read();
      this.last = { value, atMs: performance.now() };
      return value;
    } finally {
      this.reading = null;
    }
  }
}
