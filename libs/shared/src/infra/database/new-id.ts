import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

/** Random bytes for the next ids: to ask for those of each id takes longer than to make it. */
const random = new Uint8Array(16 * 256);
let taken = random.length;

let lastMs = -Infinity;
let sequence = 0;

/** A fresh UUIDv7: ids sort by the order in which this process made them. */
export function newId(): string {
  if (taken === random.length) {
    randomFillSync(random);
    taken = 0;
  }
  const own = random.subarray(taken, (taken += 16));
  const nowMs = Date.now();
  if (nowMs > lastMs) {
    lastMs = nowMs;
    // The upper half of the numbers is left for the ids of the same millisecond.
    sequence = new DataView(own.buffer, own.byteOffset).getUint32(0) >>> 1;
  } else {
    sequence++;
  }
  return v7({ random: own, msecs: lastMs, seq: sequence });
}
