import type { LinkPurpose } from '@shared/domain/accounts/address-proof.js';
import type { Locale } from '@shared/domain/contract/enums.js';

/** Paths of the pages that mailed links lead to. */
export const linkPagePaths = { verifyEmail: '/verify-email', resetPassword: '/reset-password' } as const;

/** The page of a link; it redirects to `callbackUrl` afterwards, unless the link's row names another address. */
export function linkPath(purpose: LinkPurpose, token: string, callbackUrl: string | null): string {
  const query = new URLSearchParams({ token, ...(callbackUrl !== null && { callbackURL: callbackUrl }) });
  return `${linkPagePaths[purpose]}?${query.toString()}`;
}

/** The page that confirms that the address is verified and this browser signed in. */
export function confirmedPath(locale: Locale): string {
  return `${linkPagePaths.verifyEmail}/done?lang=${locale}`;
}
