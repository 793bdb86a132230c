import type { EntityManager } from '@mikro-orm/postgresql';
import { type RefusalReason, ServiceError } from '@shared/domain/contract/errors.js';
import { lockNamed } from '@shared/infra/database/lock-named.js';
import type { Told } from '@shared/domain/contract/told.js';

/** A bound on what one account keeps. */
export interface Quota {
  /** Names the bound in locks. */
  name: string;
  limit: number;
  reason: Extract<RefusalReason, 'tooManyUnpaidOrders' | 'tooManyRecords'>;
  message: Told;
  /** What the customer can do to get below it. */
  hint: Told;
  /** SQL of the count, with one parameter: the account. */
  countSql: string;
}

/**
 * Lets one transaction of an account at a time add to what a quota counts, until the transaction ends: without it,
 * concurrent requests would count the same rows and all pass.
 */
export async function lockQuota(em: EntityManager, name: string, userId: string): Promise<void> {
  await lockNamed(em, `quota ${name} ${userId}`);
}

/**
 * Reserves room for one more row until the transaction ends.
 *
 * @throws {ServiceError} INVALID_INPUT with the quota's reason.
 */
export async function assertRoom(em: EntityManager, userId: string, quota: Quota): Promise<void> {
  await lockQuota(em, quota.name, userId);
  const [row] = await em.execute<[{ used: string }]>(quota.countSql, [userId]);
  const used = Number(row.used);
  if (used >= quota.limit) throw refusedRoom(quota, used);
}

/** The refusal of one row more than a quota has room for. */
export function refusedRoom(
  { limit, reason, message, hint }: Pick<Quota, 'limit' | 'reason' | 'message' | 'hint'>,
  used: number,
): ServiceError {
  return new ServiceError('INVALID_INPUT', { message, details: { reason, hint, limit, used } });
}
