import { expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLogStream, gatherLines } from './log-stream.js';

/** A file that takes so many bytes at a time, and nothing once it is full. */
class FakeFile {
  text = '';
  roomBytes = Infinity;
  code = 'ENOSPC';

  write = (_fd: number, bytes: Uint8Array, offset: number): number => {
    const taken = Math.min(bytes.length - offset, this.roomBytes, 10);
    if (taken === 0) throw Object.assign(new Error(this.code), { code: this.code });
    this.roomBytes -= taken;
    this.text += Buffer.from(bytes.subarray(offset, offset + taken)).toString();
    return taken;
  };
}

it('writes whole lines, however little is taken at a time', () => {
  const file = new FakeFile();
  createLogStream(1, file.write).write(`${'x'.repeat(95)}\n`);
  expect(file.text).toBe(`${'x'.repeat(95)}\n`);
});

it('drops lines on a full disk, ends the one that was cut off, and says later how many there were', () => {
  const file = new FakeFile();
  const log = createLogStream(1, file.write);
  file.roomBytes = 15;
  log.write('{"first":1}\n');
  log.write('{"second":2}\n');
  log.write('{"third":3}\n');
  file.roomBytes = Infinity;
  log.write('{"fourth":4}\n');
  log.write('{"fifth":5}\n');
  const lines = file.text.trim().split('\n');
  expect([lines[0], lines[1], lines[3], lines[4]]).toEqual([
    '{"first":1}',
    '{"s',
    '{"fourth":4}',
    '{"fifth":5}',
  ]);
  expect(JSON.parse(lines[2]!)).toEqual({
    level: 40,
    time: expect.any(Number),
    msg: '2 log lines were lost: no room for them',
  });
  expect(lines).toHaveLength(5);
});

it('waits a moment for the reader of a full pipe once, and not for each line', () => {
  const file = new FakeFile();
  file.code = 'EAGAIN';
  file.roomBytes = 0;
  const log = createLogStream(1, file.write);
  const beganMs = performance.now();
  for (let line = 0; line < 100; line += 1) log.write('{"a":1}\n');
  expect(performance.now() - beganMs).toBeLessThan(5_000);
  file.roomBytes = Infinity;
  log.write('{"b":2}\n');
  expect(file.text).toContain('100 log lines were lost');
});

it('counts each of the lines that were written together and lost', () => {
  const file = new FakeFile();
  const log = createLogStream(1, file.write);
  file.roomBytes = 0;
  log.write('{"first":1}\n{"second":2}\n');
  file.roomBytes = Infinity;
  log.write('{"third":3}\n');
  expect(file.text).toContain('2 log lines were lost');
});

it('writes lines of a moment together, an error at once, and the rest when the process exits', async () => {
  const writes: string[] = [];
  let exit: () => void = () => undefined;
  const log = gatherLines({ write: (lines) => void writes.push(lines) }, (flush) => (exit = flush));
  log.write('{"level":30,"n":1}\n');
  log.write('{"level":40,"n":2}\n');
  expect(writes).toEqual([]);
  log.write('{"level":50,"n":3}\n');
  expect(writes).toEqual(['{"level":30,"n":1}\n{"level":40,"n":2}\n{"level":50,"n":3}\n']);
  log.write('{"level":30,"n":4}\n');
  while (writes.length < 2) await sleep(5);
  log.write('{"level":30,"n":5}\n');
  exit();
  expect(writes.slice(1)).toEqual(['{"level":30,"n":4}\n', '{"level":30,"n":5}\n']);
});
