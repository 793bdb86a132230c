import { type Browser, launch } from 'puppeteer-core';
import { type BrowserName, browserPrograms } from '../installed-programs.js';
import { startVirtualScreen } from './virtual-screen.js';

/** How long a command to a browser may take beside other work on a slow machine. */
const protocolTimeout = 120_000;

interface BrowserOptions {
  /** Whether it can draw in 3D: Chromium always can, Firefox on a screen. */
  is3d?: boolean;
  hasReducedMotion?: boolean;
}

/**
 * Starts a browser without a window that could be seen; the caller closes it.
 *
 * @throws Error where there is none
 */
export async function startBrowser(
  name: BrowserName,
  { is3d = false, hasReducedMotion = false }: BrowserOptions = {},
): Promise<Browser> {
  const executablePath = browserPrograms[name];
  if (executablePath === undefined) throw new Error(`There is no ${name} on the PATH.`);
  const common = { executablePath, protocolTimeout, timeout: 60_000 };
  if (name === 'firefox') {
    const screen = is3d
      ? { headless: false, env: { ...process.env, DISPLAY: await startVirtualScreen() } }
      : {};
    const extraPrefsFirefox = { 'ui.prefersReducedMotion': Number(hasReducedMotion) };
    return launch({ ...common, ...screen, browser: 'firefox', extraPrefsFirefox });
  }
  // Root may not use Chromium's sandbox, and the pages are our own. Its shared memory is small in containers.
  const args = ['--no-sandbox', '--disable-dev-shm-usage'];
  if (hasReducedMotion) args.push('--force-prefers-reduced-motion');
  return launch({ ...common, browser: 'chrome', args });
}
