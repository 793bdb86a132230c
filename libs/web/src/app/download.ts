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
export async function download(link: string, signal?: AbortSignal): Promise<Blob> {
  return dataOf(
    fetch(pathOfLink(link), { signal: signal ?? null }).then(async (response) =>
      response.ok
        ? { data: { data: await response.blob() }, response }
        : // A gateway's refusal is a page.
          { error: (await response.json().catch(() => undefined)) as unknown, response },
    ),
  );
}
