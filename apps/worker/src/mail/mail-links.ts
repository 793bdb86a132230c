import type { LinkPurpose } from '@shared/domain/accounts/address-proof.js';
import type { OneTimeLink } from '@shared/infra/database/entities/one-time-link.entity.js';
import { signLinkToken } from '@shared/infra/mail/link-token.js';

/**
 * The address that a mail's button leads to. The token is made here and exists only in the mail. The callback URL
 * comes from the link's row; it is left out for an unverified address, since a stranger may have typed it.
 *
 * @param link with its user
 */
export function oneTimeUrl(publicUrl: string, appSecret: string, link: OneTimeLink): string {
  const token = signLinkToken(appSecret, link.purpose, link.id);
  const page = link.user.isEmailVerified ? link.callbackUrl : null;
  const url = new URL(pathOf(link.purpose, page ?? null), publicUrl);
  url.searchParams.set('token', token);
  return url.href;
}

function pathOf(purpose: LinkPurpose, page: string | null): string {
  if (purpose === 'verifyEmail') return '/api/auth/verify-email';
  if (purpose === 'changeEmail') return '/confirm-email';
  if (purpose === 'keepEmail') return '/keep-email';
  return page ?? '/reset-password';
}
