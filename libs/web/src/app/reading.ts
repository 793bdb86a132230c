import { signal } from '@preact/signals';
import { CallFailure, persistently } from './failure.js';

/** Failures are told once they have lasted for a while. */
const lateAfterMs = 5_000;

/** How many readings of the page are late: what it shows may be old. */
export const lateReadings = signal(0);

/** What a reading brings. */
interface ReadingEvents<Data> {
  onData: (data: Data) => void;
  onFailure: (failure: CallFailure) => void;
  /** Its failures pass, but have not for a while: it goes on. */
  onLate: (failure: CallFailure) => void;
}

/** Reads a record, and again after changes, one call at a time; a lost network only delays it, and is told when it lasts. */
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
    const { signal: ended } = this.abort;
    const call = (): Promise<Data> => {
      this.isStale = false;
      return this.load();
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let late = 0;
    const onPassing = (failure: CallFailure): void => {
      timer ??= setTimeout(() => {
        lateReadings.value += late = 1;
        this.events.onLate(failure);
      }, lateAfterMs);
    };
    await persistently(call, ended, onPassing).then(
      (data) => !ended.aborted && this.events.onData(data),
      (failure: unknown) => {
        if (failure instanceof CallFailure && !ended.aborted) this.events.onFailure(failure);
      },
    );
    clearTimeout(timer);
    lateReadings.value -= late;
  }
}
