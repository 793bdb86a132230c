import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { refusedField, ServiceError } from '@shared/domain/contract/errors.js';
import { maxQuantity, quoteValidityDays } from '@shared/domain/contract/limits.js';
import { centimesToMad } from '@shared/domain/money/mad.js';
import { liveOrderStatuses } from '@shared/domain/orders/order-states.js';
import {
  mayMoveProject,
  nextProjectStatuses,
  type ProjectStatus,
  projectStatuses,
} from '@shared/domain/projects/project-states.js';
import { Order } from '@shared/infra/database/entities/order.entity.js';
import { ProjectRequest } from '@shared/infra/database/entities/project-request.entity.js';
import { SavedQuoteLine } from '@shared/infra/database/entities/saved-quote-line.entity.js';
import { SavedQuote } from '@shared/infra/database/entities/saved-quote.entity.js';
import type { Told } from '@shared/domain/contract/told.js';
import { told } from '@shared/words/say.js';
import { addAudit } from '@shared/infra/database/audit-log.js';
import { holdFiles } from '@shared/infra/storage/held-files.js';
import { isMoment } from '../endpoint/fields/date-time.js';
import { Idempotency } from '../endpoint/answers/idempotency.js';
import type { RepeatableRequest } from '../endpoint/answers/idempotency-key.decorator.js';
import { Page } from '../endpoint/lists/page.js';
import { type PageQuery, pageLength } from '../endpoint/lists/page-query.js';
import { moveProject, tellCustomer } from './move-project.js';
import { ProjectFiles } from './project-files.service.js';
import { projectView } from './project-views.js';
import type { ProjectView } from './projects.dto.js';

/** A project as the team sees it. */
export interface OperatorProjectView extends ProjectView {
  customer: { id: string; name: string; email: string };
  /** Downloads the customer's file; works for 15 minutes. */
  fileUrl: string | null;
  /** Where an operator may take it from here; `quoted` by an answer. */
  nextStatuses: ProjectStatus[];
}

/** What an operator saw of a project. */
interface SeenProject {
  from?: ProjectStatus | undefined;
  /** When the answer was given, an RFC 3339 text. */
  ofAnsweredAt?: string | undefined;
}

/** An answer as an operator gives it. */
export interface ProjectAnswer extends SeenProject {
  /** Tax included; that of the quote when left out. */
  amountCentimes?: number | undefined;
  text: string;
  deliveryDays?: number | undefined;
  quoteId?: string | undefined;
  fileKey?: string | undefined;
}

const validityMs = quoteValidityDays * 24 * 3_600_000;

/** Where a project is to go. */
export interface ProjectMove extends SeenProject {
  status: ProjectStatus;
}

/** All customers' projects, for operators. */
@Injectable()
export class OperatorProjectsService {
  constructor(
    private readonly em: EntityManager,
    private readonly idempotency: Idempotency,
    private readonly files: ProjectFiles,
  ) {}

  /**
   * Oldest first.
   *
   * @param status one status; by default all but `closed`.
   * @param page its `after` is the id of the last project of the previous page.
   */
  async list(status: ProjectStatus | undefined, page: PageQuery): Promise<Page<OperatorProjectView>> {
    const open = projectStatuses.filter((one) => nextProjectStatuses('operator', one).length > 0);
    // Ids sort by creation time.
    const later = page.after === undefined ? {} : { id: { $gt: page.after } };
    const limit = pageLength(page);
    const where = { status: { $in: status === undefined ? open : [status] }, ...later };
    const options = { orderBy: { id: 'asc' }, limit: limit + 1, populate: ['user'] } as const;
    const found = await this.em.find(ProjectRequest, where, options);
    const projects = found.slice(0, limit);
    return new Page(await this.views(projects), found.length > limit ? projects.at(-1)?.id : undefined);
  }

  /** @throws {ServiceError} RESOURCE_NOT_FOUND. */
  async get(id: string): Promise<OperatorProjectView> {
    return this.view(await this.find(this.em, id));
  }

