/**
 * Decides which files this worker measures together and which alone. A file that was in flight when a worker died may
 * have killed it: it is measured alone, so that another crash is certainly its own. In order of arrival: files behind
 * one that must be alone wait until it has ended.
 */
export class MeasuringTurns {
  private inFlight = 0;
  private isAloneInFlight = false;
  private readonly waiting: { isAlone: boolean; start: () => void }[] = [];

  /** Does the work when its turn has come; its errors pass through. */
  async take<T>(isAlone: boolean, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((start) => {
      this.waiting.push({ isAlone, start });
      this.startNext();
    });
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
