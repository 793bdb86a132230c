import createClient from 'openapi-fetch';
import type { ServiceClient } from './service-client.js';
import type { paths } from './service-types.js';

/** What every call of a browser's client sends. */
export interface BrowserClientOptions {
  /** E.g. `{ 'Accept-Language': 'en' }`. */
  headers?: Record<string, string>;
}

/**
 * A client for pages: the browser keeps the session's cookie and sends it with every call.
 *
 * The service answers no page of another host: serve the page from the service's own, or pass `/api` on to it.
 *
 * @param baseUrl empty for the page's own host
 */
export function createBrowserClient(
  baseUrl = '',
  { headers = {} }: BrowserClientOptions = {},
): ServiceClient {
  return createClient<paths>({
    baseUrl,
    headers,
    credentials: 'include',
    fetch: (request) => fetch(request),
  });
}
