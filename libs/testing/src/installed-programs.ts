import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// `jest.config.js` imports this file as it is: nothing here may need a build or a path of `tsconfig.json`.

/** The browsers that pages are tested in. */
export type BrowserName = 'chromium' | 'firefox';

/** The first of some programs that is on the PATH. */
export function programOf(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** Where each browser's program is; undefined where there is none. CHROMIUM names one that is not on the PATH. */
export const browserPrograms: Readonly<Record<BrowserName, string | undefined>> = {
  chromium: process.env.CHROMIUM ?? programOf('chromium', 'chromium-browser', 'google-chrome', 'chrome'),
  firefox: programOf('firefox-esr', 'firefox'),
};

/** Where the program is that makes a screen in memory; undefined where there is none. */
export const screenProgram = programOf('Xvfb');
