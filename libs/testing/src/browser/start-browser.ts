import { type Browser, launch } from 'puppeteer-core';
import { type BrowserName, browserPrograms } from '../installed-programs.js';

/** How long a command to a browser may take beside other work on a slow machine. */
const protocolTimeout = 120_000;

/**
 * Starts a browser without a window; the caller closes it.
 *
 * @throws Error where there is none
 */
export function startBrowser(name: BrowserName): Promise<Browser> {
  const executablePath = browserPrograms[name];
  if (executablePath === undefined) throw new Error(`There is no ${name} on the PATH.`);
  const common = { executablePath, protocolTimeout, timeout: 60_000 };
  // Root may not use Chromium's sandbox, and the pages are our own. Its shared memory is small in containers.
  const args = ['--no-sandbox', '--disable-dev-shm-usage'];
  return launch(
    name === 'firefox' ? { ...common, browser: 'firefox' } : { ...common, browser: 'chrome', args },
  );
}
