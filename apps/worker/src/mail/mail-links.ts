import type { OneTimeLink } from '@shared/infra/database/entities/one-time-link.entity.js';
import { signLinkToken } from '@shared/infra/mail/link-token.js';

/**
 * The address that a mail's button leads to. The token exists from here on, in the mail alone. The place to go to
 * afterwards is looked up in the link's row: what a stranger typed there is not mailed to an unverified address.
 *
 * @param link with its user
 */
export function oneTimeUrl(publicUrl: string, appSecret: string, link: OneTimeLink): string {
  const token = signLinkToken(appSecret, link.purpose, link.id);
  const page = link.user.isEmailVerified ? link.callbackUrl : null;
  const path = link.purpose === 'resetPassword' ? (page ?? '/reset-password') : '/api/auth/verify-email';
  const url = new URL(path, publicUrl);
  url.searchParams.set('token', token);
  return url.href;
}
