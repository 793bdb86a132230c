import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { takesJobsSql } from '@shared/infra/database/entities/worker-heartbeat.entity.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { isLaneJob, type LaneJobName, laneQueues } from '@shared/infra/lanes/lane-work.js';
import { type NewcomerWait, newcomerWaits } from '@shared/infra/lanes/newcomer-wait.js';
import { KeptReading } from '@shared/infra/metrics/kept-reading.js';
import { JobQueue } from '@shared/infra/queue/job-queue.js';
import { type JobName, jobs, type QueueName } from '@shared/infra/queue/jobs.js';
import { FILE_STORAGE, type FileStorage } from '@shared/infra/storage/file-storage.js';
import { type PendingReading, QueueFigures, type QueueReading } from '../ops/queues/queue-figures.service.js';

/** The worst first. */
const serviceStates = ['down', 'paused', 'slow', 'well'] as const;
export type ServiceState = (typeof serviceStates)[number];

/** What a customer uses, and the queues that do its work. */
const queuesOf = {
  prices: ['analysis'],
  files: ['uploads', 'partPictures'],
  cards: ['cards', 'pictures'],
  documents: ['documents', 'exports'],
  mails: ['mail'],
  payments: ['payments'],
} as const satisfies Record<string, readonly QueueName[]>;
export type StatusService = keyof typeof queuesOf;
const statusServices = Object.keys(queuesOf) as StatusService[];

/** How one service does. */
export interface ServiceStatus {
  /** The service. */
  name: StatusService;
  /** `well`; `slow`: what is asked waits longer than usual; `paused`: it waits until we go on; `down`: it does not work now. */
  state: ServiceState;
}

/** How the shop does. */
export interface StatusView {
  /** The worst of its services. */
  state: ServiceState;
  /** Each service. */
  services: ServiceStatus[];
  /** When this was looked at. */
  checkedAt: string;
}

/**
 * Work that waits longer than this is slower than usual. A price takes a second or two. Of what is served by owner, that of who
 * comes now.
 */
const slowSeconds: Record<StatusService, number> = {
  prices: 15,
  files: 60,
  cards: 60,
  documents: 30,
  mails: 60,
  payments: 30,
};
/** However many look, it is looked at so often. */
const keptMs = 10_000;

/** What the public is told of the service: words made from the console's figures, and none of these. */
@Injectable()
export class StatusReader {
  private kept: { reading: Promise<StatusView>; atMs: number } | null = null;
  private readonly workers: KeptReading<{ taking: boolean }[]>;
  private readonly storage: KeptReading<true>;
  private readonly takesJobs: KeptReading<true>;

  constructor(
    private readonly em: EntityManager,
    private readonly figures: QueueFigures,
    jobQueue: JobQueue,
    @Inject(FILE_STORAGE) storage: FileStorage,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {
    this.workers = new KeptReading(() =>
      this.em
        .fork()
        .execute(`select exists (select 1 from worker_heartbeats where ${takesJobsSql}) as taking`, [
          settings.timeLimits.heartbeatFreshMs,
        ]),
    );
    this.takesJobs = new KeptReading(async () => {
      await jobQueue.assertTakesJobs(settings);
      return true as const;
    });
    this.storage = new KeptReading(async () => {
      await storage.check();
      return true as const;
    });
  }

  /** At most ten seconds old. */
  read(): Promise<StatusView> {
    if (this.kept === null || performance.now() - this.kept.atMs > keptMs) {
      this.kept = { reading: this.look(), atMs: performance.now() };
    }
    return this.kept.reading;
  }

  private async look(): Promise<StatusView> {
    const { heartbeatFreshMs } = this.settings.timeLimits;
    const [queues, pending, newcomers, workers, takesJobs, storage] = await Promise.all([
      this.figures.queues(),
      this.figures.pending().catch(() => null),
      newcomerWaits(this.em.fork(), heartbeatFreshMs).catch(() => null),
      this.workers.value(),
      this.takesJobs.value(),
      this.storage.value(),
    ]);
    const isRead = queues !== null && pending !== null && newcomers !== null;
    const isWorking = isRead && takesJobs !== null && workers?.[0]?.taking === true;
    const services = statusServices.map((name): ServiceStatus => {
      const isDown = !isWorking || (name === 'files' && storage === null);
      return { name, state: isDown ? 'down' : stateOf(name, queues, pending, newcomers) };
    });
    const state = serviceStates.find((one) => services.some((service) => service.state === one)) ?? 'well';
    return { state, services, checkedAt: new Date().toISOString() };
  }
}

function stateOf(
  name: StatusService,
  queues: readonly QueueReading[],
  pending: readonly PendingReading[],
  newcomers: ReadonlyMap<LaneJobName, NewcomerWait>,
): ServiceState {
  const isOwn = (queue: QueueName) => queuesOf[name].some((one) => one === queue);
  const own = queues.filter(({ queue }) => isOwn(queue));
  if (own.some(({ isPaused }) => isPaused)) return 'paused';
  /** Of work that is served by owner one customer's flood waits for long, and tells nothing, unless none of it is done. */
  const isTold = (job: JobName) => !isLaneJob(job) || newcomers.get(job)?.isStanding === true;
  const waits = [
    ...[...newcomers].filter(([job]) => isOwn(queueOf(job))).map(([, { seconds }]) => seconds),
    ...own
      .filter(({ queue, depth }) => !laneQueues.has(queue) && depth > 0)
      .map(({ oldestSeconds }) => oldestSeconds),
    ...pending
      .filter(({ job }) => isOwn(queueOf(job)) && isTold(job))
      .map(({ oldestSeconds }) => oldestSeconds),
  ];
  return Math.max(0, ...waits) > slowSeconds[name] ? 'slow' : 'well';
}

const queueOf = (job: JobName): QueueName => jobs[job].queue;
