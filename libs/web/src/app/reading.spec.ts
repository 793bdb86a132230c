import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CallFailure } from './failure.js';
import { lateReadings, Reading } from './reading.js';

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
    onLate: ({ code }) => brought.push(`late: ${code}`),
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

describe('A record whose failures pass', () => {
  const restarting = new CallFailure('BUSY', 'M', {}, null, 503);

  // A pause ends early when the browser is online again.
  const events = new EventTarget();
  beforeEach(() => {
    Object.assign(globalThis, {
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
    });
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    for (const name of ['addEventListener', 'removeEventListener']) Reflect.deleteProperty(globalThis, name);
  });

  /** A record that fails from its first call until it is mended. */
  function failingRecord() {
    const brought: string[] = [];
    let isMended = false;
    const load = () => (isMended ? Promise.resolve('new') : Promise.reject(restarting));
    const reading = new Reading(load, {
      onData: (data) => brought.push(data),
      onFailure: ({ code }) => brought.push(code),
      onLate: ({ code }) => brought.push(`late: ${code}`),
    });
    reading.again();
    return { reading, brought, mend: () => void (isMended = true) };
  }

  it('tells nothing of those that pass soon', async () => {
    const { brought, mend } = failingRecord();
    await jest.advanceTimersByTimeAsync(3_000);
    mend();
    await jest.advanceTimersByTimeAsync(30_000);
    expect([brought, lateReadings.value]).toEqual([['new'], 0]);
  });

  it('is late after five seconds, once, and brings what it reads in the end', async () => {
    const { brought, mend } = failingRecord();
    await jest.advanceTimersByTimeAsync(4_900);
    expect([brought, lateReadings.value]).toEqual([[], 0]);
    await jest.advanceTimersByTimeAsync(20_000);
    expect([brought, lateReadings.value]).toEqual([['late: BUSY'], 1]);
    mend();
    await jest.advanceTimersByTimeAsync(30_000);
    expect([brought, lateReadings.value]).toEqual([['late: BUSY', 'new'], 0]);
  });

  it('is late no more once it has ended', async () => {
    const { reading, brought } = failingRecord();
    await jest.advanceTimersByTimeAsync(6_000);
    reading.end();
    await jest.advanceTimersByTimeAsync(0);
    expect([brought, lateReadings.value]).toEqual([['late: BUSY'], 0]);
  });
});
