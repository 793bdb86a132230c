import type { Answer, Client } from './http-client.js';

/** Presses a button of the sandbox's page, as a browser's form does. */
export function press(client: Client, page: URL, decision: string): Promise<Answer> {
  return client.send(page.pathname + page.search, {
    method: 'POST',
    body: new URLSearchParams({ decision }),
    headers: { Origin: page.origin },
  });
}
