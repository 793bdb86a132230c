import { AsyncResource } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';

/** Pieces that may wait: of one owner, as many as may be asked for in a minute, and in all. */
const mostWaiting = { own: 60, all: 600 };

/**
 * Lets one piece of heavy work at a time run in this process. Other requests run in the pauses of a
 * piece; the steps of several pieces at once would add up and block them. Owners come in turn, however much one asks for.
 */
@Injectable()
export class HeavyWorkTurns {
  private readonly lines = new Map<string, (() => Promise<void>)[]>();
  private waiting = 0;
  private isRunning = false;

  /**
   * Runs the work after the earlier work of its owner, and once others who wait have had a turn.
   *
   * @param owner whose request it is: an account's id, or `operators`
   * @throws {ServiceError} RATE_LIMITED when too much waits already.
   */
  take<T>(owner: string, work: () => Promise<T>): Promise<T> {
    return this.add(owner, work, 'push');
  }

  /** As {@link take}, before what its owner waits for besides: it ends a request, whose data are held until then. */
  takeFirst<T>(owner: string, work: () => Promise<T>): Promise<T> {
    return this.add(owner, work, 'unshift');
  }

  private async add<T>(owner: string, work: () => Promise<T>, place: 'push' | 'unshift'): Promise<T> {
    const line = this.lines.get(owner) ?? [];
    if (line.length >= mostWaiting.own || this.waiting >= mostWaiting.all)
      throw new ServiceError('RATE_LIMITED', { retryAfterSeconds: 5 });
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    // In its own request's context, whose work has come before it: of that are the database that is read, and its trace.
    line[place](AsyncResource.bind(() => work().then(resolve, reject)));
    this.lines.set(owner, line);
    this.waiting += 1;
    if (!this.isRunning) void this.run();
    return promise;
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    for (let first = this.next(); first !== undefined; first = this.next()) await first();
    this.isRunning = false;
  }

  /** The first work of the owner who has waited longest for a turn, who then comes last. */
  private next(): (() => Promise<void>) | undefined {
    for (const [owner, line] of this.lines) {
      this.lines.delete(owner);
      const first = line.shift();
      if (line.length > 0) this.lines.set(owner, line);
      this.waiting -= 1;
      return first;
    }
    return undefined;
  }
}
