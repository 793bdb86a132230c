import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { kernelVersion } from '@kernel/version.js';
import { FileAnalysis } from '@shared/database/entities/file-analysis.entity.js';
import { GeneratedCard } from '@shared/database/entities/generated-card.entity.js';
import { MailRequest } from '@shared/database/entities/mail-request.entity.js';
import { OutboundMail } from '@shared/database/entities/outbound-mail.entity.js';
import { RenderedDocument } from '@shared/database/entities/rendered-document.entity.js';
import { SandboxDecision } from '@shared/database/entities/sandbox-decision.entity.js';
import { JobQueue } from '@shared/queue/job-queue.js';
import type { JobHandler } from '../job-handlers.js';

/** Younger rows are in the hands of whoever made them. */
const settleMs = 30_000;
const batchSize = 200;

/** Enqueues again what waits for a job that was lost: pending rows are the outbox. */
@Injectable()
export class RequeueHandler implements JobHandler<'maintenance.requeue'> {
  constructor(private readonly jobQueue: JobQueue) {}

  async handle(_payload: Record<string, never>, em: EntityManager): Promise<void> {
    const waiting = { status: 'pending', createdAt: { $lt: new Date(Date.now() - settleMs) } } as const;
    const oldestFirst = { orderBy: { createdAt: 'asc' }, limit: batchSize } as const;
    // Another release's kernel gives other results: its rows are for its workers.
    const measurable = { ...waiting, kernelVersion };
    for (const { contentHash } of await em.find(FileAnalysis, measurable, oldestFirst)) {
      await this.jobQueue.enqueue('analysis.measure', { contentHash, kernelVersion });
    }
    for (const { id } of await em.find(RenderedDocument, waiting, { ...oldestFirst, fields: ['id'] })) {
      await this.jobQueue.enqueue('documents.render', { documentId: id });
    }
    for (const { id } of await em.find(GeneratedCard, waiting, oldestFirst)) {
      await this.jobQueue.enqueue('cards.generate', { cardId: id });
    }
    const undrawn = {
      pictureStatus: 'pending',
      file: { $ne: null },
      finishedAt: waiting.createdAt,
    } as const;
    for (const { id } of await em.find(GeneratedCard, undrawn, oldestFirst)) {
      await this.jobQueue.enqueue('cards.picture', { cardId: id });
    }
    // Handled requests are deleted: what is there waits.
    const unanswered = { createdAt: waiting.createdAt };
    for (const { id } of await em.find(MailRequest, unanswered, oldestFirst)) {
      await this.jobQueue.enqueue('accounts.mail', { requestId: id });
    }
    for (const { id } of await em.find(OutboundMail, waiting, oldestFirst)) {
      await this.jobQueue.enqueue('mail.send', { mailId: id });
    }
    for (const { attempt } of await em.find(SandboxDecision, waiting, oldestFirst)) {
      await this.jobQueue.enqueue('payments.confirmSandbox', { attemptId: attempt.id });
    }
  }
}
