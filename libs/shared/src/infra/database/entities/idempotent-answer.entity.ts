import { defineEntity, p, PrimaryKeyProp } from '@mikro-orm/core';

const IdempotentAnswerSchema = defineEntity({
  name: 'IdempotentAnswer',
  tableName: 'idempotent_answers',
  properties: {
    userId: p.uuid().primary(),
    /** The client's `Idempotency-Key`. */
    key: p.string().length(255).primary(),
    /** SHA-256 of endpoint and body, hex: the same key must mean the same request. */
    fingerprint: p.string().length(64),
    /** `data` of the answer; `json` keeps the order of its members. */
    answer: p.json<unknown>().columnType('json'),
    expiresAt: p.datetime().index(),
  },
});

/** The answer to a request with an `Idempotency-Key`; written in the transaction of the work. */
export class IdempotentAnswer extends IdempotentAnswerSchema.class {
  override [PrimaryKeyProp]?: ['userId', 'key'];
}
IdempotentAnswerSchema.setClass(IdempotentAnswer);
