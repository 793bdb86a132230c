import { randomBytes, randomUUID } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeFolder } from '@shared/infra/storage/make-folder.js';

/**
 * The secret in a file that only its owner may read; generated (43 characters) if there is none. An empty file, which
 * a full disk can leave behind, counts as none.
 */
export async function keptSecret(path: string): Promise<string> {
  const kept = await readSecret(path);
  if (kept !== '') return kept;
  await makeFolder(dirname(path));
  await rm(path, { force: true });
  await writeWhole(path, `${randomBytes(32).toString('base64url')}\n`);
  return readSecret(path);
}

async function readSecret(path: string): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return '';
  }
}

/** Writes the file atomically; one that another start has made meanwhile is kept. */
async function writeWhole(path: string, content: string): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await link(unfinished, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
}
