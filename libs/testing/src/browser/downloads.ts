import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'puppeteer-core';

const deadlineMs = 25_000;

/** Chromium's name of a file that it has not finished. */
const isPartial = (name: string): boolean => name.endsWith('.crdownload');

/** What a page's links download, in a folder that ends with it. */
export class Downloads {
  private constructor(
    private readonly folder: string,
    /** The browser keeps to the folder as long as it lasts. */
    private readonly session: CDPSession,
  ) {}

  static async of(page: Page): Promise<Downloads> {
    const folder = await mkdtemp(join(tmpdir(), 'instant-fdm-downloads-'));
    const session = await page.browser().target().createCDPSession();
    const browserContextId = page.browserContext().id;
    await session.send('Browser.setDownloadBehavior', {
      behavior: 'allow',
      downloadPath: folder,
      ...(browserContextId !== undefined && { browserContextId }),
    });
    return new Downloads(folder, session);
  }

  /**
   * The file that a click brings, whole.
   *
   * @throws Error if none comes, or not whole.
   */
  async from(click: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
    const known = new Set(await readdir(this.folder));
    await click();
    const giveUpAt = Date.now() + deadlineMs;
    for (;;) {
      const names = await readdir(this.folder);
      const name = names.find((one) => !known.has(one) && !isPartial(one));
      if (name !== undefined && !names.some(isPartial))
        return { name, bytes: await readFile(join(this.folder, name)) };
      if (Date.now() > giveUpAt) throw new Error(`No download: ${names.join(', ')}`);
      await sleep(100);
    }
  }

  async close(): Promise<void> {
    await this.session.detach();
    await rm(this.folder, { recursive: true, force: true });
  }
}
