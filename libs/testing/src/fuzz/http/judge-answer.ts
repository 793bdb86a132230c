import { faultsOf, operationFor } from '../../openapi/judge.js';
import type { Answer } from '../../http-client.js';
import type { FuzzRequest } from './fuzz-request.js';

/** The status that each code has. */
export type ErrorStatuses = Readonly<Record<string, number>>;

/** Only work that outlasts its wait may answer with a server error, and then with `Retry-After`. */
function isLongWork({ status, error, headers }: Answer): boolean {
  return status === 503 && error?.code === 'EXTERNAL_SERVICE_ERROR' && headers.has('retry-after');
}

/** What every refusal has, wherever it is met. */
function envelopeFaults({ status, error, text, headers }: Answer, statuses: ErrorStatuses): string[] {
  if (!headers.has('x-request-id')) return ['no X-Request-Id'];
  if (status < 400) return [];
  const stated = statuses[error?.code ?? ''];
  if (error == null || stated === undefined) return [`no envelope: ${text.slice(0, 200)}`];
  const isComplete = typeof error.message === 'string' && typeof error.details === 'object';
  return [
    ...(stated === status || isLongWork({ status, error, headers } as Answer)
      ? []
      : [`${error.code} with ${status}`]),
    ...(isComplete ? [] : ['an envelope without message or details']),
    ...((error.details.errors?.length ?? 0) > 50 ? ['more than 50 faults told'] : []),
    ...(text.length > 40_000 ? [`a refusal of ${text.length} bytes`] : []),
  ];
}

/** What Node takes of a request line and its headers together, about: the rest of the headers are short. */
const longestPath = 15_000;

/** An address that is too long, or has a broken escape, is refused before any operation is known. */
function isReadable(path: string): boolean {
  if (path.length > longestPath) return false;
  try {
    decodeURIComponent(path.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/** The faults of an answer; empty if it follows the API description. */
export function judgeAnswer(
  { method, path, headers }: FuzzRequest,
  answer: Answer,
  statuses: ErrorStatuses,
): string[] {
  if (isLongWork(answer)) return [];
  if (answer.status >= 500) return [`${answer.status} ${answer.text.slice(0, 300)}`];
  const asksForPage = /text\/html/.test(headers.Accept ?? '');
  if (asksForPage && answer.headers.get('content-type')?.startsWith('text/html')) return [];
  const faults = method === 'HEAD' || method === 'OPTIONS' ? [] : envelopeFaults(answer, statuses);
  const placed = isReadable(path) ? operationFor(method, path) : null;
  // An address that the router does not take for this operation is answered as unknown.
  const isUnknown = answer.status === 404 && answer.error?.code === 'NOT_FOUND';
  return placed === null || isUnknown ? faults : [...faults, ...faultsOf(placed, answer)];
}