  /**
   * Moves a project and mails its customer. The state that it has already changes nothing; one that goes back to
   * `inReview` loses its answer.
   *
   * @throws {ServiceError} RESOURCE_NOT_FOUND; VALIDATION_ERROR for a transition that is not allowed; CONFLICT for one from a
   * state that it no longer has.
   */
  async move(operatorId: string, id: string, { status, ...seen }: ProjectMove): Promise<OperatorProjectView> {
    return this.em.transactional(async (em) => {
      const project = await this.find(em, id, LockMode.PESSIMISTIC_WRITE);
      const { status: from } = project;
      if (status === from) return this.view(project);
      assertSeen(project, seen);
      if (!mayMoveProject('operator', from, status)) throw refusedMove(from);
      const before = stateOf(project);
      moveProject(project, status, { by: 'operator', at: new Date() });
      if (status === 'inReview') clearAnswer(project);
      tellCustomer(em, project, status === 'inReview' ? 'project-in-review' : 'project-closed');
      const change = { subjectId: id, before, after: stateOf(project) };
      await addAudit(em, operatorId, { action: 'project.move', ...change });
      await em.flush();
      return this.view(project);
    });
  }

  /**
   * Answers a project, in place of an earlier answer that was not accepted, and mails its customer.
   *
   * @throws {ServiceError} RESOURCE_NOT_FOUND; QUOTE_NOT_FOUND and FILE_NOT_FOUND; VALIDATION_ERROR without an amount,
   * with another than the quote's, or for a quote of too many copies to order; INVALID_INPUT with projectNotQuoted,
   * quoteExpired or quoteAlreadyOrdered.
   */
  async answer(
    operatorId: string,
    request: RepeatableRequest | null,
    id: string,
    answer: ProjectAnswer,
  ): Promise<OperatorProjectView> {
    const done = await this.idempotency.once(operatorId, request, {
      commit: async (em) => {
        const project = await this.find(em, id, LockMode.PESSIMISTIC_WRITE);
        if (!mayMoveProject('answer', project.status, 'quoted')) throw refusedAnswer(project.status);
        assertSeen(project, answer);
        const before = stateOf(project);
        const at = new Date();
        await this.setAnswer(em, project, answer, { operatorId, at });
        moveProject(project, 'quoted', { by: 'answer', at });
        tellCustomer(em, project, 'project-answered');
        const change = { subjectId: id, before, after: stateOf(project) };
        await addAudit(em, operatorId, { action: 'project.answer', ...change });
        await em.flush();
        return this.view(project);
      },
    });
    return done.answer;
  }

  private async setAnswer(
    em: EntityManager,
    project: ProjectRequest,
    { amountCentimes, text, deliveryDays, quoteId, fileKey }: ProjectAnswer,
    { operatorId, at }: { operatorId: string; at: Date },
  ): Promise<void> {
    const quote = quoteId === undefined ? null : await findQuote(em, project, quoteId, at);
    if (fileKey !== undefined) await holdFile(em, fileKey, [operatorId, project.user.id]);
    const validUntil = at.getTime() + validityMs;
    project.answerCentimes = amountOf(amountCentimes, quote);
    project.answerText = text;
    project.answerDays = deliveryDays ?? quote?.deliveryDays ?? null;
    project.areAnswerDaysNamed = deliveryDays !== undefined;
    project.answerQuote = quote;
    project.answerFileKey = fileKey ?? null;
    project.answeredAt = at;
    project.answerRemindedAt = null;
    project.answerExpiresAt = new Date(Math.min(validUntil, quote?.expiresAt.getTime() ?? validUntil));
  }

  private async find(
    em: EntityManager,
    id: string,
    lockMode?: LockMode.PESSIMISTIC_WRITE,
  ): Promise<ProjectRequest> {
    const options = { lockMode, refresh: lockMode !== undefined };
    const found = isUuid(id) ? await em.findOne(ProjectRequest, { id }, options) : null;
    if (found === null) throw new ServiceError('RESOURCE_NOT_FOUND');
    await em.populate(found, ['user']);
    return found;
  }

  private async view(project: ProjectRequest): Promise<OperatorProjectView> {
    const [view] = await this.views([project]);
    return view!;
  }

  /** Of projects whose users are loaded. */
  private async views(projects: readonly ProjectRequest[]): Promise<OperatorProjectView[]> {
    const files = await this.files.shown(projects);
    return projects.map((project) => {
      const { id, name, email } = project.user;
      return {
        ...projectView(project, files, new Date()),
        customer: { id, name, email },
        fileUrl: project.fileKey == null ? null : files.sign(project.fileKey).url,
        nextStatuses: (['operator', 'answer'] as const).flatMap((by) =>
          nextProjectStatuses(by, project.status),
        ),
      };
    });
  }
}

