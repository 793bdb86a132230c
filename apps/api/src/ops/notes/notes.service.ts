import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { addAudit } from '@shared/infra/database/audit-log.js';
import { TeamNote } from '@shared/infra/database/entities/team-note.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { told } from '@shared/words/say.js';
import { validate as isUuid } from 'uuid';
import { Idempotency } from '../../endpoint/answers/idempotency.js';
import type { RepeatableRequest } from '../../endpoint/answers/idempotency-key.decorator.js';

/** Notes on one thing; more would not be read. */
const mostNotes = 200;

/** A note of an operator for the others. */
export interface NoteView {
  id: string;
  /** The order, project or customer that it is about. */
  subjectId: string;
  /** The operator's name. */
  author: string;
  /** What the others should know. */
  text: string;
  createdAt: string;
}

/** What operators tell each other about an order, a project or a customer. */
@Injectable()
export class NotesService {
  constructor(
    private readonly em: EntityManager,
    private readonly idempotency: Idempotency,
  ) {}

  /** Oldest first. */
  async list(subjectId: string): Promise<NoteView[]> {
    const notes = await this.em.find(TeamNote, { subjectId }, { orderBy: { id: 'asc' }, limit: mostNotes });
    return notes.map(viewOf);
  }

  /** @throws {ServiceError} RESOURCE_NOT_FOUND if nothing has the id; INVALID_INPUT when it has too many notes. */
  async add(
    operatorId: string,
    request: RepeatableRequest | null,
    subjectId: string,
    text: string,
  ): Promise<NoteView> {
    const { answer } = await this.idempotency.once(operatorId, request, {
      commit: async (em) => {
        const [known] = await em.execute<{ count: number }[]>(
          `select (select count(*)::int from team_notes where subject_id = ?) as count
           where exists (select from orders where id = ?) or exists (select from project_requests where id = ?)
              or exists (select from users where id = ? and deleted_at is null)`,
          [subjectId, subjectId, subjectId, subjectId],
        );
        if (known === undefined) throw new ServiceError('RESOURCE_NOT_FOUND');
        if (known.count >= mostNotes) throw tooMany();
        const { name } = await em.findOneOrFail(User, operatorId);
        const note = em.create(TeamNote, { subjectId, authorId: operatorId, authorName: name, text });
        await em.flush();
        const after = { noteId: note.id };
        await addAudit(em, operatorId, { action: 'note.add', subjectId, before: {}, after });
        return viewOf(note);
      },
    });
    return answer;
  }

  /** @throws {ServiceError} RESOURCE_NOT_FOUND for what is no note of the operator's own. */
  async remove(operatorId: string, id: string): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const note = isUuid(id) ? await em.findOne(TeamNote, { id, authorId: operatorId }) : null;
      if (note === null) throw new ServiceError('RESOURCE_NOT_FOUND');
      em.remove(note);
      const { subjectId } = note;
      await addAudit(em, operatorId, { action: 'note.remove', subjectId, before: { noteId: id }, after: {} });
    });
  }
}

function viewOf({ id, subjectId, authorName, text, createdAt }: TeamNote): NoteView {
  return { id, subjectId, author: authorName, text, createdAt: createdAt.toISOString() };
}

function tooMany(): ServiceError {
  const message = told('api.messages.tooManyNotes', { limit: mostNotes });
  return new ServiceError('INVALID_INPUT', {
    message,
    details: { reason: 'tooManyRecords', limit: mostNotes },
  });
}
