import { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import type { Request } from 'express';
import { watchUploadRate } from './upload-rate.js';

const windowMs = 50;
/** Much more than a window needs. */
const chunk = Buffer.alloc(16 * 1024);

/** An upload of which the client sends so much at once, and then nothing. */
function uploadOf(chunks: number): Request {
  const upload = new Readable({ read: () => undefined });
  for (let count = 0; count < chunks; count += 1) upload.push(chunk);
  return Object.assign(upload, { app: { get: () => ({ uploadWindowMs: windowMs }) } }) as unknown as Request;
}

/** Whether an upload counts as too slow within some windows. */
async function isTooSlow(upload: Request, takeIn: Writable): Promise<boolean> {
  let isSlow = false;
  const stop = watchUploadRate(upload, () => (isSlow = true));
  upload.pipe(takeIn);
  await sleep(6 * windowMs);
  stop();
  return isSlow;
}

it('is too slow for a client that sends nothing, not for one whose file is not taken', async () => {
  const taking = () => new Writable({ write: (_chunk, _encoding, done) => done() });
  const takingNothing = () => new Writable({ highWaterMark: 1, write: () => undefined });
  expect(await isTooSlow(uploadOf(4), taking())).toBe(true);
  expect(await isTooSlow(uploadOf(4), takingNothing())).toBe(false);
});
