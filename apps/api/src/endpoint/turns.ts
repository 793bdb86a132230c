import { Injectable } from '@nestjs/common';

/**
 * Lets one piece of heavy work at a time run in this process. Each piece gives other requests their turn at its
 * pauses; several at once would add up to one long pause.
 */
@Injectable()
export class Turns {
  private last: Promise<unknown> = Promise.resolve();

  /** Runs the work once all that was asked for before has ended. */
  take<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(work, work);
    this.last = mine.catch(() => undefined);
    return mine;
  }
}
