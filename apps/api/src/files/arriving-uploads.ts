import { ServiceError } from '@shared/domain/contract/errors.js';
import { told } from '@shared/words/say.js';

/**
 * Uploads under way in a process, each of which holds 5 MiB for as long as its client takes, and of them those of one account:
 * of what is left it takes half at most, so that a few accounts do not keep the others out.
 */
const mostArriving = 100;
const mostOfAccount = 20;
const roomFor = (arriving: number): number =>
  Math.min(mostOfAccount, Math.ceil((mostArriving - arriving) / 2));

/** An upload under way. */
export interface ArrivingUpload {
  /** That it may bring. */
  mostBytes: number;
  /** Ends it with this answer; `false` where it has arrived, and is only stored. */
  cutOff: (error: ServiceError) => boolean;
}

/** The uploads under way in this process, by account, each account's oldest first. */
export class ArrivingUploads {
  private readonly ofAccounts = new Map<string, ArrivingUpload[]>();

  /**
   * Takes an upload in. Where all places are taken, the oldest of the account with most of them is cut off for one that has none:
   * slow clients with few accounts would hold them all.
   *
   * @returns what the account's other uploads may bring.
   * @throws {ServiceError} RATE_LIMITED or STORAGE_ERROR while too many are under way, of the account or of all.
   */
  take(userId: string, upload: ArrivingUpload): number {
    const own = this.ofAccounts.get(userId) ?? [];
    const inAll = this.count();
    if (own.length >= roomFor(Math.min(inAll, mostArriving - 1))) throw tooManyArriving(own.length);
    if (inAll >= mostArriving) this.makeRoom();
    this.ofAccounts.set(userId, [...own, upload]);
    return own.reduce((sum, { mostBytes }) => sum + mostBytes, 0);
  }

  /** Also of one that was cut off. */
  leave(userId: string, upload: ArrivingUpload): void {
    const left = (this.ofAccounts.get(userId) ?? []).filter((one) => one !== upload);
    if (left.length > 0) this.ofAccounts.set(userId, left);
    else this.ofAccounts.delete(userId);
  }

  private count(): number {
    return [...this.ofAccounts.values()].reduce((sum, { length }) => sum + length, 0);
  }

  private makeRoom(): void {
    const [[userId, uploads] = ['', []]] = [...this.ofAccounts].sort(([, a], [, b]) => b.length - a.length);
    const others = uploads.length - 1;
    const oldest = others < 1 ? undefined : uploads.find((one) => one.cutOff(tooManyArriving(others)));
    if (oldest === undefined) throw new ServiceError('STORAGE_ERROR', { retryAfterSeconds: 10 });
    this.leave(userId, oldest);
  }
}

function tooManyArriving(limit: number): ServiceError {
  return new ServiceError('RATE_LIMITED', {
    message: told('api.messages.tooManyArriving', { limit }),
    retryAfterSeconds: 5,
    details: { hint: told('api.hints.tooManyArriving') },
  });
}
