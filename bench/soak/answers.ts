import { Client, type Answer, type ServiceAddress } from '@testing/http-client.js';

/** How many of the answers that were not expected are kept to be shown. */
const mostShown = 20;

/** What the service answered: statuses, and what it should not have answered. */
export class Answers {
  readonly byStatus = new Map<string, number>();
  readonly unexpected: string[] = [];
  unexpectedCount = 0;

  /** Of all answers so far. */
  get total(): number {
    return [...this.byStatus.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Answers of 500 to 599. */
  get serverErrors(): number {
    return [...this.byStatus].reduce((sum, [status, count]) => sum + (status.startsWith('5') ? count : 0), 0);
  }

  count(status: string): void {
    this.byStatus.set(status, (this.byStatus.get(status) ?? 0) + 1);
  }

  note(what: string): void {
    this.unexpectedCount += 1;
    if (this.unexpected.length < mostShown) this.unexpected.push(`${new Date().toISOString()} ${what}`);
  }
}

/** A client whose answers are counted. */
export class CountedClient extends Client {
  constructor(
    service: ServiceAddress,
    private readonly answers: Answers,
  ) {
    super(service);
  }

  override async send<T = unknown>(path: string, init: RequestInit): Promise<Answer<T>> {
    const answer = await super.send<T>(path, init).catch((error: unknown) => {
      this.answers.count('none');
      throw error;
    });
    this.answers.count(String(answer.status));
    return answer;
  }
}

/** @throws {Error} when the service answered with another status */
export async function expectStatus<T>(status: number, asked: Promise<Answer<T>>): Promise<Answer<T>> {
  const answer = await asked;
  if (answer.status !== status)
    throw new Error(`${answer.status} instead of ${status}: ${answer.text.slice(0, 300)}`);
  return answer;
}
