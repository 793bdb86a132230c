import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditEntry } from '@shared/infra/database/entities/audit-entry.entity.js';
import { Page } from '../../endpoint/lists/page.js';
import { pageLength } from '../../endpoint/lists/page-query.js';
import { type AuditSubjectView, readAuditSubjects, subjectsMeant } from './audit-subjects.js';
import type { AuditFilter } from './audit.dto.js';

/** A change by an operator. */
export interface AuditView {
  id: string;
  /** When it was made. */
  at: string;
  /** Who made it; the address is kept although the account may be deleted. */
  actor: { id: string; email: string };
  /** What was done, such as `order.move`. */
  action: string;
  /** What was changed: the id of a row, an SKU, the name of a queue. */
  subjectId: string;
  /** The same as people know it. */
  subject: AuditSubjectView;
  /** What it was, as far as the change is about it. */
  before: Record<string, unknown>;
  /** What it has become. */
  after: Record<string, unknown>;
}

/** What operators have changed. */
@Injectable()
export class AuditService {
  constructor(private readonly em: EntityManager) {}

  /** Newest first. */
  async list({ subjectId, actorEmail, action, ...page }: AuditFilter): Promise<Page<AuditView>> {
    const limit = pageLength(page);
    const where = {
      ...(subjectId !== undefined && { subjectId: { $in: await subjectsMeant(this.em, subjectId) } }),
      ...(actorEmail !== undefined && { actorEmail }),
      ...(action !== undefined && { action }),
      // Ids sort by the time of the change.
      ...(page.after !== undefined && { id: { $lt: page.after } }),
    };
    const found = await this.em.find(AuditEntry, where, { orderBy: { id: 'desc' }, limit: limit + 1 });
    const entries = found.slice(0, limit);
    const subjectOf = await readAuditSubjects(this.em, entries);
    const views = entries.map((entry) => ({ ...viewOf(entry), subject: subjectOf(entry) }));
    return new Page(views, found.length > limit ? entries.at(-1)?.id : undefined);
  }
}

function viewOf({
  id,
  at,
  actorId,
  actorEmail,
  action,
  subjectId,
  before,
  after,
}: AuditEntry): Omit<AuditView, 'subject'> {
  return {
    id,
    at: at.toISOString(),
    actor: { id: actorId, email: actorEmail },
    action,
    subjectId,
    before,
    after,
  };
}
