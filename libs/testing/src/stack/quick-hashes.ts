import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '@shared/infra/config/project-root.js';

const hook = pathToFileURL(join(projectRoot, 'dist/libs/testing/src/stack/quick-argon2-hook.js'));

/** The environment of a stack that must hash a great many passwords. */
export const quickHashes: NodeJS.ProcessEnv = { NODE_OPTIONS: `--import=${hook.href}` };
