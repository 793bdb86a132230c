import { Injectable } from '@nestjs/common';

/**
 * Lets one piece of heavy work at a time run in this process. Other requests run in the pauses of a
 * piece; the steps of several pieces at once would add up and block them.
 */
@Injectable()
export class Turns {
  private last: Promise<unknown> = Promise.resolve();

  /** Runs the work after all earlier work has ended. */
  take<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(work, work);
    this.last = mine.catch(() => undefined);
    return mine;
  }
}
