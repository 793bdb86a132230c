import { dataOf } from './failure.js';

/** A link of the service without its origin: pages load from their own alone. */
export function pathOfLink(link: string): string {
  const { pathname, search } = new URL(link, location.origin);
  return pathname + search;
}

/**
 * What a signed link leads to.
 *
 * @throws {CallFailure}
 */
export function download(link: string, signal?: AbortSignal): Promise<Blob> {
  return contentOf(fetch(pathOfLink(link), { signal: signal ?? null }));
}

/**
 * The file that an answer brings.
 *
 * @throws {CallFailure}
 */
export function contentOf(answer: Promise<Response>): Promise<Blob> {
  return dataOf(
    answer.then(async (response) => {
      if (response.ok) return { data: { data: await response.blob() }, response };
      // A gateway's refusal is a page.
      return { error: (await response.json().catch(() => undefined)) as unknown, response };
    }),
  );
}
