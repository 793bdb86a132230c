/** A slot that is free for longer was not kept by storing and asking: its worker, or its queue, was paused. */
const longestMs = 1_000;

/** The mean follows a gap by this share. */
const learnedShare = 0.05;

/**
 * What a worker does between two jobs of a queue: it stores the end of one and asks for the next. A slot that was free before
 * its next job was due had nothing to do meanwhile: that job counts with the usual gap.
 */
export class SlotGaps {
  /** Ends of the jobs whose slots are free since. */
  private readonly ends: number[] = [];
  private meanMs: number | null = null;

  /** A job begins that was due at `dueMs`. @returns the time in milliseconds that its slot needed to come to it. */
  begin(nowMs: number, dueMs: number): number {
    const endMs = this.ends.shift() ?? -Infinity;
    const gapMs = nowMs - endMs;
    // Negative where the clock was set back.
    if (endMs < dueMs || gapMs < 0 || gapMs > longestMs) return this.meanMs ?? 0;
    this.meanMs = this.meanMs === null ? gapMs : this.meanMs + (gapMs - this.meanMs) * learnedShare;
    return gapMs;
  }

  end(nowMs: number): void {
    this.ends.push(nowMs);
  }
}
