import { noteWait } from './others-turn.js';

/**
 * Decides which work of a kind this worker does together and which alone. Work that was in flight when a worker died may
 * have killed it: it is done alone, so that another crash is certainly its own. In order of arrival: work behind
 * some that must be alone waits until that has ended.
 */
export class WorkTurns {
  private inFlight = 0;
  private isAloneInFlight = false;
  private readonly waiting: { isAlone: boolean; start: () => void }[] = [];

  /** Does the work when its turn has come; its errors pass through. */
  async take<T>(isAlone: boolean, work: () => Promise<T>): Promise<T> {
    const askedMs = performance.now();
    await new Promise<void>((start) => {
      this.waiting.push({ isAlone, start });
      this.startNext();
    });
    noteWait(performance.now() - askedMs);
    try {
      return await work();
    } finally {
      this.inFlight--;
      this.isAloneInFlight = false;
      this.startNext();
    }
  }

  private startNext(): void {
    for (let [next] = this.waiting; next !== undefined; [next] = this.waiting) {
      if (this.isAloneInFlight || (next.isAlone && this.inFlight > 0)) return;
      this.waiting.shift();
      this.inFlight++;
      this.isAloneInFlight = next.isAlone;
      next.start();
    }
  }
}
