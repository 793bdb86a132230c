import { signal } from '@preact/signals';
import { appWords } from './app-words.js';

/** A fault of one field, as the API tells it. */
export interface FieldFault {
  field: string;
  code: string;
  message: string;
  reason?: string;
}

/** A call that the service refused, failed at, or that never reached it. */
export class CallFailure extends Error {
  constructor(
    /** A code of the error table; `OFFLINE` where no answer came. */
    readonly code: string,
    /** In the page's language; says what to do. */
    message: string,
    readonly details: {
      reason?: string;
      hint?: string;
      errors?: FieldFault[];
      [context: string]: unknown;
    } = {},
    /** When a repeat may help, in seconds. */
    readonly retryAfterSeconds: number | null = null,
    readonly status = 0,
  ) {
    super(message);
    this.name = 'CallFailure';
  }

  /** Whether the same call may succeed later, by itself. */
  get isPassing(): boolean {
    // The first request with the same `Idempotency-Key` is in flight: a repeat with it gets that one's answer.
    const isInFlight = this.code === 'CONFLICT' && this.retryAfterSeconds !== null;
    return isInFlight || this.code === 'OFFLINE' || this.status === 429 || this.status >= 500;
  }

  /** What is wrong with a field of the request. */
  faultOf(field: string): string | null {
    return this.details.errors?.find((fault) => fault.field === field)?.message ?? null;
  }
}

/** Whether the last call reached the service. */
export const isOnline = signal(true);

/** What came back of a call, as `openapi-fetch` gives it. */
export interface Outcome<Data> {
  data?: { data: Data };
  error?: unknown;
  response: Response;
}

type Refusal = Pick<CallFailure, 'code' | 'message' | 'details'>;

interface ErrorBody {
  error?: Refusal;
}

/** Of `Retry-After`: seconds, or a date, as gateways write it. What is neither asks for a short wait. */
function secondsUntilRetry(header: string | null): number | null {
  if (header === null) return null;
  const seconds = header.trim() === '' ? NaN : Number(header);
  const wait = Number.isNaN(seconds) ? (Date.parse(header) - Date.now()) / 1000 : seconds;
  return Number.isFinite(wait) ? Math.max(0, wait) : 1;
}

function failureOf({ error, response }: Outcome<unknown>): CallFailure {
  const body = (error as ErrorBody | undefined)?.error;
  const seconds = secondsUntilRetry(response.headers.get('Retry-After'));
  if (body === undefined) {
    // Of a gateway, before a service that is starting or busy.
    const isBusy = response.status === 429 || response.status >= 500;
    const text = isBusy ? appWords().busy : appWords().unknown;
    return new CallFailure('UNKNOWN', text, {}, seconds, response.status);
  }
  return new CallFailure(body.code, wordsOf(body), body.details, seconds, response.status);
}

/** What to call next is said to programs. */
const isOfCalls = /(GET|POST|PATCH|DELETE) \//;

function wordsOf({ message, details }: Refusal): string {
  // The service speaks to programs here.
  if (isCarriedOut({ details })) return appWords().carriedOut;
  const { hint } = details;
  return hint === undefined || isOfCalls.test(hint) ? message : `${message} ${hint}`;
}

/** Whether the key of what was refused is that of another request, which was carried out. */
export const isCarriedOut = ({ details }: Pick<CallFailure, 'details'>): boolean =>
  details.reason === 'idempotencyKeyReused';

/**
 * `data` of a success; nothing of an answer without content.
 *
 * @throws {CallFailure}
 */
export async function dataOf<Data>(call: Promise<Outcome<Data>>): Promise<Data> {
  let outcome: Outcome<Data>;
  try {
    outcome = await call;
  } catch {
    isOnline.value = false;
    throw new CallFailure('OFFLINE', appWords().offline);
  }
  isOnline.value = true;
  // What was deleted answers nothing.
  if (outcome.response.status === 204) return undefined as Data;
  if (!outcome.response.ok || outcome.data === undefined) throw failureOf(outcome);
  return outcome.data.data;
}

/** For a call that ends the session: where that has ended already, there is nothing left to do. */
export function unlessSignedOut(error: unknown): void {
  if (!(error instanceof CallFailure) || error.status !== 401) throw error;
}

const longestWaitMs = 30_000;

/**
 * Repeats a call that may be repeated while its failure passes: a lost network, a restart, a limit.
 *
 * @param onPassing is told each such failure, before the wait
 */
export async function persistently<Data>(
  call: () => Promise<Data>,
  signal?: AbortSignal,
  onPassing?: (failure: CallFailure) => void,
): Promise<Data> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof CallFailure) || !error.isPassing || signal?.aborted) throw error;
      onPassing?.(error);
      const askedMs = error.retryAfterSeconds === null ? 0 : error.retryAfterSeconds * 1000;
      await pause(Math.max(askedMs, Math.min(longestWaitMs, 500 * 2 ** attempt)), signal);
    }
  }
}

/** Waits, or until the browser is online again; rejects when the signal aborts. */
function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
