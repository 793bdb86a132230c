import type { Page } from 'puppeteer-core';

/**
 * Calls a function that a page's script keeps in an object of its globals; values travel as JSON, so that what is
 * undefined arrives as null.
 *
 * @throws Error with the page's own message when the function throws
 */
export function callPage<Result>(
  page: Page,
  [object, member]: [object: string, member: string],
  args: readonly unknown[],
): Promise<Result> {
  type Scripted = Record<string, Record<string, (...all: readonly unknown[]) => Promise<Result>>>;
  const inPage = (owner: string, name: string, given: readonly unknown[]): Promise<Result> =>
    (globalThis as unknown as Scripted)[owner]![name]!(...given);
  return page.evaluate(inPage, object, member, args);
}
