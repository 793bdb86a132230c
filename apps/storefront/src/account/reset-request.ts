import { pathTo } from '../app/paths.js';

/** The path of the page that a mailed link for a new password opens. */
export const newPasswordPath = pathTo('account', 'reset-password');

/** Asks for a link to the page for a new password, which leads back to this page. */
export function resetRequest(email: string): { email: string; redirectTo: string } {
  const page = new URL(newPasswordPath, location.href);
  page.searchParams.set('next', nextPath() ?? location.pathname + location.search);
  return { email, redirectTo: page.href };
}

/** Where the page for a new password leads afterwards: a path of this site, or `null`. */
export function nextPath(): string | null {
  if (location.pathname !== newPasswordPath) return null;
  const next = new URLSearchParams(location.search).get('next') ?? pathTo('basket');
  const url = new URL(next, location.href);
  const isOwn = url.origin === location.origin && url.pathname !== newPasswordPath;
  return isOwn ? url.pathname + url.search : pathTo('basket');
}
