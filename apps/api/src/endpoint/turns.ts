import { Injectable } from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';

/** Pieces that may wait: further ones would wait for longer than their callers do. */
const mostWaiting = 100;

/**
 * Lets one piece of heavy work at a time run in this process. Other requests run in the pauses of a
 * piece; the steps of several pieces at once would add up and block them.
 */
@Injectable()
export class Turns {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /**
   * Runs the work after all earlier work has ended.
   *
   * @throws {ServiceError} RATE_LIMITED when too much waits already.
   */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting >= mostWaiting) throw new ServiceError('RATE_LIMITED', { retryAfterSeconds: 5 });
    this.waiting += 1;
    const mine = this.last.then(work, work).finally(() => (this.waiting -= 1));
    this.last = mine.catch(() => undefined);
    return mine;
  }
}
