import type { Browser, Page } from 'puppeteer-core';
import type { LengthUnit } from '@shared/domain/contract/length-units.js';
import { callPage } from './call-page.js';
import { startBrowser } from './start-browser.js';
import type { NodeOutcome } from './node-outcome.js';
import { startTestPage, type TestPage } from './test-page.js';
import { openWatched } from './watched-page.js';

/** A file as it is given to the engine. */
export interface EngineFile {
  name: string;
  content: Uint8Array;
  unit?: LengthUnit;
}

/** What the engine found out, and how long it took after the files were there. */
export interface EngineRun {
  outcomes: (NodeOutcome | { outcome: 'left'; why: string } | { outcome: 'gone' })[];
  elapsedMs: number;
}

/** The storefront's engine in a Chromium of its own, for commands. */
export class EngineBrowser {
  private constructor(
    private readonly browser: Browser,
    private readonly server: TestPage,
    private page: Page,
  ) {}

  static async start(): Promise<EngineBrowser> {
    const [browser, server] = await Promise.all([
      startBrowser('chromium'),
      startTestPage('apps/storefront/test/engine-page.ts'),
    ]);
    const { page } = await openWatched(browser, server.url);
    return new EngineBrowser(browser, server, page);
  }

  /** Opens the page anew: without a kernel, without workers. */
  async reload(): Promise<void> {
    await this.page.browserContext().close();
    this.page = (await openWatched(this.browser, this.server.url)).page;
  }

  /** Measures files as if they had been dropped together. */
  async measure(files: readonly EngineFile[], options: { isWarm?: boolean } = {}): Promise<EngineRun> {
    const served = files.map(({ name, unit }, index) => ({ path: `${index}`, name, unit }));
    for (const [index, { content }] of files.entries()) this.server.files.set(`${index}`, content);
    const run = await this.call<EngineRun>('measure', served, options);
    this.server.files.clear();
    return run;
  }

  /** Calls another function of `apps/storefront/test/engine-page.ts`. */
  call<Result>(member: string, ...args: unknown[]): Promise<Result> {
    return callPage(this.page, ['enginePage', member], args);
  }

  async stop(): Promise<void> {
    await this.browser.close();
    await this.server.stop();
  }
}
