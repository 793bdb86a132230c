import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { IdempotentAnswer } from '@shared/infra/database/entities/idempotent-answer.entity.js';
import { tryLockNamed } from '@shared/infra/database/lock-named.js';
import type { RepeatableRequest } from './idempotency-key.decorator.js';
import { told } from '@shared/words/say.js';

const keptMs = 24 * 3_600_000;

/** Work that must be done once, however often its request arrives. */
interface OnceOnly<Prepared, Answer> {
  /** Its commit is one statement, which needs no transaction around it where no answer is kept. */
  isOneStatement?: boolean;
  /** What runs before the transaction, and again when a request is retried: reading and calculating. */
  prepare?: () => Promise<Prepared>;
  /** The work: everything it writes is committed together with its answer, or not at all. */
  commit: (em: EntityManager, prepared: Prepared) => Promise<Answer>;
}

/**
 * Answers a repeated request as the first one was answered. The answer is a row of the work's own
 * transaction, so a crash leaves both or neither; of two concurrent requests only one gets the lock, which
 * PostgreSQL releases with the transaction or its connection. Refusals changed nothing and are not kept.
 */
@Injectable()
export class Idempotency {
  constructor(private readonly em: EntityManager) {}

  /**
   * @returns the answer (plain JSON data), and whether it is an earlier request's.
   * @throws {ServiceError} CONFLICT while the first request is in flight; INVALID_INPUT,
   * idempotencyKeyReused, when the key came with another request.
   */
  async once<Prepared, Answer>(
    userId: string,
    request: RepeatableRequest | null,
    work: OnceOnly<Prepared, Answer>,
  ): Promise<{ answer: Answer; isReplay: boolean }> {
    const before = request === null ? null : await this.find<Answer>(this.em, userId, request);
    if (before !== null) return before;
    const prepared = (await work.prepare?.()) as Prepared;
    if (request === null && work.isOneStatement === true) {
      return { answer: await work.commit(this.em, prepared), isReplay: false };
    }
    return this.em.transactional(async (em) => {
      if (request !== null) {
        await claim(em, userId, request);
        // The first request may have ended since we looked.
        const meanwhile = await this.find<Answer>(em, userId, request);
        if (meanwhile !== null) return meanwhile;
      }
      const answer = await work.commit(em, prepared);
      if (request !== null) {
        const { key, fingerprint } = request;
        const expiresAt = new Date(Date.now() + keptMs);
        await em.upsert(IdempotentAnswer, { userId, key, fingerprint, answer, expiresAt });
      }
      return { answer, isReplay: false };
    });
  }

  private async find<Answer>(
    em: EntityManager,
    userId: string,
    { key, fingerprint, markReplayed }: RepeatableRequest,
  ): Promise<{ answer: Answer; isReplay: true } | null> {
    const found = await em.findOne(IdempotentAnswer, { userId, key, expiresAt: { $gt: new Date() } });
    if (found === null) return null;
    if (found.fingerprint !== fingerprint) {
      throw new ServiceError('INVALID_INPUT', {
        message: told('api.messages.idempotencyKeyReused'),
        details: { reason: 'idempotencyKeyReused', hint: told('api.hints.newKey') },
      });
    }
    markReplayed();
    return { answer: found.answer as Answer, isReplay: true };
  }
}

/** Holds the key until the transaction ends. */
async function claim(em: EntityManager, userId: string, { key }: RepeatableRequest): Promise<void> {
  if (!(await tryLockNamed(em, `${userId} ${key}`))) {
    throw new ServiceError('CONFLICT', {
      retryAfterSeconds: 1,
      details: { hint: told('api.hints.retryInASecond') },
    });
  }
}
