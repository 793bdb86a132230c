/** As much of better-auth's fetch plugins as {@link unwrapEnvelope} needs. */
interface FetchPlugin {
  id: string;
  name: string;
  hooks: { onResponse: (context: { response: Response }) => Promise<Response> };
}

/** What a body of ours holds. */
interface Envelope {
  success?: unknown;
  data?: unknown;
  error?: { code: string; message: string; details: object };
}

/**
 * Lets better-auth's own client work against the service: it expects bodies without an envelope, and errors with
 * `code` and `message` at their top. Everything that is not in an envelope passes unchanged.
 *
 * ```ts
 * createAuthClient({ baseURL: 'https://print.example', fetchOptions: { plugins: [unwrapEnvelope()] } });
 * ```
 */
export function unwrapEnvelope(): FetchPlugin {
  return {
    id: 'unwrap-envelope',
    name: 'Unwrap envelope',
    hooks: {
      onResponse: async ({ response }) => {
        if (!response.headers.get('Content-Type')?.startsWith('application/json')) return response;
        const envelope = (await response.clone().json()) as Envelope;
        if (typeof envelope.success !== 'boolean') return response;
        const { status, statusText, headers } = response;
        const body = JSON.stringify(envelope.success ? envelope.data : envelope.error);
        return new Response(body, { status, statusText, headers });
      },
    },
  };
}
