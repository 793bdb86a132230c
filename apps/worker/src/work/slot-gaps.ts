/** A job that begins later than this after another's end waited to be added, not for the worker. */
const followsWithinMs = 25;

/** The mean follows a gap by this share. */
const learnedShare = 0.05;

/**
 * What a worker does between two jobs of a queue: it stores the end of one and asks for the next. A slot that is free
 * for longer had nothing to do, so that its next job counts with the usual gap.
 */
export class SlotGaps {
  /** Ends of the jobs whose slots are free since. */
  private readonly ends: number[] = [];
  private meanMs: number | null = null;

  /** A job begins. @returns the time in milliseconds that its slot needed to come to it. */
  begin(nowMs: number): number {
    const gapMs = nowMs - (this.ends.shift() ?? -Infinity);
    if (gapMs > followsWithinMs) return this.meanMs ?? 0;
    this.meanMs = this.meanMs === null ? gapMs : this.meanMs + (gapMs - this.meanMs) * learnedShare;
    return gapMs;
  }

  end(nowMs: number): void {
    this.ends.push(nowMs);
  }
}
