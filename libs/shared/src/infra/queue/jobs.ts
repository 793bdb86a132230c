import { SlowRetryError } from './slow-retry-error.js';

/*
 * The payload of each job: ids and small scalars. Handlers re-read the state and may run twice.
 */

/** Jobs that settle a row: the row is `pending` until then, and is the outbox of its job. */
interface WorkPayloads {
  /** Answer a row of `mail_requests`: mail a link, or nothing if there is no account. */
  'accounts.mail': { requestId: string };
  /** Make the archive of a row of `account_exports` that is pending. */
  'accounts.export': { exportId: string };
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
  /** Find the outline of a content that `part_outlines` holds as pending. */
  'parts.outline': { contentHash: string };
  /** Draw the part of a content that `part_pictures` holds as pending. */
  'parts.picture': { contentHash: string };
  /** Send the decision made on the sandbox's page to the payment callback. */
  'payments.confirmSandbox': { attemptId: string };
  /** Write the 3MF file and the ticket of a plate. */
  'plates.files': { plateId: string };
  /** Propose plates for a row of `plate_plans` that is pending. */
  'plates.plan': { planId: string };
  /** Ask the provider to return the money of a pending refund. */
  'payments.refund': { refundId: string };
  /** Take over a file that a client has stored by itself. */
  'uploads.inspect': { uploadId: string };
}

/** Jobs that run at intervals. */
interface ScheduledPayloads {
  /** Cancel orders that are unpaid after 14 days. */
  'orders.cancelUnpaid': Record<string, never>;
  /** Store which quotes have expired, and mail owners whose quotes expire within a day. */
  'quotes.expire': Record<string, never>;
  /** Mail customers whose project's answer ends within three days. */
  'projects.remind': Record<string, never>;
  /** Delete uploads that no quote or order needs any more. */
  'files.retain': Record<string, never>;
  /** Delete the files of deleted accounts. */
  'maintenance.erase': Record<string, never>;
  /** Enqueue again what a crash between commit and enqueue left pending. */
  'maintenance.requeue': Record<string, never>;
  /** Delete what has expired: sessions, links, counters, temporary files. */
  'maintenance.sweep': Record<string, never>;
}

export interface JobPayloads extends WorkPayloads, ScheduledPayloads {}

export type WorkName = keyof WorkPayloads;
export type JobName = keyof JobPayloads;

export const queueNames = [
  'uploads',
  'analysis',
  'cards',
  'pictures',
  'partPictures',
  'exports',
  'making',
  'documents',
  'mail',
  'payments',
  'maintenance',
] as const;
export type QueueName = (typeof queueNames)[number];

/** The queue of a job, and how it is retried. */
interface JobPolicy<Name extends JobName> {
  queue: QueueName;
  /** Wait before the first retry, unless that is to be slow; doubled each time, up to {@link longestBackoffMs}. */
  backoffMs: number;
  /** While a job with this id is waiting or in flight, adding it again does nothing. */
  idOf: (payload: JobPayloads[Name]) => string;
  /** No request waits for it: it is added a moment later, together with others. */
  isUnhurried?: true;
  /** Interval of a scheduled job. */
  everyMs?: Name extends keyof ScheduledPayloads ? number : never;
}

/**
 * Tries of a job: its row ends it, by being settled, given up or too old. Were they fewer, the queue would keep the job as
 * failed while a server is away, and the requeue would add another for the same row, again and again.
 */
export const triesUntilSettled = 1_000_000;

/**
 * The longest wait between two tries: work goes on within this time once what it needs is back. A storage that is away for longer
 * than some ten minutes is asked less often, as there may be thousands of jobs by then; a server of mails or payments is not.
 */
const longestBackoffMs = 30_000;
const lasting = { tries: 24, longestMs: 120_000 };
const isSteady = (name: JobName): boolean => ['mail', 'payments'].includes(jobs[name].queue);

/** After a {@link SlowRetryError}. */
const slowBackoff = { firstMs: 60_000, longestMs: 900_000 };

/** No try is put off for longer. */
export const mostPutOffMs = slowBackoff.longestMs;

/** How long a job waits after a try that ended so: its first wait, doubled each time. */
export function backoffMsOf(name: JobName, triesMade: number, error?: unknown): number {
  const isLasting = triesMade > lasting.tries && !isSteady(name);
  const longestMs = isLasting ? lasting.longestMs : longestBackoffMs;
  const usual = { firstMs: jobs[name].backoffMs, longestMs };
  const backoff = error instanceof SlowRetryError ? slowBackoff : usual;
  return Math.min(backoff.firstMs * 2 ** (triesMade - 1), backoff.longestMs);
}

const hourMs = 3_600_000;

const every = (everyMs: number, id: string) =>
  ({ queue: 'maintenance', backoffMs: 0, idOf: () => id, everyMs }) as const;

/** Every job of the service. The worker's table of handlers has exactly these keys. */
export const jobs: { [Name in JobName]: JobPolicy<Name> } = {
  'accounts.mail': {
    queue: 'mail',
    backoffMs: 500,
    idOf: ({ requestId }) => requestId,
  },
  'accounts.export': { queue: 'exports', backoffMs: 2_000, idOf: ({ exportId }) => exportId },
  'analysis.measure': {
    queue: 'analysis',
    backoffMs: 500,
    idOf: ({ contentHash, kernelVersion }) => `${contentHash}-${kernelVersion}`,
  },
  'cards.generate': { queue: 'cards', backoffMs: 500, idOf: ({ cardId }) => cardId },
  'cards.picture': { queue: 'pictures', backoffMs: 500, idOf: ({ cardId }) => cardId },
  'documents.render': {
    queue: 'documents',
    backoffMs: 500,
    idOf: ({ documentId }) => documentId,
  },
  'mail.send': {
    queue: 'mail',
    backoffMs: 2_000,
    idOf: ({ mailId }) => mailId,
    isUnhurried: true,
  },
  'parts.picture': {
    queue: 'partPictures',
    backoffMs: 500,
    idOf: ({ contentHash }) => contentHash,
    isUnhurried: true,
  },
  'parts.outline': { queue: 'making', backoffMs: 500, idOf: ({ contentHash }) => contentHash },
  'plates.files': { queue: 'making', backoffMs: 500, idOf: ({ plateId }) => plateId },
  'plates.plan': { queue: 'making', backoffMs: 500, idOf: ({ planId }) => planId },
  'payments.confirmSandbox': {
    queue: 'payments',
    backoffMs: 500,
    idOf: ({ attemptId }) => attemptId,
  },
  'payments.refund': {
    queue: 'payments',
    backoffMs: 2_000,
    idOf: ({ refundId }) => refundId,
  },
  'uploads.inspect': { queue: 'uploads', backoffMs: 500, idOf: ({ uploadId }) => uploadId },
  'orders.cancelUnpaid': every(hourMs, 'cancel-unpaid'),
  'quotes.expire': every(hourMs, 'expire-quotes'),
  'projects.remind': every(hourMs, 'remind-projects'),
  'files.retain': every(hourMs, 'retain-files'),
  'maintenance.erase': every(hourMs, 'erase-accounts'),
  'maintenance.requeue': every(30_000, 'requeue'),
  'maintenance.sweep': every(600_000, 'sweep'),
};

/** The id under which a job was added, from the payload that its queue holds. */
export const subjectOf = (name: JobName, payload: unknown): string => jobs[name].idOf(payload as never);

/** The jobs that run at intervals. */
export const scheduledNames = (Object.keys(jobs) as JobName[]).filter(
  (name) => jobs[name].everyMs !== undefined,
);
