/** `error` of the failure envelope. */
export interface FailureBody {
  code: string;
  message: string;
  details: {
    errors?: { field: string; code: string; message: string; reason?: string }[];
    reason?: string;
    hint?: string;
    [context: string]: unknown;
  };
}

function isFailureBody(value: unknown): value is FailureBody {
  return typeof value === 'object' && value !== null && 'code' in value && 'details' in value;
}

/** The service refused a call, or failed at it; the message says what to do. */
export class ServiceFailure extends Error {
  readonly status: number;
  /** A code of the error table; `UNKNOWN` where the answer was no envelope of ours. */
  readonly code: string;
  readonly details: FailureBody['details'];
  /** When a repeat may help. */
  readonly retryAfterSeconds: number | null;
  /** To be quoted when a fault is reported. */
  readonly requestId: string | null;

  constructor(response: Response, body: unknown) {
    const error = (body as { error?: unknown } | undefined)?.error;
    const failure = isFailureBody(error)
      ? error
      : { code: 'UNKNOWN', message: response.statusText, details: {} };
    const faults = failure.details.errors?.map(({ field, message }) => `${field} ${message}`) ?? [];
    super([failure.message, ...faults, failure.details.hint].filter(Boolean).join(' '));
    this.name = 'ServiceFailure';
    this.status = response.status;
    this.code = failure.code;
    this.details = failure.details;
    const retryAfter = response.headers.get('Retry-After');
    this.retryAfterSeconds = retryAfter === null ? null : Number(retryAfter);
    this.requestId = response.headers.get('X-Request-Id');
  }
}
