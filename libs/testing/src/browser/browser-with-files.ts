import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import type { Browser } from 'puppeteer-core';
import { startBrowser } from './start-browser.js';

/** What a spec has from its `beforeAll` to its `afterAll`. */
export interface BrowserWithFiles {
  browser: Browser;
  /** Where a file lies. */
  at(name: string): string;
}

/** A browser, and files that its pages are given, in a folder of their own: names may have folders. */
export function browserWithFiles(contents: Readonly<Record<string, string | Uint8Array>>): BrowserWithFiles {
  let folder: string;
  const held = { at: (name: string) => join(folder, name) } as BrowserWithFiles;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'instant-fdm-parts-'));
    for (const [name, content] of Object.entries(contents)) {
      await mkdir(dirname(held.at(name)), { recursive: true });
      await writeFile(held.at(name), content);
    }
    held.browser = await startBrowser('chromium');
  });
  afterAll(async () => {
    await held.browser.close();
    await rm(folder, { recursive: true, force: true });
  });
  return held;
}
