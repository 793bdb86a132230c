import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

function nearestWith(file: string, folder: string): string {
  if (existsSync(join(folder, file))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`No folder above ${import.meta.dirname} holds ${file}`);
  return nearestWith(file, parent);
}

/** The folder of `package.json`, whether this runs from the sources or from `dist/`. */
export const projectRoot = nearestWith('package.json', import.meta.dirname);
