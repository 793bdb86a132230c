/** A request as a client sends it. */
export interface ExampleRequest {
  path?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** What an earlier example was answered, by operation and path: `told('filesUpload.key')`. */
export type Told = (where: string) => unknown;

/** What an earlier example was answered, as a text. */
export const text = (told: Told, where: string): string => String(told(where));
