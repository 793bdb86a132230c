import type { ProofPurpose } from '@shared/domain/accounts/address-proof.js';
import type { MailLocale } from '@shared/domain/contract/enums.js';

/** Paths of the pages that mailed links lead to. */
export const linkPagePaths = { verifyEmail: '/verify-email', resetPassword: '/reset-password' } as const;

/** Paths of the pages behind the links about a change of address. */
export const emailPagePaths = { changeEmail: '/confirm-email', keepEmail: '/keep-email' } as const;

/** The page of a link; it redirects to `callbackUrl` afterwards, unless the link's row names another address. */
export function linkPath(purpose: ProofPurpose, token: string, callbackUrl: string | null): string {
  const query = new URLSearchParams({ token, ...(callbackUrl !== null && { callbackURL: callbackUrl }) });
  return `${linkPagePaths[purpose]}?${query.toString()}`;
}

/** The page that confirms that the address is verified and this browser signed in. */
export function confirmedPath(locale: MailLocale): string {
  return `${linkPagePaths.verifyEmail}/done?lang=${locale}`;
}
