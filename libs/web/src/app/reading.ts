import { CallFailure, persistently } from './failure.js';

/** What a reading brings. */
interface ReadingEvents<Data> {
  onData: (data: Data) => void;
  onFailure: (failure: CallFailure) => void;
}

/** Reads a record, and again after changes, one call at a time; a lost network only delays it. */
export class Reading<Data> {
  private readonly abort = new AbortController();
  private isRunning = false;
  private isStale = false;

  constructor(
    private readonly load: () => Promise<Data>,
    private readonly events: ReadingEvents<Data>,
  ) {}

  /**
   * Reads what may have changed. A call in flight is not given up for it, or changes that come faster than answers would
   * hold back all of them: its answer is taken, and one more call follows.
   */
  again(): void {
    this.isStale = true;
    if (!this.isRunning) void this.run();
  }

  /** Brings nothing from now on. */
  end(): void {
    this.abort.abort();
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    while (this.isStale && !this.abort.signal.aborted) await this.read();
    this.isRunning = false;
  }

  private async read(): Promise<void> {
    const { signal } = this.abort;
    const call = (): Promise<Data> => {
      this.isStale = false;
      return this.load();
    };
    await persistently(call, signal).then(
      (data) => !signal.aborted && this.events.onData(data),
      (failure: unknown) => {
        if (failure instanceof CallFailure && !signal.aborted) this.events.onFailure(failure);
      },
    );
  }
}