/** The customer's quote, as long as it can be ordered. */
async function findQuote(
  em: EntityManager,
  project: ProjectRequest,
  quoteId: string,
  now: Date,
): Promise<SavedQuote> {
  const owned = { id: quoteId, user: project.user.id };
  // Until the answer is written, its customer cannot delete it.
  const lock = { lockMode: LockMode.PESSIMISTIC_READ } as const;
  const quote = isUuid(quoteId) ? await em.findOne(SavedQuote, owned, lock) : null;
  if (quote === null) {
    const errors = [{ field: 'quoteId', message: told('api.fields.notCustomersQuote') }];
    throw new ServiceError('QUOTE_NOT_FOUND', { details: { errors } });
  }
  if ((await em.count(Order, { quote: quoteId, status: { $in: [...liveOrderStatuses] } })) > 0) {
    const message = told('api.messages.quoteHasOrder');
    throw new ServiceError('INVALID_INPUT', { message, details: { reason: 'quoteAlreadyOrdered' } });
  }
  if (quote.status === 'expired' || quote.expiresAt <= now) {
    const message = told('api.messages.quoteExpired');
    throw new ServiceError('INVALID_INPUT', { message, details: { reason: 'quoteExpired' } });
  }
  if ((await em.count(SavedQuoteLine, { quote: quoteId, quantity: { $gt: maxQuantity } })) > 0) {
    throw refusedField('quoteId', told('api.fields.orderableQuote', { limit: maxQuantity }));
  }
  return quote;
}

/** Holds the file until the transaction ends: `files.retain` then sees the answer before it deletes it. */
async function holdFile(em: EntityManager, key: string, owners: string[]): Promise<void> {
  if ((await holdFiles(em, [key], owners)).has(key)) return;
  const errors = [{ field: 'fileKey', message: told('api.fields.notYoursNorTheirs') }];
  throw new ServiceError('FILE_NOT_FOUND', { details: { errors } });
}

/** What the order will be charged: a quote fixes it. */
function amountOf(amountCentimes: number | undefined, quote: SavedQuote | null): number {
  const centimes = amountCentimes ?? quote?.totalCentimes;
  if (centimes !== undefined && (quote === null || centimes === quote.totalCentimes)) return centimes;
  const message =
    centimes === undefined || quote === null
      ? told('api.fields.amountOrQuote')
      : told('api.fields.amountOfQuote', { amount: centimesToMad(quote.totalCentimes) });
  throw refusedField('amount', message);
}

function clearAnswer(project: ProjectRequest): void {
  const none = { answerCentimes: null, answerText: null, answerDays: null, answerQuote: null };
  Object.assign(project, none, { answerFileKey: null, answeredAt: null, answerExpiresAt: null });
}

/** What an operator changes of a project. */
function stateOf(project: ProjectRequest): Record<string, unknown> {
  const { status, answerCentimes, answerText, answerDays, answerQuote, answerFileKey } = project;
  return {
    status,
    answerCentimes: answerCentimes ?? null,
    answerText: answerText ?? null,
    answerDays: answerDays ?? null,
    answerQuoteId: answerQuote?.id ?? null,
    answerFileKey: answerFileKey ?? null,
  };
}

const inWords = (status: ProjectStatus): Told => told(`api.projectStates.${status}`);

function refusedMove(from: ProjectStatus): ServiceError {
  const next = nextProjectStatuses('operator', from);
  const priced = mayMoveProject('answer', from, 'quoted') ? [told('api.projectStates.quotedByAnswer')] : [];
  const message =
    next.length === 0
      ? told('api.fields.projectStays', { from: inWords(from) })
      : told('api.fields.projectMoves', { from: inWords(from), next: [...next.map(inWords), ...priced] });
  return new ServiceError('VALIDATION_ERROR', {
    details: { errors: [{ field: 'status', message }], status: from, nextStatuses: next },
  });
}

/** @throws {ServiceError} CONFLICT if it has moved since, or been answered. */
function assertSeen(project: ProjectRequest, { from, ofAnsweredAt }: SeenProject): void {
  const { status } = project;
  const hasMoved = from !== undefined && from !== status;
  const isAnswered = ofAnsweredAt !== undefined && !isMoment(project.answeredAt, ofAnsweredAt);
  if (!hasMoved && !isAnswered) return;
  const message = hasMoved
    ? told('api.messages.projectMoved', { from: inWords(status) })
    : told('api.messages.projectAnswered');
  const answeredAt = project.answeredAt?.toISOString() ?? null;
  throw new ServiceError('CONFLICT', { message, details: { status, answeredAt } });
}

function refusedAnswer(from: ProjectStatus): ServiceError {
  return new ServiceError('INVALID_INPUT', {
    message: told('api.messages.projectDecided', { from: inWords(from) }),
    details: { reason: 'projectNotQuoted', status: from },
  });
}
