import type { EntityManager } from '@mikro-orm/postgresql';
import { leaveObjects } from '../maintenance/leftovers.js';
import { plateFileKeys } from './plate-file-keys.js';

const keptDays = 30;
const batchSize = 100;

const isOfErased = `exists (select 1 from plate_pieces i join order_lines l on l.id = i.line_id
  join orders o on o.id = l.order_id join users u on u.id = o.user_id where i.plate_id = p.id and u.deleted_at is not null)`;

/**
 * Notes the files of plates that are over: they hold parts of customers, so they go a month later, and with the account of one
 * of them.
 */
export async function dropPlateFiles(em: EntityManager): Promise<void> {
  for (let count = batchSize; count === batchSize;) {
    count = await em.fork().transactional(async (tx) => {
      const plates = await tx.execute<{ id: string; number: string }[]>(
        `update plates set model_key = null, ticket_key = null where id in (
           select p.id from plates p
           where (p.model_key is not null or p.ticket_key is not null) and p.status in ('done', 'failed', 'withdrawn')
             and (p.finished_at < now() - ? * interval '1 day' or ${isOfErased})
           limit ? for update of p skip locked)
         returning id, number`,
        [keptDays, batchSize],
      );
      await leaveObjects(
        tx,
        plates.flatMap((plate) => Object.values(plateFileKeys(plate))),
      );
      return plates.length;
    });
  }
}
