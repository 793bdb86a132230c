/** The payload of each job: ids and small scalars. Handlers re-read the state and may run twice. */
export interface JobPayloads {
  /** Answer a row of `mail_requests`: mail a link, or nothing if there is no account. */
  'accounts.mail': { requestId: string };
  /** Measure a content that `file_analyses` holds as pending. */
  'analysis.measure': { contentHash: string; kernelVersion: string };
  /** Make a card that `generated_cards` holds as pending. */
  'cards.generate': { cardId: string };
  /** Draw a card that has a file, but no picture. */
  'cards.picture': { cardId: string };
  /** Render a row of `rendered_documents` that is pending. */
  'documents.render': { documentId: string };
  /** Send a row of `outbound_mails` that is pending. */
  'mail.send': { mailId: string };
  /** Send the decision made on the sandbox's page to the payment callback. */
  'payments.confirmSandbox': { attemptId: string };
  /** Cancel orders that are unpaid after 14 days. */
  'orders.cancelUnpaid': Record<string, never>;
  /** Store which quotes have expired, and mail owners whose quotes expire within a day. */
  'quotes.expire': Record<string, never>;
  /** Delete uploads that no quote or order needs any more. */
  'files.retain': Record<string, never>;
  /** Enqueue again what a crash between commit and enqueue left pending. */
  'maintenance.requeue': Record<string, never>;
  /** Delete what has expired: sessions, links, counters, temporary files. */
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

/** The queue of a job, and how it is retried. */
export interface JobPolicy<Name extends JobName> {
  queue: QueueName;
  /** Attempts before the job counts as failed; its row stays pending. */
  attempts: number;
  /** Wait before the first retry; doubled each time. */
  backoffMs: number;
  /** While a job with this id is waiting or in flight, adding it again does nothing. */
  idOf: (payload: JobPayloads[Name]) => string;
  /** Interval of a scheduled job. */
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
