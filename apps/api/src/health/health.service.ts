import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { type HealthIndicatorResult, HealthCheckService, HealthIndicatorService } from '@nestjs/terminus';
import { type ErrorCode, ServiceError } from '@shared/domain/contract/errors.js';
import { takesJobsSql } from '@shared/infra/database/entities/worker-heartbeat.entity.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { isMailLate, lateMailMs } from '@shared/infra/mail/late-mails.js';
import { takesWritesSql } from '@shared/infra/database/read-only-connections.js';
import { JobQueue } from '@shared/infra/queue/job-queue.js';
import { within } from '@shared/infra/queue/within.js';
import { Drain } from '../http/drain.js';
import { FILE_STORAGE, type FileStorage } from '@shared/infra/storage/file-storage.js';
import { told } from '@shared/words/say.js';

const checkTimeoutMs = 3_000;

/** How long one look at everything holds for all who ask: each balancer asks each process. */
const keptMs = 500;

const faultCodes: Record<string, ErrorCode> = { database: 'DATABASE_ERROR', storage: 'STORAGE_ERROR' };

/** The process answers. */
export interface LiveView {
  /** Always `ok`. */
  status: 'ok';
}

/** What answers, by name. */
export interface ReadyView {
  /** Always `ok`: what is not ready is answered with an error. */
  status: 'ok';
  /** `up` each, but for `mail`: `degraded` while a mail has waited for more than five minutes. */
  checks: Record<string, string>;
}

/** Checks everything a request may need: database, queue, storage, and a worker that takes jobs. */
@Injectable()
export class HealthService {
  private look: Promise<ReadyView> | null = null;

  constructor(
    private readonly em: EntityManager,
    private readonly jobQueue: JobQueue,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
    private readonly checks: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly drain: Drain,
  ) {}

  /** @throws {ServiceError} with the code of the first part that is down. */
  async ready(): Promise<ReadyView> {
    if (this.drain.isDraining) throw draining();
    return (this.look ??= this.lookOnce());
  }

  private async lookOnce(): Promise<ReadyView> {
    try {
      return await this.lookAtAll();
    } finally {
      setTimeout(() => (this.look = null), keptMs).unref();
    }
  }

  private async lookAtAll(): Promise<ReadyView> {
    const result = await this.checks
      .check([
        () => this.indicate('database', () => this.em.execute(takesWritesSql)),
        () => this.indicate('queue', () => this.jobQueue.assertTakesJobs(this.settings)),
        () => this.indicate('storage', () => this.storage.check()),
        () => this.indicate('worker', () => this.assertWorker()),
      ])
      .catch((error: { getResponse(): { details: HealthIndicatorResult } }) => error.getResponse());
    const entries = Object.entries(result.details).map(([name, { status }]) => [name, status] as const);
    const checks = Object.fromEntries(entries);
    const down = entries.find(([, status]) => status === 'down');
    if (down === undefined) return { status: 'ok', checks: { ...checks, mail: await this.mailCheck() } };
    throw new ServiceError(faultCodes[down[0]] ?? 'EXTERNAL_SERVICE_ERROR', {
      message: told('api.messages.notReady', { check: down[0] }),
      retryAfterSeconds: 5,
      details: { checks },
    });
  }

  private async indicate(name: string, check: () => Promise<unknown>): Promise<HealthIndicatorResult> {
    const indicator = this.indicators.check(name);
    try {
      await within(check(), checkTimeoutMs);
      return indicator.up();
    } catch {
      return indicator.down();
    }
  }

  /** A mail server that is away costs no request: the mails wait. */
  private async mailCheck(): Promise<string> {
    const isLate = await within(isMailLate(this.em, lateMailMs), checkTimeoutMs).catch(() => true);
    return isLate ? 'degraded' : 'up';
  }

  private async assertWorker(): Promise<void> {
    const rows = await this.em.execute<unknown[]>(
      `select 1 from worker_heartbeats where ${takesJobsSql} limit 1`,
      [this.settings.timeLimits.heartbeatFreshMs],
    );
    if (rows.length === 0) throw new Error('no worker');
  }
}

/** Tells a load balancer that checks over a kept connection to send its next requests elsewhere. */
function draining(): ServiceError {
  return new ServiceError('EXTERNAL_SERVICE_ERROR', {
    message: told('api.messages.stopping'),
    retryAfterSeconds: 5,
    details: { checks: { process: 'draining' } },
  });
}
