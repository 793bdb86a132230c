import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { centimesToMad } from '@shared/domain/money/mad.js';
import { namedDays } from '@shared/domain/projects/answer-days.js';
import { Order } from '@shared/infra/database/entities/order.entity.js';
import { ProjectRequest } from '@shared/infra/database/entities/project-request.entity.js';
import { told } from '@shared/words/say.js';
import { centimesOf } from '../endpoint/fields/amount-field.js';
import { isMoment } from '../endpoint/fields/date-time.js';
import { ProjectOrders, type ProjectSale } from '../orders/project-orders.service.js';
import { moveProject, tellTeam } from './move-project.js';
import { hasExpired } from './project-views.js';
import type { AcceptProjectDto, DeclineProjectDto } from './projects.dto.js';

/** A customer's decisions about the team's answers. */
@Injectable()
export class ProjectDecisions {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: ProjectOrders,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  /**
   * Accepts the answer: the project becomes an order. An accepted project stays as it is.
   *
   * @throws {ServiceError} RESOURCE_NOT_FOUND (project, address); INVALID_INPUT with projectNotQuoted, answerExpired,
   * amountMismatch or what the order is refused for; CONFLICT if the team answered anew meanwhile.
   */
  async accept(userId: string, id: string, dto: AcceptProjectDto): Promise<void> {
    const seen = await this.find(userId, id);
    if (seen.order != null) return;
    assertAcceptable(seen, dto);
    const answeredAt = seen.answeredAt?.getTime();
    const { teamAddress: recipient } = this.settings.mail;
    const writeOrder = await this.orders.prepare(userId, saleOf(seen), dto);
    await this.em.transactional(async (em) => {
      const project = await this.find(userId, id, LockMode.PESSIMISTIC_WRITE);
      if (project.order != null) return;
      assertAcceptable(project, dto);
      if (project.answeredAt?.getTime() !== answeredAt) throw answeredMeanwhile();
      const order = await writeOrder(em);
      project.order = em.getReference(Order, order.id);
      moveProject(project, 'accepted', { by: 'customer', at: new Date() });
      tellTeam(em, project, { recipient, template: 'project-accepted', orderNumber: order.number });
    });
  }

  /**
   * Declines the answer, also an expired one. A declined project stays as it is.
   *
   * @throws {ServiceError} RESOURCE_NOT_FOUND; INVALID_INPUT with projectNotQuoted; CONFLICT for another answer than the one shown.
   */
  async decline(userId: string, id: string, { answeredAt }: DeclineProjectDto): Promise<void> {
    const { teamAddress: recipient } = this.settings.mail;
    await this.em.transactional(async (em) => {
      const project = await this.find(userId, id, LockMode.PESSIMISTIC_WRITE);
      if (project.status === 'declined') return;
      if (project.status !== 'quoted') throw notQuoted();
      assertShown(project, answeredAt);
      moveProject(project, 'declined', { by: 'customer', at: new Date() });
      tellTeam(em, project, { recipient, template: 'project-declined', orderNumber: null });
    });
  }

  private async find(
    userId: string,
    id: string,
    lockMode?: LockMode.PESSIMISTIC_WRITE,
  ): Promise<ProjectRequest> {
    const options = { lockMode, refresh: lockMode !== undefined };
    const found = isUuid(id) ? await this.em.findOne(ProjectRequest, { id, user: userId }, options) : null;
    if (found === null) throw new ServiceError('RESOURCE_NOT_FOUND');
    await this.em.populate(found, ['user', 'answerQuote']);
    return found;
  }
}

/** What the answer offers. */
function saleOf(project: ProjectRequest): ProjectSale {
  const { reference, title, answerCentimes, answerQuote } = project;
  return {
    name: `${reference} – ${title}`,
    totalCentimes: answerCentimes ?? 0,
    deliveryDays: namedDays(project),
    quoteId: answerQuote?.id ?? null,
  };
}

function notQuoted(): ServiceError {
  return new ServiceError('INVALID_INPUT', {
    message: told('api.messages.projectNotQuoted'),
    details: { reason: 'projectNotQuoted', hint: told('api.hints.readProject') },
  });
}

function answeredMeanwhile(): ServiceError {
  return new ServiceError('CONFLICT', { details: { hint: told('api.hints.readAnswer') } });
}

/** @throws {ServiceError} if the team has answered anew since. */
function assertShown(project: ProjectRequest, answeredAt: string | undefined): void {
  if (answeredAt !== undefined && !isMoment(project.answeredAt, answeredAt)) throw answeredMeanwhile();
}

/** @throws {ServiceError} unless the customer may accept the answer as it was shown. */
function assertAcceptable(project: ProjectRequest, { amount, answeredAt }: AcceptProjectDto): void {
  if (project.status !== 'quoted') throw notQuoted();
  if (hasExpired(project, new Date())) {
    throw new ServiceError('INVALID_INPUT', {
      message: told('api.messages.answerExpired'),
      details: { reason: 'answerExpired', hint: told('api.hints.askAgain') },
    });
  }
  const { answerCentimes } = project;
  if (amount === undefined || centimesOf(amount) === answerCentimes) return assertShown(project, answeredAt);
  throw new ServiceError('INVALID_INPUT', {
    message: told('api.messages.answerChanged'),
    details: {
      reason: 'amountMismatch',
      expected: centimesToMad(answerCentimes ?? 0),
      hint: told('api.hints.readAnswer'),
    },
  });
}
