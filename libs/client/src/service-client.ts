import createClient, { type Client } from 'openapi-fetch';
import { CookieJar } from './cookie-jar.js';
import { ServiceFailure } from './service-failure.js';
import type { components, paths } from './service-types.js';

/** Every endpoint by its path, with its types; see the API description. */
export type ServiceClient = Client<paths>;

/** A record of the interface: `Schema<'Quote'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/**
 * A client of a running service that keeps its session, for Node. Browsers keep cookies by themselves: see
 * `createBrowserClient`.
 *
 * @param baseUrl e.g. `http://localhost:3000`
 */
export function createServiceClient(baseUrl: string): ServiceClient {
  const jar = new CookieJar();
  return createClient<paths>({
    baseUrl,
    fetch: async (request) => {
      const cookie = jar.header();
      if (cookie !== null) request.headers.set('Cookie', cookie);
      const response = await fetch(request);
      jar.keep(response.headers);
      return response;
    },
  });
}

interface Outcome<Body> {
  data?: Body;
  error?: unknown;
  response: Response;
}

/**
 * The body of a success, whatever it is.
 *
 * @throws {ServiceFailure} when the service refused or failed.
 */
export async function bodyOf<Body>(call: Promise<Outcome<Body>>): Promise<Body> {
  const { data, error, response } = await call;
  if (!response.ok) throw new ServiceFailure(response, error);
  return data as Body;
}

/**
 * `data` of the success envelope.
 *
 * @throws {ServiceFailure} when the service refused or failed.
 */
export async function dataOf<Data>(call: Promise<Outcome<{ data: Data }>>): Promise<Data> {
  return (await bodyOf(call)).data;
}

/** Uploads one file; a browser's `File` as it is. @throws {ServiceFailure} */
export function uploadFile(
  client: ServiceClient,
  filename: string,
  content: Uint8Array<ArrayBuffer> | Blob,
): Promise<Schema<'UploadedFile'>> {
  const form = new FormData();
  form.append('file', content instanceof Blob ? content : new Blob([content]), filename);
  const body = { file: filename };
  return dataOf(client.POST('/api/upload', { body, bodySerializer: () => form }));
}
