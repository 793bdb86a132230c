import { lstat, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it, as `mkdir -p` does. Node's `recursive` never returns if a file system denies a
 * folder with ENOENT, as /proc does: it makes the parents, which exist, and retries for ever.
 *
 * @param path absolute.
 * @param mode of every folder that is made.
 * @throws the system's error; ENOTDIR when a file is in the way, ENOLINK for a dangling symbolic link, and ELOOP
 * for one that leads back to itself.
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

/** Ignores the error if the folder exists: another process may have made it meanwhile. */
function unlessFolder(path: string): (error: unknown) => Promise<void> {
  return async (error) => {
    if ((await lookForFolder(path)) === 'absent') throw error;
  };
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

/**
 * Whether a folder exists.
 *
 * @throws the system's error; ENOTDIR, ENOLINK and ELOOP as {@link makeFolder}.
 */
export async function lookForFolder(path: string): Promise<'folder' | 'absent'> {
  try {
    if ((await stat(path)).isDirectory()) return 'folder';
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    const entry = await lstat(path).catch(() => null);
    if (entry === null) return 'absent';
    // It came to be between the two looks.
    if (!entry.isSymbolicLink()) return lookForFolder(path);
    throw refusal('ENOLINK', 'link has been severed', path);
  }
  throw refusal('ENOTDIR', 'not a directory', path);
}

function refusal(code: string, meaning: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${meaning}, mkdir '${path}'`), { code, syscall: 'mkdir', path });
}
