import createClient from 'openapi-fetch';
import type { paths } from '@client/service-types.js';
import { locale } from '../words/language.js';
import { noteTime } from './clock.js';

let signInAgain: () => Promise<boolean> = () => Promise.resolve(false);

/** Says what to do when a call is refused because the session has ended; answers whether there is a new one. */
export function onSessionEnd(ask: () => Promise<boolean>): void {
  signInAgain = ask;
}

/** Calls the service. A call that finds the session ended is made again, but for the one that ends it. */
async function call(request: Request): Promise<Response> {
  const again = request.clone();
  const response = await fetch(request);
  noteTime(response);
  if (
    response.status !== 401 ||
    request.url.endsWith('/sign-out') ||
    !(await isSessionMissing(response.clone()))
  )
    return response;
  return (await signInAgain()) ? fetch(again) : response;
}

const headers = { 'Accept-Language': locale };

/** The API of the page's own host; the browser keeps the session's cookie. */
export const service = createClient<paths>({ baseUrl: '', headers, fetch: call });

/** A paper or a table of the account, which is no JSON. */
export const fileOf = (path: string): Promise<Response> => call(new Request(path, { headers }));

/** Refusals of a call without a session; a wrong password is another. */
const missingSession: readonly (string | undefined)[] = ['UNAUTHORIZED', 'SESSION_EXPIRED'];

async function isSessionMissing(response: Response): Promise<boolean> {
  const body = (await response.json().catch(() => null)) as { error?: { code?: string } } | null;
  return missingSession.includes(body?.error?.code);
}
