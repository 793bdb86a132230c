import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ContactStatus, ContactSubject } from '@shared/domain/contract/enums.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { addAudit } from '@shared/infra/database/audit-log.js';
import { ContactMessage } from '@shared/infra/database/entities/contact-message.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { addMail } from '@shared/infra/mail/mail-outbox.js';
import { told } from '@shared/words/say.js';
import { validate as isUuid } from 'uuid';
import { isMoment } from '../endpoint/fields/date-time.js';
import { Idempotency } from '../endpoint/answers/idempotency.js';
import type { RepeatableRequest } from '../endpoint/answers/idempotency-key.decorator.js';
import { Page } from '../endpoint/lists/page.js';
import { type PageQuery, pageLength } from '../endpoint/lists/page-query.js';

/** A message of the contact form as the team sees it. */
export interface ContactMessageView {
  id: string;
  name: string;
  email: string;
  /** As it was typed. */
  phone: string | null;
  subject: ContactSubject;
  message: string;
  status: ContactStatus;
  /** The last answer that was mailed. */
  answer: string | null;
  /** When it was answered. */
  answeredAt: string | null;
  /** The address of the operator who answered. */
  answeredBy: string | null;
  createdAt: string;
  /** The account that had the address when it wrote, else the one that has it now, if there is one. */
  customerId: string | null;
}

/** An answer, and what its operator saw of the message. */
export interface ContactAnswer {
  text: string;
  ofStatus?: ContactStatus | undefined;
  /** An RFC 3339 text. */
  ofAnsweredAt?: string | undefined;
}

/** Messages of the contact form, for operators. */
@Injectable()
export class ContactMessagesService {
  constructor(
    private readonly em: EntityManager,
    private readonly idempotency: Idempotency,
  ) {}

  /** Newest first; without a status those that are open. */
  async list(status: ContactStatus = 'open', page: PageQuery): Promise<Page<ContactMessageView>> {
    const limit = pageLength(page);
    const where = { status, ...(page.after !== undefined && { id: { $lt: page.after } }) };
    const found = await this.em.find(ContactMessage, where, { orderBy: { id: 'desc' }, limit: limit + 1 });
    const messages = found.slice(0, limit);
    return new Page(await this.views(messages), found.length > limit ? messages.at(-1)?.id : undefined);
  }

  /** @throws {ServiceError} RESOURCE_NOT_FOUND. */
  async get(id: string): Promise<ContactMessageView> {
    const message = isUuid(id) ? await this.em.fork().findOne(ContactMessage, id) : null;
    if (message === null) throw new ServiceError('RESOURCE_NOT_FOUND');
    const [view] = await this.views([message]);
    return view!;
  }

  /**
   * Mails an answer; a further one is a further mail.
   *
   * @throws {ServiceError} RESOURCE_NOT_FOUND; CONFLICT if it has been answered or closed since it was seen.
   */
  async answer(
    operatorId: string,
    request: RepeatableRequest,
    id: string,
    { text, ...seen }: ContactAnswer,
  ): Promise<ContactMessageView> {
    await this.idempotency.once(operatorId, request, {
      commit: async (em) => {
        const message = await this.lock(em, id);
        assertSeen(message, seen);
        const operator = await em.findOneOrFail(User, operatorId);
        const before = { status: message.status, answeredAt: message.answeredAt };
        Object.assign(message, {
          ...{ status: 'answered', answer: text },
          ...{ answeredAt: new Date(), answeredBy: operator.email },
        });
        const { name, email, locale, createdAt } = message;
        const user = await em.findOne(User, { email });
        addMail(em, {
          template: 'contact-answer',
          locale,
          recipient: email,
          user: user?.id ?? null,
          data: { name, answer: text, writtenAt: createdAt.toISOString(), message: message.message },
        });
        const after = { status: message.status, answeredAt: message.answeredAt };
        await addAudit(em, operatorId, { action: 'message.answer', subjectId: id, before, after });
        return { id };
      },
    });
    return this.get(id);
  }

  /**
   * Closes a message without an answer, or opens it again.
   *
   * @throws {ServiceError} RESOURCE_NOT_FOUND.
   */
  async move(operatorId: string, id: string, status: ContactStatus): Promise<ContactMessageView> {
    await this.em.fork().transactional(async (em) => {
      const message = await this.lock(em, id);
      const before = { status: message.status };
      if (before.status === status) return;
      message.status = status;
      await addAudit(em, operatorId, { action: 'message.move', subjectId: id, before, after: { status } });
    });
    return this.get(id);
  }

  private async lock(em: EntityManager, id: string): Promise<ContactMessage> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const message = isUuid(id) ? await em.findOne(ContactMessage, id, { lockMode }) : null;
    if (message === null) throw new ServiceError('RESOURCE_NOT_FOUND');
    return message;
  }

  private async views(messages: readonly ContactMessage[]): Promise<ContactMessageView[]> {
    const emails = messages.map(({ email }) => email);
    const users = await this.em.fork().find(User, { email: { $in: emails } }, { fields: ['id', 'email'] });
    const ids = new Map(users.map(({ id, email }) => [email, id]));
    return messages.map((one) => ({
      id: one.id,
      name: one.name,
      email: one.email,
      phone: one.phone ?? null,
      subject: one.subject,
      message: one.message,
      status: one.status,
      answer: one.answer ?? null,
      answeredAt: one.answeredAt?.toISOString() ?? null,
      answeredBy: one.answeredBy ?? null,
      createdAt: one.createdAt.toISOString(),
      customerId: one.user?.id ?? ids.get(one.email) ?? null,
    }));
  }
}

/** @throws {ServiceError} CONFLICT if another operator has answered or closed it since. */
function assertSeen(
  { status, answeredAt }: ContactMessage,
  { ofStatus, ofAnsweredAt }: Omit<ContactAnswer, 'text'>,
): void {
  const isSeen = ofStatus === undefined || ofStatus === status;
  if (isSeen && (ofAnsweredAt === undefined || isMoment(answeredAt, ofAnsweredAt))) return;
  const details = { status, answeredAt: answeredAt?.toISOString() ?? null };
  throw new ServiceError('CONFLICT', { message: told('api.messages.messageMoved'), details });
}
