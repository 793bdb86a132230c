import type { EntityManager } from '@mikro-orm/postgresql';
import { signUpLifetimeMs } from '@shared/domain/accounts/account-bounds.js';

/** Accounts that one statement removes. */
const batchSize = 500;

/**
 * Removes accounts that sign-ups made and whose addresses nobody has proved since: such an account opens nothing, and holds
 * nothing. One with a sign-up or a link that still works stays; a sign-up of this moment, whose rows cannot be seen yet, dates the
 * account anew.
 */
export async function removeUnproved(em: EntityManager): Promise<void> {
  for (let count = batchSize; count === batchSize;) {
    const removed = await em.execute<{ id: string }[]>(
      `delete from users where id in (
         select id from users u
         where not is_email_verified and deleted_at is null
           and created_at < now() - ? * interval '1 millisecond'
           and updated_at < now() - ? * interval '1 millisecond'
           and not exists (select from sign_ups s where s.email = u.email)
           and not exists (
             select from one_time_links l where l.user_id = u.id and l.used_at is null and l.expires_at > now())
         order by created_at limit ? for update of u skip locked)
       returning id`,
      [signUpLifetimeMs, signUpLifetimeMs, batchSize],
    );
    count = removed.length;
  }
}
