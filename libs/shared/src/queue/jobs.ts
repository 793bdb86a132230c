/** What each job is told: ids and small scalars. Handlers read the state anew and may run twice. */
export interface JobPayloads {
  /** Measure a content that `file_analyses` holds as pending. */
  'analysis.measure': { contentHash: string; kernelVersion: string };
  /** Send a row of `outbound_mails` that is pending. */
  'mail.send': { mailId: string };
  /** Tell our own callback what was decided on the sandbox's page. */
  'payments.confirmSandbox': { attemptId: string };
  /** Enqueue again what a crash between commit and enqueue left pending. */
  'maintenance.requeue': Record<string, never>;
  /** Delete what has run out: sessions, links, counters, temporary files. */
  'maintenance.sweep': Record<string, never>;
}

export type JobName = keyof JobPayloads;

export const queueNames = ['analysis', 'mail', 'payments', 'maintenance'] as const;
export type QueueName = (typeof queueNames)[number];

/** Where a job waits and how it is tried again. */
export interface JobPolicy<Name extends JobName> {
  queue: QueueName;
  /** Tries before the job counts as failed; its row stays pending all the same. */
  attempts: number;
  /** Wait before the second try; doubled each time. */
  backoffMs: number;
  /** While a job with this id waits or runs, adding it again does nothing. */
  idOf: (payload: JobPayloads[Name]) => string;
  /** Runs by itself this often. */
  everyMs?: number;
}

/** Every job of the service. The worker's table of handlers has exactly these keys. */
export const jobs: { [Name in JobName]: JobPolicy<Name> } = {
  'analysis.measure': {
    queue: 'analysis',
    attempts: 3,
    backoffMs: 500,
    idOf: ({ contentHash, kernelVersion }) => `${contentHash}-${kernelVersion}`,
  },
  'mail.send': { queue: 'mail', attempts: 8, backoffMs: 2_000, idOf: ({ mailId }) => mailId },
  'payments.confirmSandbox': {
    queue: 'payments',
    attempts: 8,
    backoffMs: 500,
    idOf: ({ attemptId }) => attemptId,
  },
  'maintenance.requeue': {
    queue: 'maintenance',
    attempts: 1,
    backoffMs: 0,
    idOf: () => 'requeue',
    everyMs: 30_000,
  },
  'maintenance.sweep': {
    queue: 'maintenance',
    attempts: 1,
    backoffMs: 0,
    idOf: () => 'sweep',
    everyMs: 600_000,
  },
};
