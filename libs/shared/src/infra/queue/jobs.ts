/** What each job is told: ids and small scalars. Handlers read the state anew and may run twice. */
export interface JobPayloads {
  /** Answer a row of `mail_requests`: mail a link to an account, or nothing where there is none. */
  'accounts.mail': { requestId: string };
  /** Measure a content that `file_analyses` holds as pending. */
  'analysis.measure': { contentHash: string; kernelVersion: string };
  /** Make a card that `generated_cards` holds as pending. */
  'cards.generate': { cardId: string };
  /** Draw a card that has a file, but no picture. */
  'cards.picture': { cardId: string };
  /** Draw a row of `rendered_documents` that is pending. */
  'documents.render': { documentId: string };
  /** Send a row of `outbound_mails` that is pending. */
  'mail.send': { mailId: string };
  /** Tell our own callback what was decided on the sandbox's page. */
  'payments.confirmSandbox': { attemptId: string };
  /** Cancel orders that nobody has paid for 14 days. */
  'orders.cancelUnpaid': Record<string, never>;
  /** Store which quotes have run out, and tell owners whose quotes run out within a day. */
  'quotes.expire': Record<string, never>;
  /** Delete uploads that no quote or order needs any more. */
  'files.retain': Record<string, never>;
  /** Enqueue again what a crash between commit and enqueue left pending. */
  'maintenance.requeue': Record<string, never>;
  /** Delete what has run out: sessions, links, counters, temporary files. */
  'maintenance.sweep': Record<string, never>;
}

export type JobName = keyof JobPayloads;

export const queueNames = [
  'analysis',
  'cards',
  'pictures',
  'documents',
  'mail',
  'payments',
  'maintenance',
] as const;
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

const everyHour = (id: string) =>
  ({ queue: 'maintenance', attempts: 1, backoffMs: 0, idOf: () => id, everyMs: 3_600_000 }) as const;

/** Every job of the service. The worker's table of handlers has exactly these keys. */
export const jobs: { [Name in JobName]: JobPolicy<Name> } = {
  'accounts.mail': { queue: 'mail', attempts: 8, backoffMs: 500, idOf: ({ requestId }) => requestId },
  'analysis.measure': {
    queue: 'analysis',
    attempts: 3,
    backoffMs: 500,
    idOf: ({ contentHash, kernelVersion }) => `${contentHash}-${kernelVersion}`,
  },
  'cards.generate': { queue: 'cards', attempts: 3, backoffMs: 500, idOf: ({ cardId }) => cardId },
  'cards.picture': { queue: 'pictures', attempts: 3, backoffMs: 500, idOf: ({ cardId }) => cardId },
  'documents.render': {
    queue: 'documents',
    attempts: 3,
    backoffMs: 500,
    idOf: ({ documentId }) => documentId,
  },
  'mail.send': { queue: 'mail', attempts: 8, backoffMs: 2_000, idOf: ({ mailId }) => mailId },
  'payments.confirmSandbox': {
    queue: 'payments',
    attempts: 8,
    backoffMs: 500,
    idOf: ({ attemptId }) => attemptId,
  },
  'orders.cancelUnpaid': everyHour('cancel-unpaid'),
  'quotes.expire': everyHour('expire-quotes'),
  'files.retain': everyHour('retain-files'),
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
