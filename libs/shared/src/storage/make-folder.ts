import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it, as `mkdir -p` does. Node's own `recursive` never returns where a file system
 * denies a folder with ENOENT, as /proc does: it makes the parents, which are there, and tries again for ever.
 *
 * @param path absolute.
 * @param mode of every folder that is made.
 * @throws the system's error; ENOTDIR when a file is in the way.
 */
export async function makeFolder(path: string, mode = 0o777): Promise<void> {
  try {
    await mkdir(path, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const parent = dirname(path);
    if (code === 'ENOENT' && parent !== path) {
      await makeFolder(parent, mode);
      await mkdir(path, { mode }).catch(unlessFolder(path));
    } else await unlessFolder(path)(error);
  }
}

/** Passes over an error when the folder is there, made meanwhile by another perhaps. */
function unlessFolder(path: string): (error: unknown) => Promise<void> {
  return async (error) => {
    const entry = await stat(path).catch(() => null);
    if (entry?.isDirectory()) return;
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw Object.assign(new Error(`ENOTDIR: not a directory, mkdir '${path}'`), {
      code: 'ENOTDIR',
      syscall: 'mkdir',
      path,
    });
  };
}
