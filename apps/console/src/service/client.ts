import createClient from 'openapi-fetch';
import type { paths } from '@client/service-types.js';
import { locale } from '../words/language.js';

let onSignedOut: () => Promise<void> = () => Promise.resolve();

/**
 * Says what to do when a call finds that the session has ended.
 *
 * @param act resolves once there is one again
 */
export function whenSignedOut(act: () => Promise<void>): void {
  onSignedOut = act;
}

/** Calls that are answered 401 in the course of signing in, or out. */
const isOfDoor = (url: string): boolean => /\/sign-in\/|\/sign-out$|\/ops\/api\/me$/.test(url);

/** The API of the page's own host; the browser keeps the session's cookie. */
export const service = createClient<paths>({
  baseUrl: '',
  headers: { 'Accept-Language': locale },
  fetch: async (request) => {
    const isRead = request.method === 'GET';
    for (;;) {
      const response = await fetch(isRead ? request.clone() : request);
      if (response.status !== 401 || isOfDoor(request.url)) return response;
      const isBack = onSignedOut();
      // What is shown stays until it can be read again; what was refused is done again by its button alone.
      if (!isRead) return response;
      await isBack;
    }
  },
});
