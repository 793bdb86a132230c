import { type Browser, chromium } from 'playwright-core';
import { browserPrograms } from '@testing/installed-programs.js';

/** Starts the Chromium that CHROMIUM names, else one of the PATH. */
export function startChromium(): Promise<Browser> {
  const { chromium: executablePath } = browserPrograms;
  if (executablePath === undefined) throw new Error('No Chromium: set CHROMIUM to the path of one.');
  // Root may not use Chromium's sandbox, and the pages are our own.
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}
