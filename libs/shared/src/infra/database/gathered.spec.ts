import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { gathered } from './gathered.js';
import { isDatabaseAway } from './is-database-away.js';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Statements that end when they are told to. */
function held() {
  const statements: { questions: readonly number[]; end: (answer?: Error) => void }[] = [];
  const ask = gathered(
    (questions: readonly number[]) =>
      new Promise<number[]>((resolve, reject) => {
        const end = (failure?: Error) =>
          failure === undefined ? resolve(questions.map((one) => one * 10)) : reject(failure);
        statements.push({ questions, end });
      }),
  );
  return { statements, ask };
}

describe('gathered', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('answers the questions of one turn by one statement, each with its own answer', async () => {
    const { statements, ask } = held();
    const answers = Promise.all([ask(1), ask(2), ask(1)]);
    await turn();
    expect(statements.map(({ questions }) => questions)).toEqual([[1, 2, 1]]);
    statements[0]!.end();
    expect(await answers).toEqual([10, 20, 10]);
  });

  it('lets newcomers wait for the next statement while two are under way', async () => {
    const { statements, ask } = held();
    const answers = [ask(1)];
    await turn();
    answers.push(ask(2));
    await turn();
    answers.push(ask(3));
    await turn();
    answers.push(ask(4));
    await turn();
    expect(statements.map(({ questions }) => questions)).toEqual([[1], [2]]);
    statements[0]!.end();
    await turn();
    expect(statements.map(({ questions }) => questions)).toEqual([[1], [2], [3, 4]]);
    for (const { end } of statements) end();
    expect(await Promise.all(answers)).toEqual([10, 20, 30, 40]);
  });

  it('keeps no answer', async () => {
    const { statements, ask } = held();
    for (const place of [0, 1]) {
      const answer = ask(7);
      await turn();
      statements[place]!.end();
      expect(await answer).toBe(70);
    }
  });

  it('goes on after a failed statement', async () => {
    const { statements, ask } = held();
    const failed = expect(ask(1)).rejects.toThrow('The server was away');
    await turn();
    statements[0]!.end(new Error('The server was away'));
    await failed;
    const answer = ask(2);
    await turn();
    statements[1]!.end();
    expect(await answer).toBe(20);
  });

  it('asks at most a hundred questions a statement', async () => {
    const { statements, ask } = held();
    const answers = Promise.all(Array.from({ length: 150 }, (_, place) => ask(place)));
    await turn();
    await turn();
    expect(statements.map(({ questions }) => questions.length)).toEqual([100, 50]);
    for (const { end } of statements) end();
    expect((await answers)[149]).toBe(1490);
  });

  it('refuses questions whose turn comes later than after 30 seconds, and answers the next ones', async () => {
    const { statements, ask } = held();
    const sinceMs = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(sinceMs);
    const failed = Promise.allSettled(Array.from({ length: 500 }, (_, place) => ask(place)));
    await turn();
    await turn();
    expect(statements).toHaveLength(2);
    clock.mockReturnValue(sinceMs + 30_001);
    const answer = ask(7);
    for (const { end } of statements) end(new Error('No answer in time'));
    const outcomes = await failed;
    expect(outcomes.map(({ status }) => status)).toEqual(Array(500).fill('rejected'));
    expect(isDatabaseAway((outcomes[200] as PromiseRejectedResult).reason)).toBe(true);
    await turn();
    expect(statements.map(({ questions }) => questions.length)).toEqual([100, 100, 1]);
    statements[2]!.end();
    expect(await answer).toBe(70);
  });
});
