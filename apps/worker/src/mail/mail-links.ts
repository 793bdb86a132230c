import type { OneTimeLink } from '@shared/database/entities/one-time-link.entity.js';
import { signLinkToken } from '@shared/mail/link-token.js';

/** The address that a mail's button leads to. The token exists from here on, in the mail alone. */
export function oneTimeUrl(publicUrl: string, appSecret: string, link: OneTimeLink): string {
  const token = signLinkToken(appSecret, link.purpose, link.id);
  if (link.purpose === 'resetPassword') {
    const url = new URL(link.callbackUrl ?? '/reset-password', publicUrl);
    url.searchParams.set('token', token);
    return url.href;
  }
  const url = new URL('/api/auth/verify-email', publicUrl);
  url.searchParams.set('token', token);
  if (link.callbackUrl) url.searchParams.set('callbackURL', link.callbackUrl);
  return url.href;
}
