import type { ElementHandle, Page } from 'puppeteer-core';

/** Long enough beside other work on a slow machine; no test waits for it. */
const waitMs = 25_000;

/** Fails with what the page, or the dialog over it, shows in place of what was waited for. */
const sayingWhatIsThere =
  (page: Page, wanted: string) =>
  async (cause: unknown): Promise<never> => {
    const text = await page
      .evaluate(() => (document.querySelector<HTMLElement>('dialog[open]') ?? document.body).innerText)
      .catch(() => 'nothing: it has ended');
    throw new Error(`${wanted} is not on ${page.url()}, which shows:\n${text.slice(0, 2000)}`, { cause });
  };

/** Waits for an element; where it is to be used as by hand, until it can be seen. */
export async function shown(
  page: Page,
  selector: string,
  { isVisible = false }: { isVisible?: boolean } = {},
): Promise<ElementHandle> {
  const waiting = page.waitForSelector(selector, { timeout: waitMs, visible: isVisible });
  const found = await waiting.catch(sayingWhatIsThere(page, selector));
  if (found === null) throw new Error(`${selector} is not on ${page.url()}.`);
  return found;
}

/** Waits for the first element among some that holds exactly this text. */
export async function named(page: Page, selector: string, text: string): Promise<ElementHandle> {
  const waiting = page.waitForFunction(
    (among: string, wanted: string) =>
      [...document.querySelectorAll(among)].find((one) => one.textContent?.trim() === wanted) ?? null,
    { timeout: waitMs },
    selector,
    text,
  );
  return (await waiting.catch(sayingWhatIsThere(page, `${selector} "${text}"`))) as ElementHandle;
}

/** Clicks a button or a link by what it says, the first of those that are meant, once it is enabled. */
export async function press(page: Page, text: string, among = 'button, a, summary'): Promise<void> {
  const found = await named(page, `:is(${among}):not(:disabled, [aria-disabled='true'])`, text);
  await found.evaluate((one) => (one as HTMLElement).click());
}

/**
 * Types into a field, in place of what it held.
 *
 * @param pauseMs after each key
 */
export async function type(page: Page, selector: string, text: string, pauseMs = 0): Promise<void> {
  const field = await shown(page, selector, { isVisible: true });
  await field.evaluate((one) => {
    (one as HTMLInputElement).focus();
    (one as HTMLInputElement).select();
  });
  await field.type(text, { delay: pauseMs });
}

/** Types a city's name, or something like it, and takes the first hit by keys. */
export async function chooseCity(page: Page, typed: string, name = typed): Promise<void> {
  await type(page, '.city input', typed);
  const hit = await named(page, '.city-list li[data-highlighted] bdi', name);
  // The page's own name of it comes first.
  const shownName = await hit.evaluate((one) => one.parentElement?.firstElementChild?.textContent ?? '');
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (wanted: string) => document.querySelector<HTMLInputElement>('.city input')?.value === wanted,
    { timeout: waitMs },
    shownName,
  );
}

/** Chooses files of this machine in a field for files. */
export async function chooseFiles(page: Page, selector: string, paths: readonly string[]): Promise<void> {
  const field = await shown(page, selector);
  await (field as ElementHandle<HTMLInputElement>).uploadFile(...paths);
}

/**
 * Waits until the device has kept as many files as the basket that it kept has lines: a page that is left earlier takes
 * them with it.
 */
export async function keptOnDevice(page: Page, lines: number): Promise<void> {
  await page.waitForFunction(
    async (wanted: number) => {
      // To open a database that is not there would make it.
      if (!(await indexedDB.databases()).some(({ name }) => name === 'shop')) return false;
      const database = await new Promise<IDBDatabase>((done, fail) => {
        const opening = indexedDB.open('shop');
        opening.onsuccess = () => done(opening.result);
        opening.onerror = fail;
      });
      const ask = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
        new Promise((done, fail) => {
          request.onsuccess = () => done(request.result);
          request.onerror = fail;
        });
      const shelves = database.transaction(['baskets', 'parts', 'contents']);
      const kept: IDBRequest<unknown> = shelves.objectStore('baskets').get('current');
      const basket = (await ask(kept)) as { lines: unknown[] } | undefined;
      const parts = await ask(shelves.objectStore('parts').count());
      const contents = await ask(shelves.objectStore('contents').count());
      database.close();
      return basket?.lines.length === wanted && parts === wanted && contents === wanted;
    },
    { timeout: waitMs, polling: 100 },
    lines,
  );
}

/** The texts of all elements, once there is one. */
export async function textsOf(page: Page, selector: string): Promise<string[]> {
  await shown(page, selector);
  return page.$$eval(selector, (all) => all.map((one) => one.textContent?.trim() ?? ''));
}

/** Waits until the texts of all elements are these; answers those that there are at the end. */
export async function settledTexts(
  page: Page,
  selector: string,
  wanted: readonly string[],
): Promise<string[]> {
  const read = (among: string): string[] =>
    [...document.querySelectorAll(among)].map((one) => one.textContent?.trim() ?? '');
  await page
    .waitForFunction(
      (among: string, texts: string) =>
        JSON.stringify([...document.querySelectorAll(among)].map((one) => one.textContent?.trim() ?? '')) ===
        texts,
      { timeout: waitMs },
      selector,
      JSON.stringify(wanted),
    )
    .catch(() => undefined);
  return page.evaluate(read, selector);
}

/** Drops files and folders of this machine on an element, as from a file manager. Chromium alone can. */
export async function dropFiles(page: Page, selector: string, files: string[]): Promise<void> {
  const { x, y } = await (await shown(page, selector, { isVisible: true })).clickablePoint();
  const session = await page.createCDPSession();
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const step of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type: step, x, y, data });
  }
  await session.detach();
}
