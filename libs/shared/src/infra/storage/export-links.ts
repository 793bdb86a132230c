import { signLink } from './signed-link.js';

/** Key of an account's archive. */
export function exportKey(userId: string, exportId: string): string {
  return `exports/${userId}/${exportId}.zip`;
}

/** The path that downloads an archive without a session, good until `expiresAt`. */
export function exportPath(appSecret: string, exportId: string, storageKey: string, expiresAt: Date): string {
  const { expires, signature } = signLink(appSecret, storageKey, expiresAt);
  return `/api/user/export/${exportId}/download?expires=${expires}&signature=${signature}`;
}
