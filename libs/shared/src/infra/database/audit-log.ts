import type { EntityManager } from '@mikro-orm/postgresql';
import { AuditEntry } from './entities/audit-entry.entity.js';
import { User } from './entities/user.entity.js';

/** What an operator may do that is written down. */
export type AuditedAction =
  | 'customer.endSessions'
  | 'customer.mailAgain'
  | 'customer.verifyEmail'
  | 'failures.discard'
  | 'failures.retry'
  | 'givenUp.dismiss'
  | 'givenUp.resend'
  | 'givenUp.retry'
  | 'lane.pause'
  | 'lane.resume'
  | 'message.answer'
  | 'message.move'
  | 'note.add'
  | 'note.remove'
  | 'operator.appoint'
  | 'operator.dismiss'
  | 'material.add'
  | 'material.change'
  | 'material.stock'
  | 'order.mailAgain'
  | 'order.making'
  | 'order.move'
  | 'order.redo'
  | 'order.refund'
  | 'order.transferReceived'
  | 'payment.return'
  | 'plate.accept'
  | 'plate.move'
  | 'plate.propose'
  | 'plate.takeOff'
  | 'payment.settle'
  | 'priceBook.change'
  | 'priceBook.discard'
  | 'priceBook.draft'
  | 'priceBook.publish'
  | 'project.answer'
  | 'project.move'
  | 'queue.board'
  | 'queue.pause'
  | 'queue.resume'
  | 'schedule.run'
  | 'transfer.match'
  | 'worker.drain'
  | 'worker.undrain';

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
