import { type Answer, Client } from '@testing/http-client.js';
import type { Random } from '@testing/fuzz/random.js';

/** What the hands of a run share: who they call, what they have made, what was answered. */
export class Table {
  /** Ids by what they name: later ones are taken more often. */
  private readonly made = new Map<string, string[]>();
  readonly answers = new Map<string, number>();
  readonly faults: string[] = [];

  constructor(
    readonly baseUrls: readonly string[],
    readonly mailFolder: string,
    readonly random: Random,
  ) {}

  add(what: string, id: string): void {
    this.made.set(what, [...this.all(what), id].slice(-40));
  }

  /** Keeps the id of what a call has made, under each of these words. */
  async keep(asked: Promise<Answer>, ...whats: string[]): Promise<Answer> {
    const answer = await asked;
    if (answer.status === 201) for (const what of whats) this.add(what, (answer.data as { id: string }).id);
    return answer;
  }

  all(what: string): readonly string[] {
    return this.made.get(what) ?? [];
  }

  /** One of the latest, or one that never was. */
  take(what: string): string {
    return this.random.pick(this.made.get(what) ?? ['01a1fcdc-e346-75d8-a749-4e51adca3cc9']);
  }

  /** A session at any of the API processes. */
  at(cookie: string | null): Client {
    const client = new Client({ baseUrl: this.random.pick(this.baseUrls), mailFolder: this.mailFolder });
    client.cookie = cookie;
    return client;
  }

  count(act: string, { status, text, headers }: Answer): void {
    this.answers.set(`${act} ${status}`, (this.answers.get(`${act} ${status}`) ?? 0) + 1);
    // A file that is not measured in time is told with when to come again.
    const isLater = status === 503 && text.includes('EXTERNAL_SERVICE_ERROR') && headers.has('Retry-After');
    if (status >= 500 && !isLater) this.faults.push(`${act}: ${status} ${text.slice(0, 200)}`);
  }
}

/** One call of somebody, on what may just be changed or deleted by another. */
export type Act = () => Promise<Answer>;

/** Calls without a pause, each another one, until the time is over. */
export async function callUntil(
  table: Table,
  acts: Readonly<Record<string, Act>>,
  endMs: number,
): Promise<void> {
  const names = Object.keys(acts);
  while (Date.now() < endMs) {
    const name = table.random.pick(names);
    table.count(name, await acts[name]!());
  }
}
