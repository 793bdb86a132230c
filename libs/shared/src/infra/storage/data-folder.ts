import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../config/env.js';
import { describeSystemError } from '../config/start-error.js';
import { lookForFolder, makeFolder } from './make-folder.js';

/** Whether the service stores anything under DATA_DIR, apart from an embedded database. */
export function usesDataFolder({ storage, mail }: Settings): boolean {
  return storage.kind === 'disk' || mail.smtpUrl === null;
}

/** The folders that hold stored files and mails that are not sent, where they lie on the disk. */
export function dataFoldersOf({ storage, mail }: Settings): string[] {
  return [
    ...(storage.kind === 'disk' ? [storage.folder] : []),
    ...(mail.smtpUrl === null ? [mail.folder] : []),
  ];
}

/**
 * Makes the folder DATA_DIR and writes a byte there, so that a start with an unusable folder fails at once.
 *
 * @param dataDir absolute.
 * @param folders below it, absolute: those that exist are tested as well.
 * @param isFullAllowed for a process that can do part of its work on a full disk.
 * @throws Error of one sentence that names DATA_DIR and what is wrong with it.
 */
export async function prepareDataFolder(
  dataDir: string,
  { folders = [], isFullAllowed = false }: { folders?: readonly string[]; isFullAllowed?: boolean } = {},
): Promise<void> {
  await explained(dataDir, isFullAllowed, async () => {
    await makeFolder(dataDir);
    await tryOut(dataDir);
  });
  for (const folder of folders) {
    await explained(folder, isFullAllowed, async () => {
      if ((await lookForFolder(folder)) === 'folder') await tryOut(folder);
    });
  }
}

async function explained(path: string, isFullAllowed: boolean, step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (isFullAllowed && (code === 'ENOSPC' || code === 'EDQUOT')) return;
    Object.assign(error as object, { path });
    const sentence = describeSystemError(error, 'DATA_DIR');
    if (sentence === null) throw error;
    throw new Error(sentence, { cause: error });
  }
}

async function tryOut(folder: string): Promise<void> {
  const path = join(folder, `.writable-${randomUUID()}`);
  const file = await open(path, 'wx', 0o600);
  try {
    await file.write('x');
  } finally {
    await file.close().catch(() => undefined);
    await rm(path, { force: true });
  }
}
