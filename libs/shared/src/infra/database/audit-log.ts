import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditedAction } from '../../domain/contract/audited-actions.js';
import { AuditEntry } from './entities/audit-entry.entity.js';
import { User } from './entities/user.entity.js';

/** One change of one thing: `subjectId` is the id of a row, an SKU, the name of a queue; at most 120 characters. */
export interface AuditedChange {
  action: AuditedAction;
  subjectId: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** The actor of changes by command: no account. */
const commandActor = { actorId: '00000000-0000-0000-0000-000000000000', actorEmail: 'npm run operator' };

/** Writes a change that was made from the machine itself into the audit. The caller flushes. */
export function addCommandAudit(em: EntityManager, change: AuditedChange): void {
  em.create(AuditEntry, { ...commandActor, ...change });
}

/** Writes an operator's change into the audit, in the transaction of the change. */
export async function addAudit(em: EntityManager, operatorId: string, change: AuditedChange): Promise<void> {
  const { email: actorEmail } = await em.findOneOrFail(User, operatorId);
  em.create(AuditEntry, { actorId: operatorId, actorEmail, ...change });
}
