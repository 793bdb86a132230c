import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { SandboxDecision } from '@shared/infra/database/entities/sandbox-decision.entity.js';
import { callbackUrlOf } from '@shared/infra/payments/callback-url.js';
import { sandboxCallbackBody, sandboxSignatureHeader } from '@shared/infra/payments/sandbox-provider.js';
import { callbackKey, signBody } from '@shared/infra/payments/signed-body.js';
import type { JobHandler } from '../work/job-handlers.js';

const answerMs = 10_000;

/**
 * Sends the decision made on the sandbox's page as a gateway would: as a signed callback, retried until it
 * is accepted. A repeat is the same event.
 */
@Injectable()
export class ConfirmSandboxHandler implements JobHandler<'payments.confirmSandbox'> {
  constructor(@Inject(SETTINGS) private readonly settings: ProcessSettings) {}

  async handle({ attemptId }: { attemptId: string }, em: EntityManager): Promise<void> {
    const made = await em.findOne(
      SandboxDecision,
      { attempt: attemptId, status: 'pending' },
      { populate: ['attempt'] },
    );
    if (made === null) return;
    const { amountCentimes, currency } = made.attempt;
    await this.post(sandboxCallbackBody({ attemptId, decision: made.decision, amountCentimes, currency }));
    made.status = 'done';
    made.heardAt = new Date();
    await em.flush();
  }

  private async post(body: string): Promise<void> {
    const { appSecret, payment } = this.settings;
    const answer = await fetch(callbackUrlOf(payment.callbackUrl, 'sandbox'), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        [sandboxSignatureHeader]: signBody(callbackKey(appSecret), body, new Date()),
      },
      body,
      signal: AbortSignal.timeout(answerMs),
    });
    if (!answer.ok) throw new Error(`The callback was answered ${answer.status}: ${await answer.text()}`);
  }
}
