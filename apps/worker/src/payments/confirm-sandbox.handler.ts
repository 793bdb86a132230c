import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { PaymentAttempt } from '@shared/infra/database/entities/payment-attempt.entity.js';
import { callbackUrlOf } from '@shared/infra/payments/callback-url.js';
import { sandboxCallbackBody, sandboxSignatureHeader } from '@shared/infra/payments/sandbox-provider.js';
import { callbackKey, signBody } from '@shared/infra/payments/signed-body.js';
import type { JobPayloads } from '@shared/infra/queue/jobs.js';
import type { JobHandler } from '../work/job-handlers.js';
import { PendingWork } from '../work/pending-work.js';

const answerMs = 10_000;

/**
 * Sends the decision made on the sandbox's page as a gateway would: as a signed callback, retried until it
 * is accepted. A repeat is the same event.
 */
@Injectable()
export class ConfirmSandboxHandler implements JobHandler<'payments.confirmSandbox'> {
  constructor(
    private readonly work: PendingWork,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  handle(payload: JobPayloads['payments.confirmSandbox'], em: EntityManager): Promise<boolean> {
    const { attemptId } = payload;
    return this.work.attempt('payments.confirmSandbox', payload, em, {
      run: async ({ decision }, tx) => {
        // Not locked: the callback settles the attempt.
        const { amountCentimes, currency } = await tx.findOneOrFail(PaymentAttempt, attemptId);
        await this.post(sandboxCallbackBody({ attemptId, decision, amountCentimes, currency }));
        const settled = { status: 'done', heardAt: new Date() } as const;
        await this.work.settle('payments.confirmSandbox', payload, tx, settled);
      },
    });
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
