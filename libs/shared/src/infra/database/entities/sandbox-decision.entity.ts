import { defineEntity, p } from '@mikro-orm/core';
import { sandboxDecisions } from '@shared/infra/payments/sandbox-provider.js';
import { PaymentAttempt } from './payment-attempt.entity.js';

const SandboxDecisionSchema = defineEntity({
  name: 'SandboxDecision',
  tableName: 'sandbox_decisions',
  properties: {
    /** The first decision on an attempt counts. */
    attempt: () => p.oneToOne(PaymentAttempt).primary(),
    decision: p.enum(sandboxDecisions),
    /** `pending` rows are the outbox: the callback has not been accepted yet. */
    status: p.enum(['pending', 'done']).default('pending'),
    createdAt: p
      .datetime()
      .onCreate(() => new Date())
      .index(),
    heardAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['status', 'createdAt'] }],
});

/** Which button a customer pressed on the sandbox's page. */
export class SandboxDecision extends SandboxDecisionSchema.class {}
SandboxDecisionSchema.setClass(SandboxDecision);
