import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { businessDay } from '@shared/domain/contract/business-time.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { maxOpenRequests } from '@shared/domain/contract/limits.js';
import { ProjectRequest } from '@shared/infra/database/entities/project-request.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { holdFiles } from '@shared/infra/storage/held-files.js';
import { nextNumber } from '@shared/infra/database/next-number.js';
import { lineName } from '@shared/infra/mail/mail-facts.js';
import { addMail } from '@shared/infra/mail/mail-outbox.js';
import { assertRoom, type Quota } from '../endpoint/limits/account-quota.js';
import { Idempotency } from '../endpoint/answers/idempotency.js';
import type { RepeatableRequest } from '../endpoint/answers/idempotency-key.decorator.js';
import { inOrderOf, readPage } from '../endpoint/lists/list-page.js';
import type { PageQuery } from '../endpoint/lists/page-query.js';
import { unknownFiles } from '../endpoint/fields/unknown-files.js';
import { fileNamesOf, ProjectFiles } from './project-files.service.js';
import { createdView, projectView } from './project-views.js';
import type { NewProjectDto, ProjectCreated, ProjectPage, ProjectView } from './projects.dto.js';
import { told } from '@shared/words/say.js';

const openRequests: Quota = {
  name: 'open requests',
  limit: maxOpenRequests,
  reason: 'tooManyRecords',
  message: told('api.messages.tooManyOpenRequests', { limit: maxOpenRequests }),
  hint: told('api.hints.awaitAnswers'),
  countSql: `select count(*) as used from project_requests
    where user_id = ?
      and (status in ('received', 'inReview') or status = 'quoted' and answer_expires_at > now())`,
};

/** Requests that cannot be priced at once: stored, mailed to the team, acknowledged to the customer. */
@Injectable()
export class ProjectsService {
  constructor(
    private readonly em: EntityManager,
    private readonly idempotency: Idempotency,
    private readonly files: ProjectFiles,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  /** @throws {ServiceError} FILE_NOT_FOUND for a file that is not the caller's. */
  async request(
    userId: string,
    request: RepeatableRequest | null,
    dto: NewProjectDto,
  ): Promise<ProjectCreated> {
    const { answer } = await this.idempotency.once(userId, request, {
      prepare: () => this.em.findOneOrFail(User, userId),
      commit: async (em, user) => {
        await holdOwnFiles(em, userId, dto);
        const { deadline, referenceUrl, fileKey, materialPref, ...rest } = dto;
        await assertRoom(em, userId, openRequests);
        const { number: reference, at: createdAt } = await nextNumber(em, 'project');
        const project = em.create(ProjectRequest, {
          ...rest,
          user: user.id,
          reference,
          createdAt,
          history: [{ status: 'received', at: createdAt.toISOString(), by: 'customer' }],
          deadline: deadline === undefined ? null : new Date(deadline),
          referenceUrl: referenceUrl || null,
          fileKey: fileKey || null,
          materialPref: materialPref || null,
        });
        await this.addMails(em, user, project);
        return createdView(project);
      },
    });
    return answer;
  }

  /** Newest first. */
  async list(userId: string, page: PageQuery): Promise<ProjectPage> {
    const own = { list: 'requests', from: 'project_requests t', where: 't.user_id = ?', values: [userId] };
    const { ids, nextCursor } = await readPage(this.em, own, page);
    const projects = inOrderOf(ids, await this.em.find(ProjectRequest, { id: { $in: ids } }));
    const now = new Date();
    const files = await this.files.shown(projects);
    const requests = projects.map((project) => projectView(project, files, now));
    return { requests, ...(nextCursor !== undefined && { nextCursor }) };
  }

  /** @throws {ServiceError} RESOURCE_NOT_FOUND, also for another customer's project. */
  async get(userId: string, id: string): Promise<ProjectView> {
    const project = isUuid(id) ? await this.em.findOne(ProjectRequest, { id, user: userId }) : null;
    if (project === null) throw new ServiceError('RESOURCE_NOT_FOUND');
    return projectView(project, await this.files.shown([project]), new Date());
  }

  private async addMails(em: EntityManager, user: User, project: ProjectRequest): Promise<void> {
    const { reference, vertical, title, description, quantity } = project;
    const names = await fileNamesOf(em, project);
    const facts = { reference, title };
    addMail(em, {
      template: 'project-received',
      locale: 'fr',
      recipient: this.settings.mail.teamAddress,
      user: null,
      data: {
        ...facts,
        ...{ customerId: user.id, name: user.name, replyTo: user.email },
        ...{ vertical, description, quantity },
        phone: project.phone ?? user.phone ?? null,
        budgetRange: project.budgetRange ?? null,
        deadlineOn: project.deadline == null ? null : businessDay(project.deadline),
        referenceUrl: project.referenceUrl ?? null,
        fileNames: names.map(lineName).join('\n') || null,
        materialPref: project.materialPref ?? null,
        finishPref: project.finishPref ?? null,
        consoleProjectId: project.id,
      },
    });
    addMail(em, {
      template: 'project-acknowledged',
      locale: user.locale,
      recipient: user.email,
      user: user.id,
      data: { ...facts, name: user.name, projectId: project.id },
    });
  }
}

/** Holds the files until the transaction ends: `files.retain` then sees the request before it deletes them. */
async function holdOwnFiles(
  em: EntityManager,
  userId: string,
  { fileKey, furtherFileKeys }: Pick<NewProjectDto, 'fileKey' | 'furtherFileKeys'>,
): Promise<void> {
  const sent = [
    ...(fileKey ? [{ field: 'fileKey', key: fileKey }] : []),
    ...furtherFileKeys.map((key, place) => ({ field: `furtherFileKeys.${place}`, key })),
  ];
  if (sent.length === 0) return;
  const held = await holdFiles(
    em,
    sent.map(({ key }) => key),
    [userId],
  );
  const unknown = sent.filter(({ key }) => !held.has(key));
  if (unknown.length > 0) throw unknownFiles(unknown.map(({ field }) => field));
}
