import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { databaseNow } from '@shared/infra/database/database-now.js';
import { ProjectRequest } from '@shared/infra/database/entities/project-request.entity.js';
import { addMail } from '@shared/infra/mail/mail-outbox.js';
import type { JobHandler } from '../work/job-handlers.js';

const hourMs = 3_600_000;

/** How long before an answer's end its customer is reminded. */
const noticeMs = 72 * hourMs;

/** An answer that holds for less than the notice is not followed by a reminder on its heels. */
const quietMs = 24 * hourMs;

/** Projects of one transaction: each brings a mail. */
const projectsAtOnce = 100;

/** Reminds customers, once for each answer, that an answer to their project ends soon. */
@Injectable()
export class RemindProjectsHandler implements JobHandler<'projects.remind'> {
  async handle(_payload: Record<string, never>, em: EntityManager): Promise<void> {
    while ((await em.fork().transactional((tx) => remindSome(tx))) === projectsAtOnce);
  }
}

/** Locked projects are skipped: they are being accepted, declined or answered, and the next run sees the outcome. */
async function remindSome(em: EntityManager): Promise<number> {
  const now = await databaseNow(em);
  const ending = await em.find(
    ProjectRequest,
    {
      status: 'quoted',
      answerRemindedAt: null,
      answerExpiresAt: { $gt: now, $lt: new Date(now.getTime() + noticeMs) },
      answeredAt: { $lt: new Date(now.getTime() - quietMs) },
    },
    { limit: projectsAtOnce, orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
  );
  await em.populate(ending, ['user']);
  for (const project of ending) {
    project.answerRemindedAt = now;
    addReminder(em, project);
  }
  return ending.length;
}

function addReminder(em: EntityManager, project: ProjectRequest): void {
  const { id: projectId, reference, title, answerCentimes, answerExpiresAt } = project;
  const { id: user, name, email: recipient, locale } = project.user;
  const expiresAt = answerExpiresAt?.toISOString() ?? '';
  const data = { name, reference, title, projectId, totalCentimes: answerCentimes ?? 0, expiresAt };
  addMail(em, { template: 'project-answer-ending', locale, recipient, user, data });
}
