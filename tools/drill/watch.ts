import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '@testing/http-client.js';

const pauseMs = 200;
const giveUpMs = 150_000;

/** Retries calls as a client would until they succeed, and records the answers to failed ones. */
export class Watch {
  private readonly failures = new Set<string>();

  /**
   * @param name for the account, e.g. `an upload`.
   * @param call one attempt; the same each time, so that it is carried out once.
   * @param isDone whether an answer is the success that is waited for.
   */
  async persist<T>(
    name: string,
    call: () => Promise<Answer<T>>,
    isDone: (answer: Answer<T>) => boolean = ({ status }) => status < 300,
  ): Promise<Answer<T>> {
    for (const giveUpAt = performance.now() + giveUpMs; ; await sleep(pauseMs)) {
      const answer = await call().catch(() => null);
      if (answer !== null && isDone(answer)) return answer;
      const failure = answer === null ? 'no answer' : describe(answer);
      if (answer === null || answer.status >= 400) {
        this.failures.add(`${name}: ${failure}`);
      }
      if (performance.now() > giveUpAt) throw new Error(`${name} did not succeed: ${failure}`);
    }
  }

  seen(): string[] {
    return [...this.failures].sort();
  }
}

function describe({ status, error }: Answer): string {
  return error === undefined ? String(status) : `${status} ${error.code}`;
}
