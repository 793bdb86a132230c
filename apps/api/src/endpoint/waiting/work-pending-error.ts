import { ServiceError } from '@shared/domain/contract/errors.js';
import type { Told } from '@shared/domain/contract/told.js';
import { told } from '@shared/words/say.js';

const shortestRetrySeconds = 10;
/** Others' work may end sooner than predicted. */
const longestRetrySeconds = 60;

/** The refusal of a request for work that waits its turn. The figures tell it from a failure. */
export class WorkPendingError extends ServiceError {}

/**
 * The refusal of a request whose work has not ended while it waited; the work continues.
 *
 * @param startSeconds when the last of the work begins, as predicted: 0 if all has; `null` if that cannot be told.
 */
export function stillWorking(message: Told, startSeconds: number | null): WorkPendingError {
  const estimatedStartSeconds = startSeconds === null ? null : Math.ceil(startSeconds);
  const waits = estimatedStartSeconds !== null && estimatedStartSeconds >= shortestRetrySeconds;
  return new WorkPendingError('EXTERNAL_SERVICE_ERROR', {
    message,
    retryAfterSeconds: waits ? Math.min(longestRetrySeconds, estimatedStartSeconds) : shortestRetrySeconds,
    details: {
      hint: waits
        ? told('api.hints.workBegins', { seconds: estimatedStartSeconds })
        : told('api.hints.workGoesOn'),
      estimatedStartSeconds,
    },
  });
}

/** The refusal of a request whose work an operator has paused for everyone; it goes on after that. */
export function pausedWork(message: Told): WorkPendingError {
  return new WorkPendingError('EXTERNAL_SERVICE_ERROR', {
    message,
    retryAfterSeconds: longestRetrySeconds,
    details: { hint: told('api.hints.workPaused'), estimatedStartSeconds: null },
  });
}
