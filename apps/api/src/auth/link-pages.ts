import type { LinkPurpose } from '@shared/domain/accounts/address-proof.js';
import type { Locale } from '@shared/domain/contract/enums.js';

/** Where the pages behind mailed links are. */
export const linkPagePaths = { verifyEmail: '/verify-email', resetPassword: '/reset-password' } as const;

/** The page of a link; `callbackUrl` is where it leads afterwards, unless the link itself says so. */
export function linkPath(purpose: LinkPurpose, token: string, callbackUrl: string | null): string {
  const query = new URLSearchParams({ token, ...(callbackUrl !== null && { callbackURL: callbackUrl }) });
  return `${linkPagePaths[purpose]}?${query.toString()}`;
}

/** The page that says: the address is confirmed, and this browser is signed in. */
export function confirmedPath(locale: Locale): string {
  return `${linkPagePaths.verifyEmail}/done?lang=${locale}`;
}
