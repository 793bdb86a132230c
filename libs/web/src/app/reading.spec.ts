import { describe, expect, it } from '@jest/globals';
import { CallFailure } from './failure.js';
import { Reading } from './reading.js';

const soon = (): Promise<void> => new Promise((done) => setTimeout(done));

/** A record whose calls are answered by hand. */
function slowRecord() {
  const calls: PromiseWithResolvers<string>[] = [];
  const brought: string[] = [];
  const load = (): Promise<string> => {
    calls.push(Promise.withResolvers<string>());
    return calls.at(-1)!.promise;
  };
  const reading = new Reading(load, {
    onData: (data) => brought.push(data),
    onFailure: ({ code }) => brought.push(code),
  });
  reading.again();
  return { reading, calls, brought };
}

describe('A record that changes faster than it is answered', () => {
  it('takes each answer, and reads once more for all changes since its call', async () => {
    const { reading, calls, brought } = slowRecord();
    for (let change = 0; change < 5; change += 1) reading.again();
    expect(calls).toHaveLength(1);
    calls[0]!.resolve('old');
    await soon();
    expect([brought, calls.length]).toEqual([['old'], 2]);
    calls[1]!.resolve('new');
    await soon();
    expect([brought, calls.length]).toEqual([['old', 'new'], 2]);
    reading.again();
    expect(calls).toHaveLength(3);
  });

  it('is read again after a refusal', async () => {
    const { reading, calls, brought } = slowRecord();
    calls[0]!.reject(new CallFailure('NOT_FOUND', 'M', {}, null, 404));
    await soon();
    reading.again();
    calls[1]!.resolve('new');
    await soon();
    expect(brought).toEqual(['NOT_FOUND', 'new']);
  });

  it('brings nothing once it has ended', async () => {
    const { reading, calls, brought } = slowRecord();
    reading.again();
    reading.end();
    calls[0]!.resolve('old');
    await soon();
    expect([brought, calls.length]).toEqual([[], 1]);
  });
});
