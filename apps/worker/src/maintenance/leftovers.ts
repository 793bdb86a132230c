import type { EntityManager } from '@mikro-orm/postgresql';
import { textArray } from '@shared/infra/database/text-array.js';
import type { FileStorage } from '@shared/infra/storage/file-storage.js';

/*
 * Objects whose rows are deleted. Deleted within the transaction of their rows, a rollback would leave rows that lead to
 * nothing; deleted after it, and that failed, nothing would lead to the objects. So that transaction notes their keys.
 */

const batchSize = 500;

/** Objects that are deleted at a time. */
const atOnce = 100;

/** Refusals of the storage after which it counts as away. */
const mostRefused = 3;

/** Jobs that are soon done wait for the same slots. */
const mostMs = 60_000;

/** Notes objects that are to go once the transaction, which deletes their rows, is committed. */
export async function leaveObjects(tx: EntityManager, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx.execute(
    `insert into leftover_objects (key, created_at) select distinct k, now() from unnest(?::text[]) k
     on conflict (key) do nothing`,
    [textArray(keys)],
  );
}

/** Takes back notes of objects that are about to be stored again under their keys, once none of them is being deleted. */
export async function keepObjects(em: EntityManager, keys: readonly string[]): Promise<void> {
  await em.execute('delete from leftover_objects where key = any(?::text[])', [textArray(keys)]);
}

/** Notes objects that were to be registered by now (`arriving-objects.ts`): from then on their registration fails. */
export async function leaveUnregistered(em: EntityManager): Promise<void> {
  for (let count = batchSize; count === batchSize;) {
    const rows = await em.execute<{ key: string }[]>(
      `with due as (
         delete from arriving_objects where key in (
           select key from arriving_objects where due_at <= now() order by due_at limit ? for update skip locked)
         returning key),
       noted as (
         insert into leftover_objects (key, created_at) select key, now() from due on conflict (key) do nothing)
       select key from due`,
      [batchSize],
    );
    count = rows.length;
  }
}

/**
 * Deletes objects that are noted, the oldest first, for a minute at most: the next sweep goes on. Several workers share them.
 * Those that the storage does not delete now stay noted, and keep no other from it.
 *
 * @throws the first error of the storage, after the others are deleted
 */
export async function deleteLeftovers(em: EntityManager, storage: FileStorage): Promise<void> {
  const endsAt = Date.now() + mostMs;
  const refused = new Map<string, unknown>();
  let isMore = true;
  while (isMore && Date.now() < endsAt && refused.size <= mostRefused) {
    isMore = await em.fork().transactional((tx) => deleteLot(tx, storage, refused));
  }
  for (const error of refused.values()) throw error;
}

/** @returns whether there may be more. */
async function deleteLot(
  tx: EntityManager,
  storage: FileStorage,
  refused: Map<string, unknown>,
): Promise<boolean> {
  const rows = await tx.execute<{ key: string }[]>(
    `select key from leftover_objects where key <> all(?::text[]) order by created_at, key limit ? for update skip locked`,
    [textArray([...refused.keys()]), atOnce],
  );
  const tries = await Promise.allSettled(rows.map(({ key }) => storage.delete(key)));
  const gone: string[] = [];
  for (const [place, outcome] of tries.entries()) {
    const { key } = rows[place]!;
    if (outcome.status === 'fulfilled') gone.push(key);
    else refused.set(key, outcome.reason);
  }
  await tx.execute('delete from leftover_objects where key = any(?::text[])', [textArray(gone)]);
  return rows.length === atOnce;
}
