import type { EntityManager } from '@mikro-orm/postgresql';
import {
  mayMoveProject,
  type ProjectMover,
  type ProjectStatus,
} from '@shared/domain/projects/project-states.js';
import type { ProjectRequest } from '@shared/infra/database/entities/project-request.entity.js';
import { locales } from '@shared/domain/contract/enums.js';
import { addMail } from '@shared/infra/mail/mail-outbox.js';

/** Who moves a project, and when. */
export interface ProjectMove {
  by: ProjectMover;
  at: Date;
}

/**
 * Takes a project, whose row is locked, to another state and dates the step.
 *
 * @throws {Error} for a transition that the table does not hold: callers check before, to refuse it in their words.
 */
export function moveProject(project: ProjectRequest, to: ProjectStatus, { by, at }: ProjectMove): void {
  if (!mayMoveProject(by, project.status, to))
    throw new Error(`${by} moves no project from ${project.status} to ${to}`);
  project.status = to;
  project.history = [...project.history, { status: to, at: at.toISOString(), by }];
}

/** Mails the customer, whose account is loaded, about the state that the project is in. */
export function tellCustomer(
  em: EntityManager,
  project: ProjectRequest,
  template: 'project-in-review' | 'project-answered' | 'project-closed',
): void {
  const { id: user, name, email: recipient, locale } = project.user;
  const {
    id: projectId,
    reference,
    title,
    answerCentimes,
    answerText,
    answerDays,
    answerExpiresAt,
  } = project;
  const data = { name, reference, title, projectId };
  if (template !== 'project-answered') {
    addMail(em, { template, locale, recipient, user, data });
    return;
  }
  const answer = {
    answer: answerText ?? '',
    totalCentimes: answerCentimes ?? 0,
    deliveryDays: answerDays ?? null,
    expiresAt: answerExpiresAt?.toISOString() ?? '',
  };
  addMail(em, { template, locale, recipient, user, data: { ...data, ...answer } });
}

/** Mails the team what the customer, whose account is loaded, decided. */
export function tellTeam(
  em: EntityManager,
  project: ProjectRequest,
  decision: {
    recipient: string;
    template: 'project-accepted' | 'project-declined';
    orderNumber: string | null;
  },
): void {
  const { id: customerId, name, email: replyTo } = project.user;
  const { reference, title, answerCentimes } = project;
  const { recipient, template, orderNumber } = decision;
  const facts = { reference, title, totalCentimes: answerCentimes ?? 0, orderNumber };
  const data = { customerId, name, replyTo, ...facts };
  addMail(em, { template, locale: locales[0], recipient, user: null, data });
}
