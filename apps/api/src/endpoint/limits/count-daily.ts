import type { EntityManager } from '@mikro-orm/postgresql';
import { ServiceError } from '@shared/domain/contract/errors.js';
import type { Told } from '@shared/domain/contract/told.js';
import { countInDay } from '@shared/infra/database/window-counter.js';
import { told } from '@shared/words/say.js';

/**
 * Counts what an account or a network does within a day; survives crashes and restarts.
 *
 * @param what the counter's name
 * @param whom the id of the account or the name of the network
 * @throws {ServiceError} RATE_LIMITED beyond the limit.
 */
export async function countDaily(
  em: EntityManager,
  what: string,
  whom: string,
  { limit, message }: { limit: number; message: Told },
): Promise<void> {
  const { hits, secondsLeft } = await countInDay(em, what, whom);
  if (hits <= limit) return;
  throw new ServiceError('RATE_LIMITED', {
    message,
    retryAfterSeconds: secondsLeft,
    details: { hint: told('api.hints.tryAgain', { seconds: secondsLeft }) },
  });
}
