/**
 * Up to this many values are sorted by insertion, up to the next by heap, more by their bytes: no order and no number
 * costs its square, and millions of values cost as many passes as there are bytes in which they differ.
 */
const INSERTION_MAX: usize = 24;
const HEAP_MAX: usize = 2048;

/** Sorts the u64 from `start` to before `end` in place. */
export function sortAscending(start: usize, end: usize): void {
  if (end - start > HEAP_MAX << 3) return byteSort(start, end);
  if (end - start > INSERTION_MAX << 3) return heapSort(start, (end - start) >> 3);
  for (let at = start + 8; at < end; at += 8) {
    const value = load<u64>(at);
    let hole = at;
    while (hole > start && load<u64>(hole - 8) > value) {
      store<u64>(hole, load<u64>(hole - 8));
      hole -= 8;
    }
    store<u64>(hole, value);
  }
}

/** Sorts `count` u64 in place in O(n log n), whatever their order. */
function heapSort(base: usize, count: usize): void {
  for (let root = count >> 1; root > 0; root--) siftDown(base, root - 1, count);
  for (let last = count - 1; last > 0; last--) {
    const value = load<u64>(base + (last << 3));
    store<u64>(base + (last << 3), load<u64>(base));
    store<u64>(base, value);
    siftDown(base, 0, last);
  }
}

function siftDown(base: usize, root: usize, count: usize): void {
  const value = load<u64>(base + (root << 3));
  let hole = root;
  while (true) {
    let child = (hole << 1) + 1;
    if (child >= count) break;
    if (child + 1 < count && load<u64>(base + (child << 3), 8) > load<u64>(base + (child << 3))) child++;
    if (load<u64>(base + (child << 3)) <= value) break;
    store<u64>(base + (hole << 3), load<u64>(base + (child << 3)));
    hole = child;
  }
  store<u64>(base + (hole << 3), value);
}

/** For each of eight levels of `byteSort`, where the values of each byte begin, and how far they are sorted. */
const bounds = memory.data(8 * 257 * 4 * 2, 8);
const LEVEL_BYTES: usize = 257 * 4 * 2;
let level: usize = 0;

/** Sorts by the highest byte in which values differ, in place, then the values of each byte among themselves. */
function byteSort(start: usize, end: usize): void {
  const first = load<u64>(start);
  let differing: u64 = 0;
  for (let at = start + 8; at < end; at += 8) differing |= load<u64>(at) ^ first;
  if (differing == 0) return;
  const shift = (63 - clz<u64>(differing)) & ~7;
  const begins = bounds + level * LEVEL_BYTES;
  const nexts = begins + 257 * 4;
  countBytes(start, end, shift, begins, nexts);
  for (let byte: usize = 0; byte < 256; byte++) {
    const stop = load<u32>(begins + ((byte + 1) << 2));
    let next = load<u32>(nexts + (byte << 2));
    while (next < stop) {
      const at = start + (<usize>next << 3);
      let value = load<u64>(at);
      let own = <usize>(value >> shift) & 0xff;
      // Follows the values that stand in one another's places until one comes home.
      while (own != byte) {
        const home = nexts + (own << 2);
        const place = start + (<usize>load<u32>(home) << 3);
        store<u32>(home, load<u32>(home) + 1);
        const displaced = load<u64>(place);
        store<u64>(place, value);
        value = displaced;
        own = <usize>(value >> shift) & 0xff;
      }
      store<u64>(at, value);
      next++;
      store<u32>(nexts + (byte << 2), next);
    }
  }
  if (shift == 0) return;
  level++;
  for (let byte: usize = 0; byte < 256; byte++) {
    const from = load<u32>(begins + (byte << 2));
    const to = load<u32>(begins + ((byte + 1) << 2));
    if (to - from > 1) sortAscending(start + (<usize>from << 3), start + (<usize>to << 3));
  }
  level--;
}

/** Sets where the values of each byte begin, in `begins` and in `nexts`. */
function countBytes(start: usize, end: usize, shift: u64, begins: usize, nexts: usize): void {
  memory.fill(nexts, 0, 257 * 4);
  for (let at = start; at < end; at += 8) {
    const count = nexts + (<usize>((load<u64>(at) >> shift) & 0xff) << 2);
    store<u32>(count, load<u32>(count) + 1);
  }
  let total: u32 = 0;
  for (let byte: usize = 0; byte <= 256; byte++) {
    const count = load<u32>(nexts + (byte << 2));
    store<u32>(begins + (byte << 2), total);
    store<u32>(nexts + (byte << 2), total);
    total += count;
  }
}
